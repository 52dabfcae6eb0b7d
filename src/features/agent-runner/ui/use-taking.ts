import { record as runWords } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useEffect } from 'react'
import { filled } from '#lib/filled.ts'
import { portsAtom } from '#platform/ports.ts'
import { loadCode } from '#platform/site-code.ts'
import { copyOf, type Outcome } from '../outcome.ts'
import { fileName } from '../prompt.ts'
import { spokenAtom } from '../state.ts'

const words = runWords.toasts
const types = { txt: 'text/plain', md: 'text/markdown' } as const

/** The ways to take a result along; `box` is where it stands. What a toast says is said in the dialog too. */
export function useTaking(agentName: string, outcome: Outcome, box: RefObject<HTMLElement | null>) {
  const ports = useAtomValue(portsAtom)
  const say = useSetAtom(spokenAtom)
  // a browser lets a page copy only right after the click
  useEffect(() => void ports.takeAway().catch(() => {}), [ports])
  const told = (isDone: boolean) => {
    const toast = isDone
      ? ({ tone: 'done', ...words.copied } as const)
      : ({ tone: 'error', ...words.copyFailed } as const)
    ports.toast(toast)
    say(toast.text)
  }
  /** What takes a result out of the page; null where its code cannot be had, which is said. */
  const wayOut = async () => {
    const way = await loadCode(ports.takeAway, ports.http)
    if (typeof way !== 'string') return way
    ports.toast({ tone: 'error', ...words[way] })
    say(words[way].text)
    return null
  }
  return {
    copy: async () => told(await ports.clipboard.write(copyOf(outcome))),
    async copyFormatted() {
      const html = box.current ? markupOf(box.current) : ''
      const way = await wayOut()
      if (way) told(await way.copyFormatted(copyOf(outcome), html))
    },
    async save(ending: keyof typeof types) {
      const name = fileName(agentName, ending)
      const way = await wayOut()
      if (!way) return
      way.save({ name, type: types[ending], text: copyOf(outcome) })
      const text = filled(words.saved.text, { file: name })
      ports.toast({ tone: 'done', title: words.saved.title, text })
      say(text)
    },
  } as const
}

/** What stands in an element, as markup without our looks: for what pastes formatted text. */
function markupOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  // here they stand below those of the dialog; elsewhere they have the rank the answer gave them
  for (const heading of copy.querySelectorAll<HTMLElement>('[data-depth]')) {
    const ranked = document.createElement(`h${heading.dataset.depth}`)
    ranked.append(...heading.childNodes)
    heading.replaceWith(ranked)
  }
  // what words stand in for our sake, or a translator's
  for (const each of copy.querySelectorAll('span, font')) each.replaceWith(...each.childNodes)
  for (const each of copy.querySelectorAll('*'))
    for (const { name } of [...each.attributes]) if (!carried.includes(name)) each.removeAttribute(name)
  return [...copy.children].map((child) => new XMLSerializer().serializeToString(child)).join('')
}

const carried: readonly string[] = ['href', 'start', 'scope', 'dir']

import { record as runWords } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useEffect } from 'react'
import { fillTemplate } from '#lib/fill-template.ts'
import { loadCode } from '#platform/load-code.ts'
import { portsAtom } from '#platform/ports.ts'
import { resultFileName } from '../prompt.ts'
import { type RunState, resultMarkdown } from '../run-state.ts'
import { runAnnouncementAtom } from '../state.ts'

const words = runWords.toasts
const mimeTypes = { txt: 'text/plain', md: 'text/markdown' } as const

/** The ways to take a result along; `box` is where it stands. What a toast says is said in the dialog too. */
export function useResultExport(agentName: string, outcome: RunState, box: RefObject<HTMLElement | null>) {
  const ports = useAtomValue(portsAtom)
  const say = useSetAtom(runAnnouncementAtom)
  // a browser lets a page copy only right after the click
  useEffect(() => void ports.textExport().catch(() => {}), [ports])
  const announceCopy = (isDone: boolean) => {
    const toast = isDone
      ? ({ tone: 'done', ...words.copied } as const)
      : ({ tone: 'error', ...words.copyFailed } as const)
    ports.toast(toast)
    say(toast.text)
  }
  /** What takes a result out of the page; null where its code cannot be had, which is said. */
  const loadExport = async () => {
    const exporter = await loadCode(ports.textExport, ports.http)
    if (typeof exporter !== 'string') return exporter
    ports.toast({ tone: 'error', ...words[exporter] })
    say(words[exporter].text)
    return null
  }
  return {
    copy: async () => announceCopy(await ports.clipboard.write(resultMarkdown(outcome))),
    async copyFormatted() {
      const html = box.current ? cleanHtml(box.current) : ''
      const way = await loadExport()
      if (way) announceCopy(await way.copyFormatted(resultMarkdown(outcome), html))
    },
    async save(extension: keyof typeof mimeTypes) {
      const name = resultFileName(agentName, extension)
      const way = await loadExport()
      if (!way) return
      way.save({ name, type: mimeTypes[extension], text: resultMarkdown(outcome) })
      const text = fillTemplate(words.saved.text, { file: name })
      ports.toast({ tone: 'done', title: words.saved.title, text })
      say(text)
    },
  } as const
}

/** What stands in an element, as markup without our looks: for what pastes formatted text. */
function cleanHtml(element: HTMLElement): string {
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
    for (const { name } of [...each.attributes]) if (!keptAttributes.includes(name)) each.removeAttribute(name)
  return [...copy.children].map((child) => new XMLSerializer().serializeToString(child)).join('')
}

const keptAttributes: readonly string[] = ['href', 'start', 'scope', 'dir']

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

/** Returns the ways to export a result. `box` is its element. Toasts are announced in the dialog as well. */
export function useResultExport(agentName: string, outcome: RunState, box: RefObject<HTMLElement | null>) {
  const ports = useAtomValue(portsAtom)
  const say = useSetAtom(runAnnouncementAtom)
  // loads the code early, because browsers allow copying only right after the click
  useEffect(() => void ports.textExport().catch(() => {}), [ports])
  const announceCopy = (isDone: boolean) => {
    const toast = isDone
      ? ({ tone: 'done', ...words.copied } as const)
      : ({ tone: 'error', ...words.copyFailed } as const)
    ports.toast(toast)
    say(toast.text)
  }
  /** Returns the export code. If it cannot be loaded, tells the visitor and returns null. */
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

/** Returns an element's content as HTML without the site's styles, to be pasted as formatted text. */
function cleanHtml(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  // restores the heading ranks of the answer, which are lower in the dialog
  for (const heading of copy.querySelectorAll<HTMLElement>('[data-depth]')) {
    const ranked = document.createElement(`h${heading.dataset.depth}`)
    ranked.append(...heading.childNodes)
    heading.replaceWith(ranked)
  }
  // unwraps the elements that this site or a translator put around texts
  for (const each of copy.querySelectorAll('span, font')) each.replaceWith(...each.childNodes)
  for (const each of copy.querySelectorAll('*'))
    for (const { name } of [...each.attributes]) if (!keptAttributes.includes(name)) each.removeAttribute(name)
  return [...copy.children].map((child) => new XMLSerializer().serializeToString(child)).join('')
}

const keptAttributes: readonly string[] = ['href', 'start', 'scope', 'dir']

import { record as runWords } from 'virtual:records/messages/run'
import { record as tooOld } from 'virtual:records/messages/site/tooOld'
import { useAtomValue, useSetAtom } from 'jotai'
import { type MouseEvent, type RefObject, useEffect } from 'react'
import { fillTemplate } from '#lib/fill-template.ts'
import { loadCode } from '#platform/load-code.ts'
import { portsAtom } from '#platform/ports.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { runAnnouncementAtom } from '../state.ts'

const words = runWords.toasts
const mimeTypes = { txt: 'text/plain', md: 'text/markdown' } as const

export type ExportedText = {
  readonly markdown: () => string
  readonly fileName: (extension: keyof typeof mimeTypes) => string
}

/**
 * Returns functions that export a result or a sample. `resultRef` is its element. Toasts are announced in the dialog as
 * well. An export that is pressed while another one is at work does nothing.
 */
export function useResultExport({ markdown, fileName }: ExportedText, resultRef: RefObject<HTMLElement | null>) {
  const ports = useAtomValue(portsAtom)
  const announce = useSetAtom(runAnnouncementAtom)
  const once = useOneAtATime()
  // loads the code early, because browsers allow copying only right after the click
  useEffect(() => void ports.textExport().catch(() => {}), [ports])
  const announceCopy = (isDone: boolean) => {
    const toast = isDone
      ? ({ tone: 'done', ...words.copied } as const)
      : ({ tone: 'error', ...words.copyFailed } as const)
    ports.toast(toast)
    announce(toast.text)
  }
  /** Returns the export code. If the code cannot be loaded, shows a toast and returns null. */
  const loadExport = async () => {
    const exporter = await loadCode(ports.textExport, ports.http)
    if (typeof exporter !== 'string') return exporter
    const failure = exporter === 'tooOld' ? tooOld : words[exporter]
    ports.toast({ tone: 'error', ...failure })
    announce(failure.text)
    return null
  }
  const copy = async () => announceCopy(await ports.clipboard.write(markdown()))
  const copyFormatted = async () => {
    const html = resultRef.current ? cleanHtml(resultRef.current) : ''
    const exporter = await loadExport()
    if (exporter) announceCopy(await exporter.copyFormatted(markdown(), html))
  }
  const save = async (extension: keyof typeof mimeTypes) => {
    const name = fileName(extension)
    const exporter = await loadExport()
    if (!exporter) return
    exporter.save({ name, type: mimeTypes[extension], text: markdown() })
    const text = fillTemplate(words.saved.text, { file: name })
    ports.toast({ tone: 'done', title: words.saved.title, text })
    announce(text)
  }
  return {
    copy: (press: MouseEvent) => void once(copy, press),
    copyFormatted: (press: MouseEvent) => void once(copyFormatted, press),
    save: (extension: keyof typeof mimeTypes, press: MouseEvent) => void once(() => save(extension), press),
  } as const
}

/** Returns an element's content as HTML without the site's styles, to be pasted as formatted text. */
function cleanHtml(element: HTMLElement): string {
  const clone = element.cloneNode(true) as HTMLElement
  // restores the heading ranks of the answer, which are lower in the dialog
  for (const heading of clone.querySelectorAll<HTMLElement>('[data-depth]')) {
    const rankedHeading = document.createElement(`h${heading.dataset.depth}`)
    rankedHeading.append(...heading.childNodes)
    heading.replaceWith(rankedHeading)
  }
  // unwraps the elements that this site or a translator put around texts
  for (const each of clone.querySelectorAll('span, font')) each.replaceWith(...each.childNodes)
  for (const each of clone.querySelectorAll('*'))
    for (const { name } of [...each.attributes]) if (!keptAttributes.includes(name)) each.removeAttribute(name)
  return [...clone.children].map((child) => new XMLSerializer().serializeToString(child)).join('')
}

const keptAttributes: readonly string[] = ['href', 'start', 'scope', 'dir']

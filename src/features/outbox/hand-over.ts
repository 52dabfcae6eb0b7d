import type { Drafts } from '#platform/ports.ts'
import type { Draft } from './item.ts'

/**
 * Writes a request's words into the drafts of its form. Answers how to undo that, or why it was not done: 'occupied', the
 * form holds other words; 'unkept', the device does not take these.
 */
export function handedOver(
  drafts: Pick<Drafts, 'read' | 'write'>,
  { kind, fields }: Draft,
  mayReplace: boolean,
): { readonly undo: () => void } | 'occupied' | 'unkept' {
  const texts = Object.entries(fields).map(([name, text]) => ({ name: `${kind}.${name}`, text }))
  const before = texts.map(({ name }) => ({ name, text: drafts.read(name) }))
  const isOther = before.some(({ text }, place) => text !== '' && text !== texts[place]?.text)
  if (isOther && !mayReplace) return 'occupied'
  const put = (all: typeof texts) => {
    for (const { name, text } of all) drafts.write(name, text)
  }
  put(texts)
  if (texts.every(({ name, text }) => drafts.read(name) === text)) return { undo: () => put(before) }
  put(before)
  return 'unkept'
}

import { faqCollection } from './faq.ts'
import { readEntries } from './files.ts'
import type { Mistake } from './mistake.ts'

/** What answers of the chat may lead to, by the name of a collection: the ids of its records, or their numbers. */
export type ExistingRecords = Readonly<Record<'products' | 'projects' | 'library', readonly string[]>>

type RecordLink = { readonly name: string; readonly of: keyof ExistingRecords }

const WANTED = {
  products: 'a product of this address; without one this entry goes',
  projects: 'a project of this address; without one this entry goes',
  library: 'the number of an agent; without one this entry goes',
} as const

const LINK = ['link', 'href']

/** Returns the answers of the chat whose link leads to the place of a record that is gone, on the page of its list. */
export function orphanedAnswers(content: string, present: ExistingRecords): readonly Mistake[] {
  return readEntries(content, faqCollection).entries.flatMap(({ file, source: { fields, lineOf } }) => {
    const said = parseRecordLink(String((fields.link as { readonly href?: unknown } | undefined)?.href ?? ''))
    if (!said || present[said.of].includes(said.name)) return []
    const found = `${said.name}, which is not there`
    return [{ file, line: lineOf(LINK), field: LINK.join('.'), found, wanted: WANTED[said.of] }]
  })
}

function parseRecordLink(href: string): RecordLink | null {
  const agent = /#agent-(\d+)$/.exec(href)?.[1]
  if (agent !== undefined) return { name: agent, of: 'library' }
  const [, list, name = ''] = /^(?:\{path:|\/)(products|projects)\}?#(.+)$/.exec(href) ?? []
  return list === 'products' || list === 'projects' ? { name, of: list } : null
}

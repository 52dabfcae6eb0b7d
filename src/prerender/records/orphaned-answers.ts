import { collection as faqCollection } from '#content/faq/schema.ts'
import { readEntries } from './files.ts'
import type { Mistake } from './mistake.ts'

/** The records that chat answers may link to: their ids, or their numbers, by collection. */
export type ExistingRecords = Readonly<Record<'products' | 'projects' | 'library', readonly string[]>>

type RecordLink = { readonly name: string; readonly collection: keyof ExistingRecords }

const WANTED = {
  products: 'the name of an existing product; otherwise remove this entry',
  projects: 'the name of an existing project; otherwise remove this entry',
  library: 'the number of an existing agent; otherwise remove this entry',
} as const

const LINK_PATH = ['link', 'href']

/** Returns a mistake for each chat answer that links to a record which no longer exists. */
export function orphanedAnswers(content: string, existing: ExistingRecords): readonly Mistake[] {
  return readEntries(content, faqCollection).entries.flatMap(({ file, source: { fields, lineOf } }) => {
    const link = parseRecordLink(String((fields.link as { readonly href?: unknown } | undefined)?.href ?? ''))
    if (!link || existing[link.collection].includes(link.name)) return []
    const found = `${link.name}, which does not exist`
    return [{ file, line: lineOf(LINK_PATH), field: LINK_PATH.join('.'), found, wanted: WANTED[link.collection] }]
  })
}

function parseRecordLink(href: string): RecordLink | null {
  const agent = /#agent-(\d+)$/.exec(href)?.[1]
  if (agent !== undefined) return { name: agent, collection: 'library' }
  const [, list, name = ''] = /^(?:\{path:|\/)(products|projects)\}?#(.+)$/.exec(href) ?? []
  return list === 'products' || list === 'projects' ? { name, collection: list } : null
}

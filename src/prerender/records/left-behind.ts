import { faq } from './faq.ts'
import { entriesOf } from './files.ts'
import type { Mistake } from './mistake.ts'

/** What answers of the chat may lead to or be about, by the name of a collection: the ids of its records, or their numbers. */
export type Present = Readonly<Record<'faq' | 'batches' | 'products' | 'projects' | 'library', readonly string[]>>

type Path = readonly (string | number)[]
type Said = { readonly path: Path; readonly name: string; readonly of: keyof Present }

const WANTED = {
  faq: 'the id of an entry',
  batches: 'the name of a batch; without one this entry goes',
  products: 'a product of this address; without one this entry goes',
  projects: 'a project of this address; without one this entry goes',
  library: 'the number of an agent; without one this entry goes',
} as const

/** Returns what answers of the chat say of records that are gone: options, batches, and places on the pages of lists. */
export function leftBehind(content: string, present: Present): readonly Mistake[] {
  return entriesOf(content, faq).entries.flatMap(({ file, source: { fields, lineOf } }) =>
    saidIn(fields)
      .filter(({ name, of }) => !present[of].includes(name))
      .map(({ path, name, of }) => ({
        ...{ file, line: lineOf(path), field: path.join('.') },
        ...{ found: `${name}, which is not there`, wanted: WANTED[of] },
      })),
  )
}

function saidIn({ options, batch, link }: Readonly<Record<string, unknown>>): readonly Said[] {
  const listed = Array.isArray(options) ? options : []
  const href = String((link as { readonly href?: unknown } | undefined)?.href ?? '')
  return [
    ...listed.map((id, index): Said => ({ path: ['options', index], name: String(id), of: 'faq' })),
    ...(typeof batch === 'string' ? [{ path: ['batch'], name: batch, of: 'batches' } as const] : []),
    ...placeIn(href),
  ]
}

/** The record whose place on the page of its list an address leads to. */
function placeIn(href: string): readonly Said[] {
  const path = ['link', 'href']
  const agent = /#agent-(\d+)$/.exec(href)?.[1]
  if (agent !== undefined) return [{ path, name: agent, of: 'library' }]
  const [, list, name = ''] = /^(?:\{path:|\/)(products|projects)\}?#(.+)$/.exec(href) ?? []
  return list === 'products' || list === 'projects' ? [{ path, name, of: list }] : []
}

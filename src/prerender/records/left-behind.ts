import { faq } from './faq.ts'
import { entriesOf } from './files.ts'
import type { Mistake } from './mistake.ts'

/** What answers of the chat may lead to, by the name of a collection: the ids of its records, or their numbers. */
export type Present = Readonly<Record<'products' | 'projects' | 'library', readonly string[]>>

type Said = { readonly name: string; readonly of: keyof Present }

const WANTED = {
  products: 'a product of this address; without one this entry goes',
  projects: 'a project of this address; without one this entry goes',
  library: 'the number of an agent; without one this entry goes',
} as const

const LINK = ['link', 'href']

/** Returns the answers of the chat whose link leads to the place of a record that is gone, on the page of its list. */
export function leftBehind(content: string, present: Present): readonly Mistake[] {
  return entriesOf(content, faq).entries.flatMap(({ file, source: { fields, lineOf } }) => {
    const said = placeIn(String((fields.link as { readonly href?: unknown } | undefined)?.href ?? ''))
    if (!said || present[said.of].includes(said.name)) return []
    const found = `${said.name}, which is not there`
    return [{ file, line: lineOf(LINK), field: LINK.join('.'), found, wanted: WANTED[said.of] }]
  })
}

function placeIn(href: string): Said | null {
  const agent = /#agent-(\d+)$/.exec(href)?.[1]
  if (agent !== undefined) return { name: agent, of: 'library' }
  const [, list, name = ''] = /^(?:\{path:|\/)(products|projects)\}?#(.+)$/.exec(href) ?? []
  return list === 'products' || list === 'projects' ? { name, of: list } : null
}

import type { Nodes } from 'mdast'

const SHOWN =
  'what can: ## and ### headings, paragraphs, lists, quotations, tables, code, links, **strong** and *stressed* words'
/** What Markdown has and an article does not. */
const UNSHOWN: Readonly<Partial<Record<Nodes['type'], string>>> = {
  html: 'HTML (what stands between < and >)',
  image: 'a picture',
  imageReference: 'a picture',
  thematicBreak: 'a rule (a line of *** or ---)',
  break: 'a line that is broken by two spaces or a backslash at its end',
  definition: 'an address that is given apart from its link ([name]: /address)',
  linkReference: 'a link without its address behind it, as in [words](/address),',
}

/** Returns what is said of a part of Markdown that an article cannot hold. */
export function unsupportedMarkdown(type: Nodes['type']): string {
  return `${UNSHOWN[type] ?? `"${type}"`} cannot be shown in an article; ${SHOWN}`
}

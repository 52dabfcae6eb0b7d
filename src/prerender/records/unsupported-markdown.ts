import type { Nodes } from 'mdast'

const SUPPORTED =
  'use ## and ### headings, paragraphs, lists, quotations, tables, code, links, **strong** and *emphasised* words'
/** The parts of Markdown that an article does not support. */
const UNSUPPORTED: Readonly<Partial<Record<Nodes['type'], string>>> = {
  html: 'HTML (anything between < and >)',
  image: 'a picture',
  imageReference: 'a picture',
  thematicBreak: 'a rule (a line of *** or ---)',
  break: 'a line break (two spaces or a backslash at the end of a line)',
  definition: 'an address separate from its link ([name]: /address)',
  linkReference: 'a link that is not followed by its address ([text](/address))',
}

/** Returns the reason why an article cannot contain this kind of Markdown node. */
export function unsupportedMarkdown(type: Nodes['type']): string {
  return `${UNSUPPORTED[type] ?? `"${type}"`} cannot be shown in an article; ${SUPPORTED}`
}

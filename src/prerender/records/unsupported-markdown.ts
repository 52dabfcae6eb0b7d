import type { Nodes } from 'mdast'

const SUPPORTED = 'use ## and ### headings, paragraphs, lists, - [ ] tasks, quotations, tables, code, diagrams'
const SUPPORTED_IN_TEXT = 'links, footnotes[^1], **strong**, *emphasised* and ~~struck~~ words'

/** The parts of Markdown that an article does not support. */
const UNSUPPORTED: Readonly<Partial<Record<Nodes['type'], string>>> = {
  html: 'HTML (anything between < and >)',
  image: 'a picture',
  imageReference: 'a picture that is not followed by the name of its file (![what it shows](desk.jpg))',
  thematicBreak: 'a rule (a line of *** or ---)',
  break: 'a line break (two spaces or a backslash at the end of a line)',
  definition: 'an address separate from its link ([name]: /address)',
  linkReference: 'a link that is not followed by its address ([text](/address))',
}

/** Returns the reason why an article cannot contain this kind of Markdown node. */
export function unsupportedMarkdown(type: Nodes['type'], hasPictures: boolean): string {
  const supported = [SUPPORTED, ...(hasPictures ? ['pictures'] : []), SUPPORTED_IN_TEXT].join(', ')
  return `${UNSUPPORTED[type] ?? `"${type}"`} cannot be shown in an article; ${supported}`
}

import type { FootnoteDefinition, FootnoteReference, Nodes, Root } from 'mdast'
import type { ArticleBlock, ArticleInline } from '#content/article.ts'
import { slugify } from '#lib/slugify.ts'
import type { blocksOf, MarkdownContext } from './markdown-blocks.ts'

/** The footnotes of a text, by their names between `[^` and `]`, and those that the text has referred to, in order. */
export type Footnotes = {
  readonly definitions: ReadonlyMap<string, FootnoteDefinition>
  readonly used: Map<string, { readonly number: number; places: number }>
}

/** Matches what is written like a reference to a footnote, unless a backslash is before it. */
const REFERENCE = /(?<!\\)\[\^([^\]\s]+)\]/g

/** Returns the footnotes that a text defines. They are not used yet. */
export function findFootnotes(tree: Root): Footnotes {
  const definitions = new Map<string, FootnoteDefinition>()
  for (const node of tree.children)
    if (node.type === 'footnoteDefinition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node)
  return { definitions, used: new Map() }
}

/**
 * Returns the number that stands in the text for a footnote. Footnotes are numbered in the order of the text; their ids
 * come from their names, so that a new footnote does not change the address of another.
 */
export function footnoteReferenceOf(node: FootnoteReference, context: MarkdownContext): ArticleInline {
  const { definitions, used } = context.footnotes
  const { identifier } = node
  if (!definitions.has(identifier)) {
    context.report(node, nestedFootnote(identifier))
    return ''
  }
  const note = used.get(identifier) ?? { number: used.size + 1, places: 0 }
  note.places += 1
  used.set(identifier, note)
  return { kind: 'footnote', id: idOf(identifier), number: note.number, place: note.places }
}

/** Returns the reason why the text of a footnote cannot stand inside another block. */
export function nestedFootnote(identifier: string): string {
  return `the text of the footnote [^${identifier}] cannot stand inside a quotation or a list; write it at the end of the article, on a line of its own that begins with [^${identifier}]:`
}

/** Returns whether some text refers to a footnote, be it within emphasised words. */
export function hasFootnote(nodes: readonly Nodes[]): boolean {
  return nodes.some((node) => node.type === 'footnoteReference' || ('children' in node && hasFootnote(node.children)))
}

/** Reports references to footnotes without a text: the parser takes them for words. */
export function reportMissingFootnotes(node: Nodes, context: MarkdownContext): void {
  const { start, end } = node.position ?? {}
  const written = context.source.slice(start?.offset, end?.offset)
  for (const [reference] of written.matchAll(REFERENCE))
    context.report(
      node,
      `the footnote ${reference} has no text; write it on a line of its own that begins with ${reference}:`,
    )
}

/** Returns the list of footnotes that ends an article, or nothing, and reports footnotes that nothing refers to. */
export function footnotesBlock(
  tree: Root,
  context: MarkdownContext,
  parseBlocks: typeof blocksOf,
): readonly ArticleBlock[] {
  const { definitions, used } = context.footnotes
  for (const node of tree.children) {
    if (node.type !== 'footnoteDefinition') continue
    if (definitions.get(node.identifier) !== node)
      context.report(node, `another footnote is called [^${node.identifier}], too`)
    else if (!used.has(node.identifier))
      context.report(node, `the text never refers to the footnote [^${node.identifier}]`)
  }
  const count = used.size
  const notes = [...used.keys()].flatMap((identifier) => {
    const node = definitions.get(identifier)
    if (!node) return []
    const id = idOf(identifier)
    if (slugify(identifier) === '') context.report(node, 'a footnote needs letters or digits between [^ and ]')
    if (context.anchors.has(id)) context.report(node, `a heading or another footnote has the same anchor "${id}"`)
    context.anchors.add(id)
    const blocks = parseBlocks(node.children, context, 'a footnote')
    if (node.children.length === 0) context.report(node, `the footnote [^${identifier}] has no text`)
    return [{ id, places: used.get(identifier)?.places ?? 0, blocks }]
  })
  const nested = [...definitions.values()].filter(({ identifier }) => [...used.keys()].indexOf(identifier) >= count)
  for (const node of nested) context.report(node, 'a footnote cannot refer to another footnote')
  return notes.length === 0 ? [] : [{ kind: 'footnotes', notes }]
}

function idOf(identifier: string): string {
  return `footnote-${slugify(identifier)}`
}

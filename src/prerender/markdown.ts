import type { Nodes, PhrasingContent, RootContent, TableCell } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Block, Inline } from '#content/article.ts'
import { slugify } from '#lib/slugify.ts'
import { withFiguresWhole } from '#lib/unbroken.ts'
import { diagramOf } from './diagram.ts'

/**
 * Turns an article's Markdown into blocks. Only what the page can show is let through.
 * @throws an Error whose message names the construct and its line
 */
export function blocksOf(markdown: string): readonly Block[] {
  const tree = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
  return tree.children.map(blockOf)
}

/** Words of an article as a reader counts them: without code, headings included. */
export function wordCount(blocks: readonly Block[]): number {
  return blocks.flatMap(textsOf).join(' ').split(/\s+/).filter(Boolean).length
}

function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'code':
    case 'diagram':
      return []
    case 'heading':
      return [block.text]
    case 'list':
      return block.items.map(plain)
    case 'table':
      return [...block.head, ...block.rows.flat()].map(plain)
    default:
      return [plain(block.children)]
  }
}

function plain(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) =>
      typeof inline === 'string' ? inline : inline.kind === 'code' ? inline.text : plain(inline.children),
    )
    .join('')
}

function refuse(node: Nodes, reason: string): never {
  throw new Error(`line ${node.position?.start.line ?? '?'}: ${reason}`)
}

function blockOf(node: RootContent): Block {
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', children: node.children.map(inlineOf) }
    case 'heading':
      return headingOf(node)
    case 'list':
      return {
        kind: 'list',
        isOrdered: node.ordered === true,
        items: node.children.map((item) => paragraphIn(item, 'a list item')),
      }
    case 'blockquote':
      return { kind: 'quote', children: paragraphIn(node, 'a quotation') }
    case 'code':
      return codeOf(node)
    case 'table': {
      const [head, ...rows] = node.children.map((row) =>
        row.children.map((cell: TableCell) => cell.children.map(inlineOf)),
      )
      return { kind: 'table', head: head ?? [], rows }
    }
    default:
      return refuse(node, `"${node.type}" cannot be shown in an article`)
  }
}

function headingOf(node: Extract<RootContent, { type: 'heading' }>): Block {
  if (node.depth !== 2 && node.depth !== 3)
    return refuse(node, 'headings are ## or ###: the title is the page’s heading')
  const text = plain(node.children.map(inlineOf))
  return { kind: 'heading', depth: node.depth, id: slugify(text), text }
}

function codeOf(node: Extract<RootContent, { type: 'code' }>): Block {
  const told = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(node.meta ?? '')?.[1] ?? ''
  const language = node.lang ?? refuse(node, 'a code block needs a language')
  const title = told('title')
  if (language !== 'diagram') return { kind: 'code', language, title, text: node.value }
  const alt = told('alt') || refuse(node, 'a diagram needs alt="…": what it tells those who cannot see it')
  return { kind: 'diagram', title, alt, diagram: diagramOf(node.value) }
}

/** A second paragraph is refused: it would run into the first. */
function paragraphIn(
  node: Extract<RootContent, { type: 'blockquote' | 'listItem' }>,
  place: string,
): readonly Inline[] {
  const [only] = node.children
  if (node.children.length !== 1 || only?.type !== 'paragraph')
    return refuse(node, `${place} holds one paragraph of plain sentences`)
  return only.children.map(inlineOf)
}

function inlineOf(node: PhrasingContent): Inline {
  switch (node.type) {
    case 'text':
      return withFiguresWhole(node.value.replace(/\s*\n\s*/g, ' '))
    case 'strong':
      return { kind: 'strong', children: node.children.map(inlineOf) }
    case 'emphasis':
      return { kind: 'em', children: node.children.map(inlineOf) }
    case 'inlineCode':
      return { kind: 'code', text: node.value }
    case 'link':
      if (!/^(\/(?![/\\])|https:\/\/|#)/.test(node.url))
        refuse(node, `the link "${node.url}" is neither of this site nor https`)
      return { kind: 'link', href: node.url, children: node.children.map(inlineOf) }
    default:
      return refuse(node, `"${node.type}" cannot be shown in an article`)
  }
}

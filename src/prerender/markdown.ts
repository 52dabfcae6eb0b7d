import type { Nodes, PhrasingContent, RootContent, TableCell } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { ArticleBlock, ArticleInline } from '#content/article.ts'
import { withBoundUnits } from '#lib/line-breaks.ts'
import { slugify } from '#lib/slugify.ts'
import { parseDiagram } from './diagram.ts'
import { isHttpsUrl } from './records/field-schemas.ts'
import { unsupportedMarkdown } from './records/unsupported-markdown.ts'

/** Something that an article cannot contain, and the line of its text. */
type MarkdownMistake = { readonly line: number; readonly reason: string }
type MarkdownOptions = {
  /** Replaces the names of facts in braces by their values. The text begins on this line. */
  readonly fill: (text: string, line: number) => string
  /** Whether the site has a page of this address. */
  readonly isAddress: (path: string) => boolean
}

/** The options, and a function that records a mistake and lets the parser go on. */
type MarkdownContext = MarkdownOptions & { readonly tell: (node: Nodes, reason: string) => void }

/** These stand for escaped braces in the parser, which would remove the backslash and leave plain braces. */
const OPEN = '\uE000'
const CLOSE = '\uE001'

/**
 * Parses an article's Markdown into blocks. It returns only blocks that the page can show, and a mistake for each other
 * block. `fill` puts facts into texts and addresses, but not into code. `\{` in a text is a brace.
 */
export function markdownToBlocks(
  markdown: string,
  { fill, isAddress }: MarkdownOptions = { fill: (text) => text, isAddress: () => true },
): { readonly blocks: readonly ArticleBlock[]; readonly mistakes: readonly MarkdownMistake[] } {
  const safe = markdown.replaceAll('\\{', OPEN).replaceAll('\\}', CLOSE)
  const tree = fromMarkdown(safe, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
  const mistakes: MarkdownMistake[] = []
  const note = (line: number, reason: string) =>
    mistakes.some((one) => one.line === line && one.reason === reason) || mistakes.push({ line, reason })
  const reading: MarkdownContext = {
    fill: (text, line) => fill(text, line).replaceAll(OPEN, '{').replaceAll(CLOSE, '}'),
    isAddress,
    tell: (node, reason) => note(lineOf(node), reason),
  }
  const anchors = new Set<string>()
  const blocks = tree.children.flatMap((node) => {
    try {
      const block = blockOf(node, reading)
      if (block.kind === 'heading') {
        if (block.id === '') reject(node, 'a heading needs letters or digits for its anchor')
        if (anchors.has(block.id)) reject(node, `another heading leads to the same anchor "${block.id}"`)
        anchors.add(block.id)
      }
      return [block]
    } catch (error) {
      if (!(error instanceof UnsupportedMarkdown)) throw error
      note(error.line, error.message)
      return []
    }
  })
  return { blocks, mistakes }
}

function codeFrom(value: string): string {
  return value.replaceAll(OPEN, '\\{').replaceAll(CLOSE, '\\}')
}

/** Returns the number of words in an article, with headings and without code. */
export function wordCount(blocks: readonly ArticleBlock[]): number {
  return blocks.flatMap(textsOf).join(' ').split(/\s+/).filter(Boolean).length
}

function textsOf(block: ArticleBlock): readonly string[] {
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

function plain(inlines: readonly ArticleInline[]): string {
  return inlines
    .map((inline) =>
      typeof inline === 'string' ? inline : inline.kind === 'code' ? inline.text : plain(inline.children),
    )
    .join('')
}

class UnsupportedMarkdown extends Error {
  readonly line: number
  constructor(node: Nodes, reason: string) {
    super(reason)
    this.line = lineOf(node)
  }
}

function reject(node: Nodes, reason: string): never {
  throw new UnsupportedMarkdown(node, reason)
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1
}

function blockOf(node: RootContent, reading: MarkdownContext): ArticleBlock {
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', children: node.children.map((child) => inlineOf(child, reading)) }
    case 'heading':
      return headingOf(node, reading)
    case 'list':
      return {
        kind: 'list',
        isOrdered: node.ordered === true,
        items: node.children.map((item) => paragraphIn(item, 'a list item', reading)),
      }
    case 'blockquote':
      return { kind: 'quote', children: paragraphIn(node, 'a quotation', reading) }
    case 'code':
      return codeOf(node, reading)
    case 'table': {
      const [head, ...rows] = node.children.map((row) =>
        row.children.map((cell: TableCell) => cell.children.map((child) => inlineOf(child, reading))),
      )
      return { kind: 'table', head: head ?? [], rows }
    }
    default:
      return reject(node, unsupportedMarkdown(node.type))
  }
}

function headingOf(node: Extract<RootContent, { type: 'heading' }>, reading: MarkdownContext): ArticleBlock {
  if (node.depth !== 2 && node.depth !== 3)
    return reject(node, 'headings are ## or ###: the title is the page’s heading')
  const text = plain(node.children.map((child) => inlineOf(child, reading)))
  return { kind: 'heading', depth: node.depth, id: slugify(text), text }
}

function codeOf(node: Extract<RootContent, { type: 'code' }>, reading: MarkdownContext): ArticleBlock {
  const told = (name: string) =>
    reading.fill(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(node.meta ?? '')?.[1] ?? '', lineOf(node))
  const language = node.lang ?? reject(node, 'a code block needs a language')
  const title = told('title')
  if (language !== 'diagram') return { kind: 'code', language, title, text: codeFrom(node.value) }
  const alt = told('alt') || reject(node, 'a diagram needs alt="…": its content for people who cannot see it')
  return { kind: 'diagram', title, alt, diagram: parseDiagram(codeFrom(node.value)) }
}

/** Returns the only paragraph of a node. It rejects a second one, which would run into the first. */
function paragraphIn(
  node: Extract<RootContent, { type: 'blockquote' | 'listItem' }>,
  place: string,
  reading: MarkdownContext,
): readonly ArticleInline[] {
  const [only] = node.children
  if (node.children.length !== 1 || only?.type !== 'paragraph')
    return reject(node, `${place} may contain only one paragraph`)
  return only.children.map((child) => inlineOf(child, reading))
}

function inlineOf(node: PhrasingContent, reading: MarkdownContext): ArticleInline {
  switch (node.type) {
    case 'text': {
      const lines = node.value.split('\n').map((text, index) => reading.fill(text, lineOf(node) + index))
      return withBoundUnits(lines.join('\n').replace(/\s*\n\s*/g, ' '))
    }
    case 'strong':
      return { kind: 'strong', children: node.children.map((child) => inlineOf(child, reading)) }
    case 'emphasis':
      return { kind: 'em', children: node.children.map((child) => inlineOf(child, reading)) }
    case 'inlineCode':
      return { kind: 'code', text: codeFrom(node.value) }
    case 'link': {
      const href = reading.fill(node.url, lineOf(node))
      const children = node.children.map((child) => inlineOf(child, reading))
      if (plain(children).trim() === '') reading.tell(node, `the link to "${href}" has no text`)
      if (!/^(\/(?![/\\])|#)/.test(href) && !isHttpsUrl(href))
        reading.tell(node, `the link "${href}" is neither a page of this site nor https`)
      if (href.startsWith('/') && !reading.isAddress(href)) {
        const name = node.url === href ? '' : `, written ${node.url}`
        reading.tell(node, `no page has the address "${href}"${name}; if that page is gone, remove the link`)
      }
      return { kind: 'link', href, children }
    }
    default:
      reading.tell(node, unsupportedMarkdown(node.type))
      return ''
  }
}

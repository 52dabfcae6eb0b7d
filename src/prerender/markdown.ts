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

/** The line of something that an article cannot contain, and the reason. */
type MarkdownMistake = { readonly line: number; readonly reason: string }
type MarkdownOptions = {
  /** Replaces the names of facts in braces by their values. `line` is the line on which the text begins. */
  readonly fill: (text: string, line: number) => string
  /** Returns whether the site has a page with this address. */
  readonly isAddress: (path: string) => boolean
}

/** The options, and a function that records a mistake and lets the parser go on. */
type MarkdownContext = MarkdownOptions & { readonly report: (node: Nodes, reason: string) => void }

/** Stand for escaped braces during parsing: the parser would remove the backslashes and leave plain braces. */
const OPEN_BRACE = '\uE000'
const CLOSE_BRACE = '\uE001'

/**
 * Parses an article's Markdown into blocks. It returns the blocks that the page can show, and a mistake for everything
 * else. `fill` puts facts into texts, addresses and the attributes of code blocks, but not into code. `\{` in a text is
 * a brace.
 */
export function markdownToBlocks(
  markdown: string,
  { fill, isAddress }: MarkdownOptions = { fill: (text) => text, isAddress: () => true },
): { readonly blocks: readonly ArticleBlock[]; readonly mistakes: readonly MarkdownMistake[] } {
  const safe = markdown.replaceAll('\\{', OPEN_BRACE).replaceAll('\\}', CLOSE_BRACE)
  const tree = fromMarkdown(safe, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
  const mistakes: MarkdownMistake[] = []
  const addMistake = (line: number, reason: string) =>
    mistakes.some((mistake) => mistake.line === line && mistake.reason === reason) || mistakes.push({ line, reason })
  const context: MarkdownContext = {
    fill: (text, line) => fill(text, line).replaceAll(OPEN_BRACE, '{').replaceAll(CLOSE_BRACE, '}'),
    isAddress,
    report: (node, reason) => addMistake(lineOf(node), reason),
  }
  const anchors = new Set<string>()
  const blocks = tree.children.flatMap((node) => {
    try {
      const block = blockOf(node, context)
      if (block.kind === 'heading') {
        if (block.id === '') reject(node, 'a heading needs letters or digits for its anchor')
        if (anchors.has(block.id)) reject(node, `another heading leads to the same anchor "${block.id}"`)
        anchors.add(block.id)
      }
      return [block]
    } catch (error) {
      if (!(error instanceof UnsupportedMarkdown)) throw error
      addMistake(error.line, error.message)
      return []
    }
  })
  return { blocks, mistakes }
}

function restoreEscapes(value: string): string {
  return value.replaceAll(OPEN_BRACE, '\\{').replaceAll(CLOSE_BRACE, '\\}')
}

/** Returns the number of words in an article, without those of code blocks and diagrams. */
export function wordCount(blocks: readonly ArticleBlock[]): number {
  return textsOf(blocks).join(' ').split(/\s+/).filter(Boolean).length
}

/** Returns the texts of an article as plain text, one for each paragraph, heading, list item or cell. */
function textsOf(blocks: readonly ArticleBlock[]): readonly string[] {
  return blocks.flatMap(textsOfBlock)
}

/** Returns the texts of a block, without those of code and diagrams. */
function textsOfBlock(block: ArticleBlock): readonly string[] {
  switch (block.kind) {
    case 'code':
    case 'diagram':
      return []
    case 'heading':
      return [block.text]
    case 'list':
      return block.items.map(plainText)
    case 'table':
      return [...block.head, ...block.rows.flat()].map(plainText)
    default:
      return [plainText(block.children)]
  }
}

function plainText(inlines: readonly ArticleInline[]): string {
  return inlines
    .map((inline) =>
      typeof inline === 'string' ? inline : inline.kind === 'code' ? inline.text : plainText(inline.children),
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

function blockOf(node: RootContent, context: MarkdownContext): ArticleBlock {
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', children: node.children.map((child) => inlineOf(child, context)) }
    case 'heading':
      return headingOf(node, context)
    case 'list':
      return {
        kind: 'list',
        isOrdered: node.ordered === true,
        items: node.children.map((item) => paragraphIn(item, 'a list item', context)),
      }
    case 'blockquote':
      return { kind: 'quote', children: paragraphIn(node, 'a quotation', context) }
    case 'code':
      return codeOf(node, context)
    case 'table': {
      const [head, ...rows] = node.children.map((row) =>
        row.children.map((cell: TableCell) => cell.children.map((child) => inlineOf(child, context))),
      )
      return { kind: 'table', head: head ?? [], rows }
    }
    default:
      return reject(node, unsupportedMarkdown(node.type))
  }
}

function headingOf(node: Extract<RootContent, { type: 'heading' }>, context: MarkdownContext): ArticleBlock {
  if (node.depth !== 2 && node.depth !== 3)
    return reject(node, 'headings are ## or ###: the title is the page’s heading')
  const text = plainText(node.children.map((child) => inlineOf(child, context)))
  return { kind: 'heading', depth: node.depth, id: slugify(text), text }
}

function codeOf(node: Extract<RootContent, { type: 'code' }>, context: MarkdownContext): ArticleBlock {
  const attribute = (name: string) =>
    context.fill(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(node.meta ?? '')?.[1] ?? '', lineOf(node))
  const language = node.lang ?? reject(node, 'a code block needs a language')
  const title = attribute('title')
  if (language !== 'diagram') return { kind: 'code', language, title, text: restoreEscapes(node.value) }
  const alt = attribute('alt') || reject(node, 'a diagram needs alt="…": its content for people who cannot see it')
  return { kind: 'diagram', title, alt, diagram: parseDiagram(restoreEscapes(node.value)) }
}

/** Returns the only paragraph of a node. It rejects any further child: a second paragraph would run into the first. */
function paragraphIn(
  node: Extract<RootContent, { type: 'blockquote' | 'listItem' }>,
  container: string,
  context: MarkdownContext,
): readonly ArticleInline[] {
  const [only] = node.children
  if (node.children.length !== 1 || only?.type !== 'paragraph')
    return reject(node, `${container} may contain only one paragraph`)
  return only.children.map((child) => inlineOf(child, context))
}

function inlineOf(node: PhrasingContent, context: MarkdownContext): ArticleInline {
  switch (node.type) {
    case 'text': {
      const lines = node.value.split('\n').map((text, index) => context.fill(text, lineOf(node) + index))
      return withBoundUnits(lines.join('\n').replace(/\s*\n\s*/g, ' '))
    }
    case 'strong':
      return { kind: 'strong', children: node.children.map((child) => inlineOf(child, context)) }
    case 'emphasis':
      return { kind: 'em', children: node.children.map((child) => inlineOf(child, context)) }
    case 'inlineCode':
      return { kind: 'code', text: restoreEscapes(node.value) }
    case 'link': {
      const href = context.fill(node.url, lineOf(node))
      const children = node.children.map((child) => inlineOf(child, context))
      if (plainText(children).trim() === '') context.report(node, `the link to "${href}" has no text`)
      if (!/^(\/(?![/\\])|#)/.test(href) && !isHttpsUrl(href))
        context.report(node, `the link "${href}" is neither a page of this site nor https`)
      if (href.startsWith('/') && !context.isAddress(href)) {
        const name = node.url === href ? '' : `, written ${node.url}`
        context.report(node, `no page has the address "${href}"${name}; if that page is gone, remove the link`)
      }
      return { kind: 'link', href, children }
    }
    default:
      context.report(node, unsupportedMarkdown(node.type))
      return ''
  }
}

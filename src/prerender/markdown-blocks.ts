import type { Image, ListItem, Nodes, Paragraph, PhrasingContent, RootContent, TableCell } from 'mdast'
import type { ArticleBlock, ArticleInline, ArticleListItem } from '#content/article.ts'
import { withBoundUnits } from '#lib/line-breaks.ts'
import { slugify } from '#lib/slugify.ts'
import { closestLanguage, codeMarks } from './code-colors.ts'
import { parseDiagram } from './diagram.ts'
import {
  type Footnotes,
  footnoteReferenceOf,
  hasFootnote,
  nestedFootnote,
  reportMissingFootnotes,
} from './footnotes.ts'
import { FRAME_IDS } from './frame-ids.ts'
import type { Fences } from './markdown-tree.ts'
import { plainText } from './plain-text.ts'
import { isHttpsUrl } from './records/field-schemas.ts'
import { unsupportedMarkdown } from './records/unsupported-markdown.ts'

/** The size of a picture as it is shown and its file below `content/articles`, or the reason why it cannot be shown. */
export type FoundPicture = { readonly file: string; readonly width: number; readonly height: number } | string

export type MarkdownOptions = {
  /** Replaces the names of facts in braces by their values. `line` is the line on which the text begins. */
  readonly fill: (text: string, line: number) => string
  /** Returns whether the site has a page with this address. */
  readonly isAddress: (path: string) => boolean
  /** Returns whether an article with this address exists and is not published yet. */
  readonly isUnpublished?: (path: string) => boolean
  /** Returns the picture with this name beside the text. Without it, the text cannot have pictures. */
  readonly findPicture?: (name: string) => FoundPicture
}

/** The options, and what the whole text has in common. `report` records a mistake and lets the parser go on. */
export type MarkdownContext = MarkdownOptions & {
  readonly report: (node: Nodes, reason: string) => void
  readonly source: string
  readonly fences: Fences
  readonly footnotes: Footnotes
  readonly anchors: Set<string>
}

/** Stand for escaped braces during parsing: the parser would remove the backslashes and leave plain braces. */
const OPEN_BRACE = '\uE000'
const CLOSE_BRACE = '\uE001'

export function hideEscapedBraces(markdown: string): string {
  return markdown.replaceAll('\\{', OPEN_BRACE).replaceAll('\\}', CLOSE_BRACE)
}

export function restoreBraces(text: string): string {
  return text.replaceAll(OPEN_BRACE, '{').replaceAll(CLOSE_BRACE, '}')
}

function restoreEscapes(value: string): string {
  return value.replaceAll(OPEN_BRACE, '\\{').replaceAll(CLOSE_BRACE, '\\}')
}

class UnsupportedMarkdown extends Error {
  readonly node: Nodes
  constructor(node: Nodes, reason: string) {
    super(reason)
    this.node = node
  }
}

function reject(node: Nodes, reason: string): never {
  throw new UnsupportedMarkdown(node, reason)
}

export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1
}

/** Returns the blocks that the page can show, and reports all others. `container` names what the blocks stand in. */
export function blocksOf(
  nodes: readonly RootContent[],
  context: MarkdownContext,
  container?: string,
): readonly ArticleBlock[] {
  return nodes.flatMap((node) => {
    try {
      if (container && node.type === 'heading')
        return reject(node, `a heading cannot stand in ${container}: the contents would not list it`)
      return [blockOf(node, context)]
    } catch (error) {
      if (!(error instanceof UnsupportedMarkdown)) throw error
      context.report(error.node, error.message)
      return []
    }
  })
}

function blockOf(node: RootContent, context: MarkdownContext): ArticleBlock {
  switch (node.type) {
    case 'paragraph':
      return pictureIn(node, context) ?? { kind: 'paragraph', children: inlinesOf(node.children, context) }
    case 'heading':
      return headingOf(node, context)
    case 'list':
      if ((node.start ?? 1) !== 1)
        context.report(node, `a numbered list begins with 1; this one would begin with ${node.start}`)
      return {
        kind: 'list',
        isOrdered: node.ordered === true,
        items: node.children.map((item) => listItemOf(item, context)),
      }
    case 'blockquote':
      return { kind: 'quote', blocks: blocksOf(node.children, context, 'a quotation') }
    case 'code':
      return codeOf(node, context)
    case 'table': {
      const [head, ...rows] = node.children.map((row) =>
        row.children.map((cell: TableCell) => inlinesOf(cell.children, context)),
      )
      return { kind: 'table', head: head ?? [], rows }
    }
    case 'footnoteDefinition':
      return reject(node, nestedFootnote(node.identifier))
    default:
      return reject(node, unsupportedMarkdown(node.type, context.findPicture !== undefined))
  }
}

function headingOf(node: Extract<RootContent, { type: 'heading' }>, context: MarkdownContext): ArticleBlock {
  if (node.depth !== 2 && node.depth !== 3)
    return reject(node, 'headings are ## or ###: the title is the page’s heading')
  if (hasFootnote(node.children)) context.report(node, 'a heading cannot have a footnote: put it into the text below')
  const text = plainText(inlinesOf(node.children, context))
  const id = slugify(text)
  if (id === '') reject(node, 'a heading needs letters or digits for its anchor')
  if (FRAME_IDS.has(id))
    reject(node, `pages have another element with the anchor "${id}"; choose other words for this heading`)
  if (context.anchors.has(id)) reject(node, `another heading leads to the same anchor "${id}"`)
  context.anchors.add(id)
  return { kind: 'heading', depth: node.depth, id, text }
}

function listItemOf(item: ListItem, context: MarkdownContext): ArticleListItem {
  const [first, ...rest] = item.children
  if (first?.type !== 'paragraph') return reject(first ?? item, 'a list item begins with text')
  const blocks = blocksOf(rest, context, 'a list item')
  return {
    children: inlinesOf(first.children, context),
    ...(blocks.length > 0 && { blocks }),
    ...(typeof item.checked === 'boolean' && { isDone: item.checked }),
  }
}

function codeOf(node: Extract<RootContent, { type: 'code' }>, context: MarkdownContext): ArticleBlock {
  const attribute = (name: string) =>
    context.fill(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(node.meta ?? '')?.[1] ?? '', lineOf(node))
  const openFence = openFenceOf(node, context)
  if (openFence) return reject(node, `this code block has no end: put ${openFence} on a line of its own below the code`)
  const language = node.lang ?? reject(node, 'a code block needs a language')
  const title = attribute('title')
  if (language === 'diagram') {
    const alt = attribute('alt') || reject(node, 'a diagram needs alt="…": its content for people who cannot see it')
    return { kind: 'diagram', title, alt, diagram: parseDiagram(restoreEscapes(node.value)) }
  }
  const text = restoreEscapes(node.value)
  const marks = codeMarks(language, text)
  if (marks === null) {
    const similar = closestLanguage(language)
    const hint = similar === undefined ? '' : `${similar}, or `
    context.report(node, `"${language}" is no language that can be coloured; use ${hint}text for code without colours`)
  }
  return { kind: 'code', language, title, text, ...(marks && { marks }) }
}

/**
 * Returns the fence of a code block that is not closed; null if it is. Such a block goes on to the end of the text, or
 * over the beginning of the next block to its end. That beginning has the same fence and a language.
 */
function openFenceOf(node: Extract<RootContent, { type: 'code' }>, { fences }: MarkdownContext): string | null {
  const [opening, closing] = fences.get(node) ?? []
  if (opening === undefined) return null // code that is indented
  const nextBlock = new RegExp(`^ {0,3}${opening}${opening[0]}*[ \\t]*\\w[^\`\n]*$`, 'm')
  return closing === undefined || nextBlock.test(node.value) ? opening : null
}

/** Returns the picture that a paragraph consists of; undefined if it has words or if the text cannot have pictures. */
function pictureIn({ children }: Paragraph, context: MarkdownContext): ArticleBlock | undefined {
  const [only] = children
  return children.length === 1 && only?.type === 'image' && context.findPicture
    ? pictureOf(only, context.findPicture(only.url), context)
    : undefined
}

function pictureOf(node: Image, found: FoundPicture, context: MarkdownContext): ArticleBlock {
  if (typeof found === 'string') return reject(node, found)
  const alt = context.fill(node.alt ?? '', lineOf(node)).trim()
  if (alt === '')
    return reject(node, `the picture "${node.url}" needs a text for people who cannot see it: ![what it shows](…)`)
  return { kind: 'picture', ...found, alt, caption: context.fill(node.title ?? '', lineOf(node)).trim() }
}

function inlinesOf(nodes: readonly PhrasingContent[], context: MarkdownContext): readonly ArticleInline[] {
  return nodes.map((node) => inlineOf(node, context))
}

function inlineOf(node: PhrasingContent, context: MarkdownContext): ArticleInline {
  switch (node.type) {
    case 'text': {
      reportMissingFootnotes(node, context)
      const lines = node.value.split('\n').map((text, index) => context.fill(text, lineOf(node) + index))
      return withBoundUnits(lines.join('\n').replace(/\s*\n\s*/g, ' '))
    }
    case 'strong':
      return { kind: 'strong', children: inlinesOf(node.children, context) }
    case 'emphasis':
      return { kind: 'em', children: inlinesOf(node.children, context) }
    case 'delete':
      return { kind: 'del', children: inlinesOf(node.children, context) }
    case 'inlineCode':
      return { kind: 'code', text: restoreEscapes(node.value) }
    case 'footnoteReference':
      return footnoteReferenceOf(node, context)
    case 'link':
      return linkOf(node, context)
    case 'image':
      context.report(
        node,
        context.findPicture ? 'a picture stands in a paragraph of its own' : unsupportedMarkdown(node.type, false),
      )
      return ''
    default:
      context.report(node, unsupportedMarkdown(node.type, context.findPicture !== undefined))
      return ''
  }
}

function linkOf(node: Extract<PhrasingContent, { type: 'link' }>, context: MarkdownContext): ArticleInline {
  const href = context.fill(node.url, lineOf(node))
  const children = inlinesOf(node.children, context)
  if (hasFootnote(node.children))
    context.report(node, `the link to "${href}" contains a footnote, which is a link of its own: put it after the link`)
  if (plainText(children).trim() === '') context.report(node, `the link to "${href}" has no text`)
  if (!/^(\/(?![/\\])|#)/.test(href) && !isHttpsUrl(href))
    context.report(node, `the link "${href}" is neither a page of this site nor https`)
  if (href.startsWith('/') && !context.isAddress(href)) {
    const name = node.url === href ? '' : `, written ${node.url}`
    context.report(
      node,
      context.isUnpublished?.(href)
        ? `the article "${href}"${name} is a draft or has a date in the future; publish it first, or remove the link`
        : `no page has the address "${href}"${name}; if that page is gone, remove the link`,
    )
  }
  return { kind: 'link', href, children }
}

import type { ArticleBlock } from '#content/article.ts'
import { findFootnotes, footnotesBlock } from './footnotes.ts'
import {
  blocksOf,
  hideEscapedBraces,
  lineOf,
  type MarkdownContext,
  type MarkdownOptions,
  restoreBraces,
} from './markdown-blocks.ts'
import { parseMarkdown } from './markdown-tree.ts'
import { plainText } from './plain-text.ts'

/** The line of something that an article cannot contain, and the reason. */
type MarkdownMistake = { readonly line: number; readonly reason: string }

const TOO_DEEP =
  'this is nested too deeply; write it with fewer lists, quotations and marks of emphasis within each other'

/**
 * Parses an article's Markdown into blocks. It returns the blocks that the page can show, and a mistake for everything
 * else. `fill` puts facts into texts, addresses and the attributes of code blocks, but not into code. `\{` in a text is
 * a brace.
 */
export function markdownToBlocks(
  markdown: string,
  options: MarkdownOptions = { fill: (text) => text, isAddress: () => true },
): { readonly blocks: readonly ArticleBlock[]; readonly mistakes: readonly MarkdownMistake[] } {
  const source = hideEscapedBraces(markdown)
  const { tree, fences, cut } = parseMarkdown(source)
  const mistakes: MarkdownMistake[] = []
  const addMistake = (line: number, reason: string) =>
    mistakes.some((mistake) => mistake.line === line && mistake.reason === reason) || mistakes.push({ line, reason })
  for (const node of cut) addMistake(lineOf(node), TOO_DEEP)
  if (cut.length > 0) return { blocks: [], mistakes }
  const context: MarkdownContext = {
    ...options,
    fill: (text, line) => restoreBraces(options.fill(text, line)),
    source,
    fences,
    footnotes: findFootnotes(tree),
    anchors: new Set(),
    report: (node, reason) => addMistake(lineOf(node), reason),
  }
  const text = tree.children.filter((node) => node.type !== 'footnoteDefinition')
  const blocks = [...blocksOf(text, context), ...footnotesBlock(tree, context, blocksOf)]
  return { blocks, mistakes: mistakes.toSorted((a, b) => a.line - b.line) }
}

/** Returns the number of words in an article, without those of code blocks and diagrams. */
export function wordCount(blocks: readonly ArticleBlock[]): number {
  return textsOf(blocks).join(' ').split(/\s+/).filter(Boolean).length
}

/** Returns the texts of an article as plain text, one for each paragraph, heading, list item or cell. */
function textsOf(blocks: readonly ArticleBlock[]): readonly string[] {
  return blocks.flatMap(textsOfBlock)
}

/** Returns the texts of a block, without those of code, diagrams and descriptions of pictures. */
function textsOfBlock(block: ArticleBlock): readonly string[] {
  switch (block.kind) {
    case 'code':
    case 'diagram':
      return []
    case 'picture':
      return block.caption === '' ? [] : [block.caption]
    case 'heading':
      return [block.text]
    case 'quote':
      return textsOf(block.blocks)
    case 'list':
      return block.items.flatMap(({ children, blocks = [] }) => [plainText(children), ...textsOf(blocks)])
    case 'table':
      return [...block.head, ...block.rows.flat()].map(plainText)
    case 'footnotes':
      return block.notes.flatMap(({ blocks }) => textsOf(blocks))
    case 'paragraph':
      return [plainText(block.children)]
  }
}

import type { Token, Tokens } from 'marked'
import { isIncompleteFormula } from './formulas.ts'
import { lexBlocks } from './markdown-lexer.ts'

/**
 * A Markdown text that grows at its end, split into pieces that can be parsed separately. `closed` has the blocks that
 * no longer change, in groups, so that an update recreates only the last group. `open` is the rest of the text, from
 * the first block that may still change (see `firstOpenBlock`).
 */
export type IncrementalMarkdown = {
  readonly text: string
  readonly closed: readonly BlockGroup[]
  readonly open: string
}
type BlockGroup = readonly string[]

export const emptyMarkdown: IncrementalMarkdown = { text: '', closed: [], open: '' }

/** The maximum length of the open block in characters, because it is parsed on each update. A longer block is split. */
const MAX_OPEN_LENGTH = 4000
/**
 * A table header or code fence with more characters than this is not repeated after a split, so that each part contains
 * new text.
 */
const MAX_REPEATED_LENGTH = 1000
const BLOCKS_PER_GROUP = 12
/** How many blocks are searched for the end of a formula, whose lines may be parsed as many blocks. */
const MAX_FORMULA_BLOCKS = 100

/** Returns the pieces of a text after it has grown. A text with a different beginning is parsed from its start. */
export function appendMarkdown(before: IncrementalMarkdown, text: string): IncrementalMarkdown {
  if (text === before.text) return before
  if (!text.startsWith(before.text)) return appendMarkdown(emptyMarkdown, text)
  const finishedBlocks: string[] = []
  let open = before.open + normalizeLineEnds(appendedText(text, before.text))
  for (;;) {
    const { finished, remaining } = splitAtBlocks(open)
    finishedBlocks.push(...finished)
    if (remaining.length <= MAX_OPEN_LENGTH)
      return { text, closed: finishedBlocks.reduce(appendBlock, before.closed), open: remaining }
    const split = splitBlock(remaining)
    finishedBlocks.push(split.finished)
    open = split.remaining
  }
}

function appendBlock(groups: readonly BlockGroup[], block: string): readonly BlockGroup[] {
  const last = groups.at(-1)
  const isFull = last === undefined || last.length >= BLOCKS_PER_GROUP
  return isFull ? [...groups, [block]] : [...groups.slice(0, -1), [...last, block]]
}

/** Returns the text that was added. If a CRLF was split, its LF is left out, because its CR already ended the line. */
function appendedText(text: string, before: string): string {
  const isSplitLineEnd = before.endsWith('\r') && text[before.length] === '\n'
  return text.slice(before.length + (isSplitLineEnd ? 1 : 0))
}

/** Converts line ends to LF, as the Markdown parser does. */
function normalizeLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** Splits off the blocks that are certainly complete. */
function splitAtBlocks(source: string): { readonly finished: readonly string[]; readonly remaining: string } {
  const blocks = lexBlocks(source)
  const finishedSources = blocks.slice(0, firstOpenBlock(blocks)).map(({ raw }) => raw)
  const isExact = source.startsWith(finishedSources.join(''))
  if (!isExact || finishedSources.length === 0) return { finished: [], remaining: source }
  return {
    finished: finishedSources.filter((raw) => raw.trim() !== ''),
    remaining: source.slice(finishedSources.join('').length),
  }
}

/**
 * Returns the index of the first block that may still change. This is an unclosed formula, whose lines may look like
 * lists. If there is none, it is a list before a final bare number, which may become the next item of the list.
 * Otherwise it is the last block that is not blank.
 */
function firstOpenBlock(blocks: readonly Token[]): number {
  const formula = blocks.findIndex(({ raw }, index) => {
    const following = blocks.slice(index, index + MAX_FORMULA_BLOCKS)
    return isIncompleteFormula(raw) && isIncompleteFormula(following.map((each) => each.raw).join(''))
  })
  if (formula >= 0) return formula
  const lastContentIndex = (tokens: readonly Token[]) => tokens.findLastIndex(({ type }) => type !== 'space')
  const last = Math.max(lastContentIndex(blocks), 0)
  const previous = lastContentIndex(blocks.slice(0, last))
  const isNumber = /^ {0,3}\d{1,9}$/.test(blocks[last]?.raw ?? '')
  return isNumber && blocks[previous]?.type === 'list' ? previous : last
}

/** Splits a block that has become too long into two parts that are parsed as the same kind of block, if possible. */
function splitBlock(source: string): { readonly finished: string; readonly remaining: string } {
  const block = lexBlocks(source).find(({ type }) => type !== 'space')
  const index = splitPosition(source, block)
  return { finished: source.slice(0, index), remaining: repeatedLines(source, block) + source.slice(index) }
}

/**
 * Returns the index to split at: before the last of several list items, otherwise after a line, before a word, or
 * between two characters.
 */
function splitPosition(source: string, block: Token | undefined): number {
  const items = block?.type === 'list' ? (block as Tokens.List).items : []
  const lastItem = items.at(-1)?.raw ?? ''
  if (items.length > 1 && source.trimEnd().endsWith(lastItem.trimEnd())) {
    return source.trimEnd().length - lastItem.trimEnd().length
  }
  const repeated = repeatedLines(source, block).length
  // another character could begin a list or a heading at the start of a line, so the split is before a letter
  const spacesBeforeLetters = source.slice(0, MAX_OPEN_LENGTH).replace(/ (?!\p{L})/gu, '\n')
  const position = [source.lastIndexOf('\n', MAX_OPEN_LENGTH) + 1, spacesBeforeLetters.lastIndexOf(' ') + 1].find(
    (each) => each > repeated,
  )
  const isInsideCharacter = /[\udc00-\udfff]/.test(source[MAX_OPEN_LENGTH] ?? '')
  return position ?? MAX_OPEN_LENGTH - (isInsideCharacter ? 1 : 0)
}

/**
 * Returns the lines that the second part repeats to be parsed like the first: a table header or a code fence. Other
 * blocks have none, and lines that are too long are not repeated.
 */
function repeatedLines(source: string, block: Token | undefined): string {
  const isFenced = block?.type === 'code' && (block as Tokens.Code).codeBlockStyle !== 'indented'
  const count = block?.type === 'table' ? 2 : isFenced ? 1 : 0
  const lines = source.split('\n', count)
  const repeated = lines.map((line) => `${line}\n`).join('')
  return repeated.length > MAX_REPEATED_LENGTH ? '' : repeated
}

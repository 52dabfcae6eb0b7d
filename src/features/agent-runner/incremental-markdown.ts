import type { Token, Tokens } from 'marked'
import { isIncompleteFormula } from './formulas.ts'
import { lexBlocks } from './markdown-lexer.ts'

/**
 * A Markdown text that grows at its end, split into pieces that can be parsed separately. Blocks in `closed` never
 * change: a block is complete once the next one has started. They are kept in groups, so that an update recreates only
 * the last group. `open` is the block that may still grow.
 */
export type IncrementalMarkdown = {
  readonly text: string
  readonly closed: readonly BlockGroup[]
  readonly open: string
}
type BlockGroup = readonly string[]

export const emptyMarkdown: IncrementalMarkdown = { text: '', closed: [], open: '' }

/** Limits the cost of parsing the open block on each update. A longer block is split where it is hardly noticeable. */
const MAX_OPEN_LENGTH = 4000
/** A longer head of a table or code block is not repeated, so that each part holds something new. */
const MAX_HEAD_LENGTH = 1000
const BLOCKS_PER_GROUP = 12
/** An upper limit for the number of blocks that the lines of one formula are parsed as. */
const MAX_FORMULA_BLOCKS = 100

/** Returns the pieces of a text after it has grown. A text with a different beginning is parsed from its start. */
export function appendMarkdown(before: IncrementalMarkdown, text: string): IncrementalMarkdown {
  if (text === before.text) return before
  if (!text.startsWith(before.text)) return appendMarkdown(emptyMarkdown, text)
  const whole: string[] = []
  let open = before.open + normalizeLineEnds(appendedText(text, before.text))
  for (;;) {
    const { over, rest } = splitAtBlocks(open)
    whole.push(...over)
    if (rest.length <= MAX_OPEN_LENGTH) return { text, closed: whole.reduce(appendBlock, before.closed), open: rest }
    const cut = splitBlock(rest)
    whole.push(cut.over)
    open = cut.rest
  }
}

function appendBlock(groups: readonly BlockGroup[], piece: string): readonly BlockGroup[] {
  const last = groups.at(-1)
  const isFull = last === undefined || last.length >= BLOCKS_PER_GROUP
  return isFull ? [...groups, [piece]] : [...groups.slice(0, -1), [...last, piece]]
}

/** Returns what has been added. A CRLF may arrive in two halves and is still one line end. */
function appendedText(text: string, before: string): string {
  const isHalved = before.endsWith('\r') && text[before.length] === '\n'
  return text.slice(before.length + (isHalved ? 1 : 0))
}

/** Converts line ends to LF, as the Markdown parser does. */
function normalizeLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** Splits off all blocks that are certainly complete. */
function splitAtBlocks(source: string): { readonly over: readonly string[]; readonly rest: string } {
  const blocks = lexBlocks(source)
  const before = blocks.slice(0, firstOpenBlock(blocks)).map(({ raw }) => raw)
  const isFaithful = source.startsWith(before.join(''))
  if (!isFaithful || before.length === 0) return { over: [], rest: source }
  return { over: before.filter((raw) => raw.trim() !== ''), rest: source.slice(before.join('').length) }
}

/**
 * Returns the index of the first block that may still change. That is the last block, or the list before it while a
 * bare number may become its next item, or an unclosed formula, because lines inside it may look like lists.
 */
function firstOpenBlock(blocks: readonly Token[]): number {
  const formula = blocks.findIndex(({ raw }, index) => {
    const rest = blocks.slice(index, index + MAX_FORMULA_BLOCKS)
    return isIncompleteFormula(raw) && isIncompleteFormula(rest.map((each) => each.raw).join(''))
  })
  if (formula >= 0) return formula
  const lastOf = (part: readonly Token[]) => part.findLastIndex(({ type }) => type !== 'space')
  const last = Math.max(lastOf(blocks), 0)
  const before = lastOf(blocks.slice(0, last))
  const isNumber = /^ {0,3}\d{1,9}$/.test(blocks[last]?.raw ?? '')
  return isNumber && blocks[before]?.type === 'list' ? before : last
}

/** Splits a block that has become too long, so that both parts are still parsed as what they were. */
function splitBlock(source: string): { readonly over: string; readonly rest: string } {
  const block = lexBlocks(source).find(({ type }) => type !== 'space')
  const at = splitPosition(source, block)
  return { over: source.slice(0, at), rest: repeatedHead(source, block) + source.slice(at) }
}

/**
 * Returns where to split: before a list's last item, after a line, before a word, or at worst between two characters.
 */
function splitPosition(source: string, block: Token | undefined): number {
  const items = block?.type === 'list' ? (block as Tokens.List).items : []
  const lastItem = items.at(-1)?.raw ?? ''
  if (items.length > 1 && source.trimEnd().endsWith(lastItem.trimEnd())) {
    return source.trimEnd().length - lastItem.trimEnd().length
  }
  const head = repeatedHead(source, block).length
  // a non-letter could begin a list or a heading at the start of a line, so the cut is before a letter
  const words = source.slice(0, MAX_OPEN_LENGTH).replace(/ (?!\p{L})/gu, '\n')
  const place = [source.lastIndexOf('\n', MAX_OPEN_LENGTH) + 1, words.lastIndexOf(' ') + 1].find((each) => each > head)
  const isWithin = /[\udc00-\udfff]/.test(source[MAX_OPEN_LENGTH] ?? '')
  return place ?? MAX_OPEN_LENGTH - (isWithin ? 1 : 0)
}

/** Returns what the second part must repeat to be parsed like the first: a table head or the opening fence of code. */
function repeatedHead(source: string, block: Token | undefined): string {
  const isFenced = block?.type === 'code' && (block as Tokens.Code).codeBlockStyle !== 'indented'
  const count = block?.type === 'table' ? 2 : isFenced ? 1 : 0
  const lines = source.split('\n', count)
  const head = lines.map((line) => `${line}\n`).join('')
  return head.length > MAX_HEAD_LENGTH ? '' : head
}

import type { Token, Tokens } from 'marked'
import { isFormulaOnItsWay } from './formulas.ts'
import { blocksIn } from './lexing.ts'

/**
 * A Markdown text that grows at its end, in pieces that can each be read alone. What stands in `whole` never changes any
 * more: a block is over once another has begun. It is kept in sheets, so that only the last of them is new each time.
 * `open` is the block that may still grow.
 */
export type Grown = { readonly text: string; readonly whole: readonly Sheet[]; readonly open: string }
type Sheet = readonly string[]

export const nothingGrown: Grown = { text: '', whole: [], open: '' }

/** Reading a block anew each time it grows must stay cheap: a longer one is cut where a reader hardly sees it. */
const LONGEST_OPEN = 4000
/** A head that takes up more of a part than this is not said again: each part must hold something new. */
const LONGEST_HEAD = 1000
const PIECES_OF_A_SHEET = 12
/** More blocks than a formula has lines. */
const MOST_LINES = 100

/** The pieces of a text after it has grown. A text that does not begin as before is read from its start. */
export function grown(before: Grown, text: string): Grown {
  if (text === before.text) return before
  if (!text.startsWith(before.text)) return grown(nothingGrown, text)
  const whole: string[] = []
  let open = before.open + endsAlike(newIn(text, before.text))
  for (;;) {
    const { over, rest } = cutAtBlocks(open)
    whole.push(...over)
    if (rest.length <= LONGEST_OPEN) return { text, whole: whole.reduce(added, before.whole), open: rest }
    const cut = cutWithin(rest)
    whole.push(cut.over)
    open = cut.rest
  }
}

function added(sheets: readonly Sheet[], piece: string): readonly Sheet[] {
  const last = sheets.at(-1)
  const isFull = last === undefined || last.length >= PIECES_OF_A_SHEET
  return isFull ? [...sheets, [piece]] : [...sheets.slice(0, -1), [...last, piece]]
}

/** What has come since. A line end may come in two halves, and is one all the same. */
function newIn(text: string, before: string): string {
  const isHalved = before.endsWith('\r') && text[before.length] === '\n'
  return text.slice(before.length + (isHalved ? 1 : 0))
}

/** Line ends as the reader of Markdown takes them. */
function endsAlike(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** All blocks but those that may not be over. */
function cutAtBlocks(source: string): { readonly over: readonly string[]; readonly rest: string } {
  const blocks = blocksIn(source)
  const before = blocks.slice(0, firstOpen(blocks)).map(({ raw }) => raw)
  const isFaithful = source.startsWith(before.join(''))
  if (!isFaithful || before.length === 0) return { over: [], rest: source }
  return { over: before.filter((raw) => raw.trim() !== ''), rest: source.slice(before.join('').length) }
}

/**
 * Where the last block begins; or the list before it, as long as a bare number may become its next item; or the formula whose
 * end has not come, as the lines in it may look like lists.
 */
function firstOpen(blocks: readonly Token[]): number {
  const formula = blocks.findIndex(({ raw }, index) => {
    const rest = blocks.slice(index, index + MOST_LINES)
    return isFormulaOnItsWay(raw) && isFormulaOnItsWay(rest.map((each) => each.raw).join(''))
  })
  if (formula >= 0) return formula
  const lastOf = (part: readonly Token[]) => part.findLastIndex(({ type }) => type !== 'space')
  const last = Math.max(lastOf(blocks), 0)
  const before = lastOf(blocks.slice(0, last))
  const isNumber = /^ {0,3}\d{1,9}$/.test(blocks[last]?.raw ?? '')
  return isNumber && blocks[before]?.type === 'list' ? before : last
}

/** Cuts a block that has become too long, so that both parts read as what they were. */
function cutWithin(source: string): { readonly over: string; readonly rest: string } {
  const block = blocksIn(source).find(({ type }) => type !== 'space')
  const at = placeIn(source, block)
  return { over: source.slice(0, at), rest: headOf(source, block) + source.slice(at) }
}

/** Before the last item of a list, else after a line, before a word or, in the worst case, between any two characters. */
function placeIn(source: string, block: Token | undefined): number {
  const items = block?.type === 'list' ? (block as Tokens.List).items : []
  const lastItem = items.at(-1)?.raw ?? ''
  if (items.length > 1 && source.trimEnd().endsWith(lastItem.trimEnd())) {
    return source.trimEnd().length - lastItem.trimEnd().length
  }
  const head = headOf(source, block).length
  // what is no word could begin a list or a heading where a line begins with it
  const words = source.slice(0, LONGEST_OPEN).replace(/ (?!\p{L})/gu, '\n')
  const place = [source.lastIndexOf('\n', LONGEST_OPEN) + 1, words.lastIndexOf(' ') + 1].find((each) => each > head)
  const isWithin = /[\udc00-\udfff]/.test(source[LONGEST_OPEN] ?? '')
  return place ?? LONGEST_OPEN - (isWithin ? 1 : 0)
}

/** What the second part begins with to be read as the first was: a table's head, the fence of code. */
function headOf(source: string, block: Token | undefined): string {
  const isFenced = block?.type === 'code' && (block as Tokens.Code).codeBlockStyle !== 'indented'
  const count = block?.type === 'table' ? 2 : isFenced ? 1 : 0
  const lines = source.split('\n', count)
  const head = lines.map((line) => `${line}\n`).join('')
  return head.length > LONGEST_HEAD ? '' : head
}

/** Returns the width of a text at a font size, both in pixels. */
type WidthOf = (text: string, size: number) => number
type Box = {
  readonly width: number
  readonly height: number
  /** The largest font size. */
  readonly size: number
  /** The distance of two baselines, as a share of the font size. */
  readonly leading: number
}

export type TitleLines = { readonly lines: readonly [string, ...string[]]; readonly size: number }

/** Sizes are tried in steps of this ratio. */
const STEP = 0.94

/**
 * Breaks a title into lines of about the same width, at the largest size at which it fits into a box. Any title fits,
 * even a single word that is longer than a line.
 */
export function titleLines(title: string, box: Box, widthOf: WidthOf): TitleLines {
  const words = title.split(/\s+/).filter(Boolean)
  for (let size = box.size; ; size *= STEP) {
    const lines = breakLines(words, box.width, (text) => widthOf(text, size))
    if (lines && lines.length * size * box.leading <= box.height)
      return { lines: balanced(words, lines, (text) => widthOf(text, size)), size }
  }
}

/** Returns the lines of a text, of which none is wider than `width`; null if a word is. */
function breakLines(words: readonly string[], width: number, widthOf: (text: string) => number) {
  const lines: [string, ...string[]] = ['']
  for (const word of words) {
    const last = lines.length - 1
    const longer = lines[last] ? `${lines[last]} ${word}` : word
    if (widthOf(longer) <= width) lines[last] = longer
    else if (lines[last] && widthOf(word) <= width) lines.push(word)
    else return null
  }
  return lines
}

/** Returns as many lines as before, in the narrowest column that holds them. */
function balanced(words: readonly string[], lines: [string, ...string[]], widthOf: (text: string) => number) {
  let best = lines
  for (;;) {
    if (best.length === 1) return best
    const widest = Math.max(...best.map(widthOf))
    const narrower = breakLines(words, widest - 1, widthOf)
    if (!narrower || narrower.length > lines.length) return best
    best = narrower
  }
}

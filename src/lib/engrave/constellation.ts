import { round } from './geometry.ts'

type ConstellationOptions = {
  readonly w: number
  readonly h: number
  readonly tint: string
  readonly ground: string // the halo between stars and the lines behind them
}

/**
 * Draws a title as a constellation with a star for each of its first twelve words. The x of a star is the position of
 * its word in the title, its y is the first letter (a at the top), and its size is the length of the word. Long words
 * have a ring.
 */
export function constellation(title: string, { w, h, tint, ground }: ConstellationOptions): string {
  const words = title
    .replace(/[^\p{L}\p{N}\s'’-]/gu, '')
    .split(/\s+/)
    .slice(0, 12)
  const total = words.reduce((length, word) => length + word.length + 1, 0)
  let offset = 0
  const stars = words.map((word) => {
    const x = round(w * 0.08 + (w * 0.84 * (offset + word.length / 2)) / total)
    offset += word.length + 1
    return {
      x,
      y: round(h * 0.13 + (h * 0.6 * letterIndex(word)) / 25),
      size: Math.min(9, 3 + word.length * 0.5),
      isLong: word.length > 8,
    }
  })
  const line = `M${stars.map((star) => `${star.x} ${star.y}`).join('L')}`
  const points = stars.map(({ x, y, size, isLong }) => {
    const centre = `cx="${x}" cy="${y}"`
    const ring = `<circle ${centre} r="${round(size + 7)}" fill="none" stroke="${tint}" stroke-width="1.5"/>`
    const star = `<circle ${centre} r="${round(size)}" fill="${tint}"/>`
    return `<circle ${centre} r="${round(size + 6)}" fill="${ground}"/>${star}${isLong ? ring : ''}`
  })
  return (
    `<path d="${line}" fill="none" stroke="${ground}" stroke-width="7" stroke-opacity=".8"/>` +
    `<path d="${line}" fill="none" stroke="${tint}" stroke-width="2"/>${points.join('')}`
  )
}

/** Returns where a word's first letter is in the alphabet, from 0 to 25. Earlier characters give 0, later ones 25. */
function letterIndex(word: string): number {
  return Math.max(0, Math.min(25, (word.toLowerCase().charCodeAt(0) || 97) - 97))
}

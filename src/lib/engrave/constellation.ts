import { round } from './geometry.ts'

type ConstellationOptions = {
  readonly w: number
  readonly h: number
  readonly tint: string
  readonly ground: string // the halo between stars and the lines behind them
}

/**
 * Draws a title as a constellation, one star per word, twelve at most. The running length of the text gives x, the
 * first letter y (a at the top), and the length of the word its size. Long words get a ring.
 */
export function constellation(title: string, { w, h, tint, ground }: ConstellationOptions): string {
  const words = title
    .replace(/[^\p{L}\p{N}\s'’-]/gu, '')
    .split(/\s+/)
    .slice(0, 12)
  const total = words.reduce((length, word) => length + word.length + 1, 0)
  let run = 0
  const stars = words.map((word) => {
    const x = round(w * 0.08 + (w * 0.84 * (run + word.length / 2)) / total)
    run += word.length + 1
    return {
      x,
      y: round(h * 0.13 + (h * 0.6 * letterOf(word)) / 25),
      m: Math.min(9, 3 + word.length * 0.5),
      big: word.length > 8,
    }
  })
  const line = `M${stars.map((star) => `${star.x} ${star.y}`).join('L')}`
  const points = stars.map(({ x, y, m, big }) => {
    const place = `cx="${x}" cy="${y}"`
    const ring = `<circle ${place} r="${round(m + 7)}" fill="none" stroke="${tint}" stroke-width="1.5"/>`
    const star = `<circle ${place} r="${round(m)}" fill="${tint}"/>`
    return `<circle ${place} r="${round(m + 6)}" fill="${ground}"/>${star}${big ? ring : ''}`
  })
  return (
    `<path d="${line}" fill="none" stroke="${ground}" stroke-width="7" stroke-opacity=".8"/>` +
    `<path d="${line}" fill="none" stroke="${tint}" stroke-width="2"/>${points.join('')}`
  )
}

/** Returns the alphabetical place of a word's first letter, 0 to 25; characters before a count as a, after z as z. */
function letterOf(word: string): number {
  return Math.max(0, Math.min(25, (word.toLowerCase().charCodeAt(0) || 97) - 97))
}

import { at, limb, rad, round } from './geometry.ts'
import { LINE, LINE_STRONG, PATINA, PLASTER, SIGNAL, SPECTRA } from './inks.ts'
import { hash, pick, seededRandom } from './seeded-random.ts'
import { type Tones, trails } from './trails.ts'

const TONES: Tones = [
  ['#56698f', 0.76],
  ['#93a8d0', 0.15],
  [PLASTER, 0.07],
  [PATINA, 0.02],
]
const GROUND = '#081020'
const CODE_OF_A = 97

type Star = { readonly x: number; readonly y: number; readonly size: number }

/**
 * Draws an agent's sign: a constellation in a graduated ring, with a star for each letter of the name. Stars of letters
 * late in the alphabet are farther out.
 */
export function persona(name: string, size = 240): string {
  const seed = hash(name)
  const centre = size / 2
  const tint = pick(SPECTRA, seed)
  const stars = constellation(name, centre, seed)
  const brightest = stars.reduce((best, star) => (star.size > best.size ? star : best))
  const line = `M${stars.map(({ x, y }) => `${x} ${y}`).join('L')}`
  const sky = { seed, cx: centre, cy: centre, r0: 6, r1: centre - 19, gap: 6, sweep: 27, alpha: 0.8, extra: 0.2 }
  const disc = ({ x, y }: Star, r: number, fill: string) =>
    `<circle cx="${x}" cy="${y}" r="${round(r)}" fill="${fill}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" fill="none">${ring(centre)}` +
    trails({ ...sky, tones: TONES }) +
    `<path d="${line}" stroke="${tint}" stroke-width="1.4"/>` +
    stars.map((star) => disc(star, star.size + 3.5, GROUND)).join('') +
    stars.map((star) => disc(star, star.size, star === brightest ? SIGNAL : tint)).join('') +
    '</svg>'
  )
}

function constellation(name: string, centre: number, seed: number): readonly Star[] {
  const roll = seededRandom(seed)
  for (let i = 0; i < 5; i++) roll()
  const letters = [...name.toLowerCase()].filter((character) => /[a-z]/.test(character))
  return letters.map((letter, i) => {
    const angle = rad(-90 + (360 * i) / letters.length + (roll() - 0.5) * 30)
    const reach = centre * (0.36 + (0.42 * (letter.charCodeAt(0) - CODE_OF_A)) / 25)
    const [x, y] = at(centre, centre, reach, angle)
    return { x, y, size: 2.2 + roll() * 3 }
  })
}

function ring(centre: number): string {
  const edge = (r: number, stroke: string) => `<circle cx="${centre}" cy="${centre}" r="${r}" stroke="${stroke}"/>`
  const ticks = limb(centre, centre, centre - 2, { count: 108, len: 5, every: 4, long: 13 })
  return `${edge(centre - 2, LINE_STRONG)}${edge(centre - 15, LINE)}<path d="${ticks}" stroke="${LINE_STRONG}" stroke-width=".8"/>`
}

import { constellation } from './constellation.ts'
import { coverArt } from './cover-art.ts'
import { GROUNDS, PLASTER, plate, SPECTRA } from './inks.ts'
import { instrumentOf } from './instruments.ts'
import { monthRule } from './month-rule.ts'
import { hash, pick, seededRandom } from './seeded-random.ts'
import { trails } from './trails.ts'

/** What a cover is drawn from. An article has all of it; `projectCover` derives it from a project. */
export type CoverSubject = {
  readonly slug: string
  readonly title: string
  readonly tags: readonly string[]
  readonly minutes: number // of reading time
  readonly day: number // where the pointer is: 1 at the left end of the rule, 31 at the right end
}

type CoverSize = { readonly w?: number; readonly h?: number; readonly id?: string }
type Pole = readonly [x: number, y: number]

/** The poles that a sky may turn around, as shares of the plate; some are outside it. */
const POLES: readonly [Pole, ...Pole[]] = [
  [0.2, 0.24],
  [0.8, 0.2],
  [0.5, -0.12],
  [0.12, 0.86],
  [0.9, 0.8],
  [0.34, 1.1],
  [0.66, 1.12],
  [1.06, 0.4],
  [-0.06, 0.5],
]

/**
 * Draws a cover as an SVG document. The first tag picks the ground and the instrument, the second one the tint, and the
 * slug seeds all random choices. Each minute adds 4° of exposure. The words of the title become the constellation, and
 * the day is where the pointer of the rule is.
 */
export function cover(subject: CoverSubject, { w = 1600, h = 900, id = subject.slug }: CoverSize = {}): string {
  const seed = hash(subject.slug)
  const roll = seededRandom(seed)
  for (let i = 0; i < 9; i++) roll()
  const [first = '', second = first] = subject.tags
  const ground = pick(GROUNDS, hash(first))
  const tint = pick(SPECTRA, hash(second))
  const pole = pick(POLES, seed >>> 5)
  const side = pole[0] < 0.5 ? 1 : -1
  const size = pick([0.8, 1.15, 1.6], seed >>> 9)
  const cx = w * (0.5 + side * (0.14 + 0.06 * size))
  const cy = h * (0.5 - 0.03 * (size - 1))
  const sky = trails({
    seed,
    cx: pole[0] * w,
    cy: pole[1] * h,
    r0: 14,
    r1: Math.hypot(w, h) * 1.1,
    gap: 8,
    sweep: subject.minutes * 4,
    tones: [
      ['#7186b3', 0.76],
      [tint, 0.15],
      [PLASTER, 0.09],
    ],
    alpha: 0.9,
  })
  const art = coverArt(instrumentOf(first), { w, h, cx, cy, r: h * 0.36 * size, size, side, seed, tint, roll })
  const stars = constellation(subject.title, { w, h, tint, ground: ground[1] })
  const rule = monthRule(subject.day, { w, h, ground: ground[1] })
  const key = `c${(hash(id) % 46656).toString(36)}`
  return plate({ w, h, key, ground, fit: 'xMidYMid slice', drawing: sky + art + stars + rule })
}

import { limb, round } from '#lib/engrave/geometry.ts'
import { LINE_STRONG as DIM } from '#lib/engrave/inks.ts'
import { pier } from './pier.ts'
import {
  chain,
  crowned,
  type Drawn,
  dot,
  FAINT,
  leaning,
  line,
  outline,
  ring,
  type Stage,
  shading,
  solid,
  ticks,
} from './strokes.ts'

type At = ReturnType<typeof leaning>

const LEAN = -34 // degrees above the horizon

/** Draws SEO: a refracting telescope on its pier, aimed at one star. Its setting circle has ninety divisions. */
export function seo({ cx, base, h, stone }: Stage): Drawn {
  const [px, py] = [cx - h * 0.18, base - h * 0.5]
  const at = leaning(px, py, LEAN)
  const sight = line(chain([at(h * 0.64, 0), at(h * 0.96, 0)]), { width: 1, dash: '2 7' })
  const art =
    pier({ cx: px, base, foot: h * 0.19, head: h * 0.075, top: py + h * 0.09, stone }) +
    tube(at, h, stone) +
    finder(at, h, stone) +
    settingCircle(px, py, h * 0.17, at, stone) +
    sight
  return crowned(art, at(h * 1.02, 0), h)
}

/** Draws eyepiece, tube and dew cap, each a little wider than the last. */
function tube(at: At, h: number, stone: string): string {
  const tubeSection = (from: number, to: number, w0: number, w1: number) =>
    solid(outline([at(h * from, -h * w0), at(h * from, h * w0), at(h * to, h * w1), at(h * to, -h * w1)]), stone)
  const shadedSide = (from: number, to: number, w0: number, w1: number) =>
    line(
      shading([at(h * from, h * w0), at(h * to, h * w1)], [at(h * from, -h * w0), at(h * to, -h * w1)], {
        n: 12,
        to: 0.58,
      }),
      { tone: FAINT, width: 0.9 },
    )
  const bands = [-0.38, -0.16, 0.16].map((k) => {
    const w = 0.056 + k * 0.02
    return chain([at(h * k, -h * w), at(h * k, h * w)])
  })
  return (
    tubeSection(-0.62, -0.5, 0.028, 0.032) +
    tubeSection(-0.5, 0.34, 0.045, 0.066) +
    shadedSide(-0.5, 0.34, 0.045, 0.066) +
    tubeSection(0.34, 0.62, 0.076, 0.084) +
    shadedSide(0.34, 0.62, 0.076, 0.084) +
    line(bands.join(''), { tone: DIM, width: 2.2 })
  )
}

function finder(at: At, h: number, stone: string): string {
  const body = [at(-h * 0.3, -h * 0.105), at(-h * 0.3, -h * 0.085), at(h * 0.06, -h * 0.083), at(h * 0.06, -h * 0.107)]
  const feet =
    chain([at(-h * 0.24, -h * 0.085), at(-h * 0.24, -h * 0.05)]) + chain([at(0, -h * 0.085), at(0, -h * 0.058)])
  return solid(outline(body), stone, { width: 1.1 }) + line(feet, { width: 1.1 })
}

function settingCircle(x: number, y: number, r: number, at: At, stone: string): string {
  return (
    ring(x, y, r, { fill: stone }) +
    ring(x, y, r * 0.62, { tone: DIM, width: 0.9 }) +
    ticks(limb(round(x), round(y), r, { count: 90, len: 6, every: 5, long: 12 }), DIM) +
    dot(x, y, 4) +
    line(chain([at(0, 0), at(r, 0)]))
  )
}

import { arc, limb, type Point, rad, round } from '#lib/engrave/geometry.ts'
import { LINE_STRONG as DIM } from '#lib/engrave/inks.ts'
import { crowned, type Drawn, FAINT, line, outline, ring, type Stage, shading, solid, ticks } from './strokes.ts'

const PARTS = 5 // of a shop: cart, payments, stock, accounts, orders

/** Draws e-commerce: a balance at rest, with a weight for each part of a shop on the left and goods on the right. */
export function shop(stage: Stage): Drawn {
  const { cx, base, h } = stage
  const beam = base - h * 0.8
  const pan = base - h * 0.3
  const top = base - h * 0.93
  const left = cx - h * 0.58
  const right = cx + h * 0.58
  const half = h * 0.205
  const art =
    column(stage, top) +
    scale(cx, beam, h * 0.34) +
    arms(stage, beam) +
    hangingPan(stage, left, beam, pan, half) +
    hangingPan(stage, right, beam, pan, half) +
    weights(stage, left, pan, half) +
    parcel(stage, right, pan)
  return crowned(art, [cx, top - h * 0.05], h)
}

function column({ cx, base, h, stone }: Stage, top: number): string {
  const side: readonly Point[] = [
    [h * 0.2, base],
    [h * 0.2, base - 16],
    [h * 0.12, base - 16],
    [h * 0.12, base - 34],
    [h * 0.05, base - 34],
    [7, top],
  ]
  const left = side.map(([x, y]): Point => [cx - x, y])
  const right = side.map(([x, y]): Point => [cx + x, y]).reverse()
  const litEdge: readonly [Point, Point] = [
    [cx + 7, top + 6],
    [cx + h * 0.05, base - 34],
  ]
  const middle: readonly [Point, Point] = [
    [cx, top + 6],
    [cx, base - 34],
  ]
  return (
    solid(outline([...left, ...right]), stone) +
    line(shading(litEdge, middle, { n: 6, to: 0.9 }), { tone: FAINT, width: 0.8 })
  )
}

/** Draws the pointer and the graduated arc behind it. The pointer is at the middle of the arc, as the beam is level. */
function scale(cx: number, beam: number, r: number): string {
  return (
    line(arc(cx, beam, r, rad(62), rad(56)), { tone: DIM, width: 1 }) +
    ticks(limb(cx, beam, r, { count: 28, from: 62, to: 118, len: 7, every: 7, long: 15 }), DIM) +
    line(`M${cx} ${round(beam + 10)}V${round(beam + r - 18)}`)
  )
}

function arms({ cx, h, stone }: Stage, beam: number): string {
  const reach = h * 0.58
  const half: readonly Point[] = [
    [reach, beam - 2],
    [26, beam - 13],
  ]
  const under: readonly Point[] = [
    [reach, beam + 3],
    [26, beam + 12],
  ]
  const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [cx - x, y])
  const shifted = (points: readonly Point[]) => points.map(([x, y]): Point => [cx + x, y])
  const shade = shading(
    [
      [cx - reach, beam + 2],
      [cx + reach, beam + 2],
    ],
    [
      [cx - reach, beam],
      [cx + reach, beam + 9],
    ],
    { n: 4, from: 0.2 },
  )
  return (
    solid(
      outline([...mirrored(half), ...shifted(half).reverse(), ...shifted(under), ...mirrored(under).reverse()]),
      stone,
    ) +
    line(shade, { tone: FAINT, width: 0.8 }) +
    ring(cx, beam, 6, { fill: stone })
  )
}

function hangingPan({ stone }: Stage, x: number, beam: number, pan: number, half: number): string {
  const cords = [-half, 0, half].map((reach) => `M${round(x)} ${round(beam)}L${round(x + reach)} ${round(pan)}`)
  const r = round(half * 1.3)
  let shade = ''
  for (let i = 1; i < 6; i++) {
    const share = (1 - i / 6.2) * 0.96
    shade += `M${round(x - half * share)} ${round(pan + i * half * 0.072)}H${round(x + half * share)}`
  }
  return (
    line(cords.join(''), { tone: DIM, width: 0.9 }) +
    solid(
      `M${round(x - half)} ${round(pan)}H${round(x + half)}A${r} ${r} 0 0 1 ${round(x - half)} ${round(pan)}Z`,
      stone,
    ) +
    line(shade, { tone: FAINT, width: 0.8 })
  )
}

function weights({ h, stone }: Stage, x: number, pan: number, half: number): string {
  const height = h * 0.042
  let art = ''
  for (let i = 0; i < PARTS; i++) {
    const [y, w] = [pan - i * height, half * (0.62 - i * 0.085)]
    const right: readonly [Point, Point] = [
      [x + w, y],
      [x + w, y - height],
    ]
    const middle: readonly [Point, Point] = [
      [x, y],
      [x, y - height],
    ]
    art +=
      solid(outline([[x - w, y], ...right, [x - w, y - height]]), stone, { width: 1.2 }) +
      line(shading(right, middle, { n: 5 }), { tone: FAINT, width: 0.8 })
  }
  return art
}

function parcel({ h, stone }: Stage, x: number, pan: number): string {
  const w = h * 0.15
  const lid = pan - w * 1.1
  const shade = shading(
    [
      [x + w, pan],
      [x + w, lid],
    ],
    [
      [x, pan],
      [x, lid],
    ],
    { n: 7 },
  )
  const cord = `M${round(x - w)} ${round(pan - w * 0.72)}H${round(x + w)}M${round(x)} ${round(pan)}V${round(lid)}`
  return (
    solid(`M${round(x - w)} ${round(pan)}V${round(lid)}H${round(x + w)}V${round(pan)}Z`, stone, { width: 1.2 }) +
    line(cord, { tone: DIM, width: 1 }) +
    line(shade, { tone: FAINT, width: 0.8 })
  )
}

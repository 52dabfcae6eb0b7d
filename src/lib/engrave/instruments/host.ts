import { rad, round, TAU } from '#lib/engrave/geometry.ts'
import { LINE_STRONG as DIM, GROUND_DEEP, PLASTER } from '#lib/engrave/inks.ts'
import { crowned, type Drawn, FAINT, line, type Stage, solid } from './strokes.ts'

const STOREYS = 2
const WINDOWS = 12 // on each storey: twenty-four for the hours of a day

type Drum = {
  readonly cx: number
  readonly base: number
  readonly r: number
  readonly ry: number
  readonly wall: number
}

/** Draws web hosting and maintenance: a round building open to the sky, with a window for each hour of the day. */
export function host({ cx, base, h, stone }: Stage): Drawn {
  const r = h * 0.56
  const drum: Drum = { cx, base, r, ry: r * 0.15, wall: h * 0.6 }
  const rim = base - drum.wall
  const mast = line(`M${cx} ${round(rim + drum.ry)}V${round(base - h * 0.95)}`, { width: 1.6 })
  const [left, right] = [round(cx - r), round(cx + r)]
  const wall = `M${left} ${round(rim)}V${base}H${right}V${round(rim)}A${round(r)} ${round(drum.ry)} 0 0 1 ${left} ${round(rim)}Z`
  const art =
    opening(drum, rim) + mast + solid(wall, stone) + shadow(drum, rim) + windows(drum, rim) + ledges(drum, rim)
  // The lower ledges would curve below the ground, so they are clipped at the horizon.
  const key = `host-${round(cx)}-${round(base)}`
  const sky = `<rect x="${left - 4}" y="0" width="${round(2 * r + 8)}" height="${base}"/>`
  return crowned(
    `<clipPath id="${key}">${sky}</clipPath><g clip-path="url(#${key})">${art}</g>`,
    [cx, base - h * 0.98],
    h,
  )
}

function opening({ cx, r, ry }: Drum, rim: number): string {
  let marks = ''
  for (let i = 0; i < 48; i++) {
    const [x, y] = [Math.cos((TAU * i) / 48), Math.sin((TAU * i) / 48)]
    const inner = i % 4 ? 0.93 : 0.86
    marks += `M${round(cx + r * x)} ${round(rim + ry * y)}L${round(cx + r * inner * x)} ${round(rim + ry * inner * y)}`
  }
  const mouth = `<ellipse cx="${cx}" cy="${round(rim)}" rx="${round(r)}" ry="${round(ry)}" fill="${GROUND_DEEP}" stroke="${PLASTER}" stroke-width="1.4"/>`
  return mouth + line(marks, { tone: DIM, width: 0.9 })
}

/** Draws windows that narrow towards the sides, because the wall curves away. */
function windows({ cx, r, ry, wall }: Drum, rim: number): string {
  let openings = ''
  let shade = ''
  for (let i = 0; i < STOREYS * WINDOWS; i++) {
    const column = i % WINDOWS
    const [from, to] = [rad(-84 + 14 * column + 2.6), rad(-84 + 14 * (column + 1) - 2.6)]
    const [x0, x1] = [cx + r * Math.sin(from), cx + r * Math.sin(to)]
    const top = rim + ry * Math.cos((from + to) / 2) + wall * (i < WINDOWS ? 0.16 : 0.54)
    const bottom = top + wall * 0.24
    const arch = (x1 - x0) / 2
    openings += `M${round(x0)} ${round(bottom)}V${round(top)}A${round(arch)} ${round(Math.min(arch, 16))} 0 0 1 ${round(x1)} ${round(top)}V${round(bottom)}Z`
    for (const [share, rise] of [
      [0.28, 3],
      [0.52, 5],
    ] as const) {
      shade += `M${round(x0 + (x1 - x0) * share)} ${round(bottom)}V${round(top - rise)}`
    }
  }
  return solid(openings, GROUND_DEEP, { width: 1.1 }) + line(shade, { tone: FAINT, width: 0.8 })
}

function ledges({ cx, r, ry, wall }: Drum, rim: number): string {
  const curves = [0.045, 0.475, 0.86].map((share) => {
    const y = round(rim + wall * share)
    return `M${round(cx - r)} ${y}A${round(r)} ${round(ry)} 0 0 0 ${round(cx + r)} ${y}`
  })
  return line(curves.join(''), { tone: DIM, width: 1 })
}

function shadow({ cx, base, r, ry, wall }: Drum, rim: number): string {
  let d = ''
  for (let i = 0; i < 18; i++) {
    const angle = rad(38 + i * 2.9)
    d += `M${round(cx + r * Math.sin(angle))} ${round(rim + ry * Math.cos(angle) + wall * 0.05)}V${round(base - 2)}`
  }
  return line(d, { tone: FAINT, width: 0.8 })
}

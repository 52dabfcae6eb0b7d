import { EXPOSURE, exposurePlaces, ringOf } from './exposure.ts'
import { boxGap } from './free-places.ts'
import { rad } from './geometry.ts'

type Event = { readonly since: number; readonly text: string }
/**
 * The place of an event's text: percent of the plate, a shift to outside the arc, and whether the text ends at its
 * star.
 */
export type ExposureWords = {
  readonly x: number
  readonly y: number
  readonly shift: string
  readonly isEnd?: true
  /** In rem, if it is not the default. */
  readonly width?: number
}
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
/** How text is shifted, up to an angle: by percentages of its own box, plus px. */
type Way = { readonly until: number; readonly by: readonly [number, number]; readonly more: readonly [number, number] }

const WAYS: readonly Way[] = [
  { until: 200, by: [-100, -100], more: [-16, -6.4] },
  { until: 228, by: [-100, -94], more: [-16, 0] },
  { until: 258, by: [-100, -86], more: [-16, 0] },
  { until: 290, by: [-88, -100], more: [0, -12.8] },
  { until: 355, by: [0, -100], more: [5.6, -14.4] },
  { until: 361, by: [0, -100], more: [17.6, -6.4] },
]
const UPRIGHT = 290 // from this angle on, text is to the right of its star
const NARROW_UNTIL = 312 // text near the top leaves room for the trail that begins beside it
/** Widths of texts in rem: the default, the one near the top, and two for places with less room. */
const WIDTHS = [12.5, 9.5, 8.5, 7.5] as const

/** The plate on a page of 1080 px, the smallest that shows it, and the free space around it, in px. */
const SHEET = { w: 994, gutter: 43, above: 96 } as const
const WORDS = { letter: 6.9, line: 19.6 } as const

/** Returns the places of the events' texts, earliest first; null if they do not all fit. */
export function exposureWords(events: readonly Event[]): readonly ExposureWords[] | null {
  const months = events.map(({ since }) => since)
  const places = exposurePlaces(months)
  const boxes: Box[] = []
  const words: ExposureWords[] = []
  // last first: an earlier text gets narrower where a later one leaves less room
  for (const [index, { x, y, angle }] of [...places.entries()].reverse()) {
    const isFree = (box: Box) =>
      isInside(box) &&
      boxes.every((other) => boxGap(box, other) >= 0) &&
      !months.some((_, ring) => ring !== index && crosses(box, ring, months))
    const widths = WIDTHS.slice(angle >= UPRIGHT && angle < NARROW_UNTIL ? 1 : 0)
    const text = events[index]?.text ?? ''
    const width = widths.find((one) => isFree(boxOf(text, { x, y, angle }, one)))
    if (width === undefined) return null
    boxes.push(boxOf(text, { x, y, angle }, width))
    const { by, more } = wayAt(angle)
    const shift = by.map((share, axis) => moved(share, more[axis] ?? 0)).join(' ')
    words.unshift({ x, y, shift, ...(angle < UPRIGHT && { isEnd: true }), ...(width !== WIDTHS[0] && { width }) })
  }
  return words
}

function wayAt(angle: number): Way {
  return WAYS.find(({ until }) => angle < until) ?? (WAYS[0] as Way)
}

function moved(share: number, px: number): string {
  if (px === 0) return `${share}%`
  const rem = `${Math.abs(px) / 16}rem`
  return share === 0 ? rem : `calc(${share}% ${px < 0 ? '-' : '+'} ${rem})`
}

/** Returns the box of a text at its star, at most `rem` wide and as wide as its balanced lines. */
function boxOf(text: string, { x, y, angle }: ReturnType<typeof exposurePlaces>[number], rem: number): Box {
  const { by, more } = wayAt(angle)
  const width = 16 * rem
  const lines = Math.ceil((text.length * WORDS.letter) / width)
  const height = (1 + lines) * WORDS.line
  const used = Math.min(width, (text.length * WORDS.letter) / lines)
  const left = (x * SHEET.w) / 100 + (by[0] * width) / 100 + more[0]
  const top = (y * SHEET.w * EXPOSURE.h) / EXPOSURE.w / 100 + (by[1] * height) / 100 + more[1]
  const from = angle < UPRIGHT ? left + width - used : left
  return { left: from, right: from + used, top, bottom: top + height }
}

function isInside({ left, right, top }: Box): boolean {
  return left >= -SHEET.gutter && right <= SHEET.w + SHEET.gutter && top >= -SHEET.above
}

/** Returns whether the trail of an event runs through a box. */
function crosses(box: Box, ring: number, months: readonly number[]): boolean {
  const scale = SHEET.w / EXPOSURE.w
  const { angle = 360 } = exposurePlaces(months)[ring] ?? {}
  for (let degrees = angle; degrees <= 360; degrees += 1) {
    const [x, y] = ringOf(ring, months.length, rad(degrees))
    if (x * scale > box.left && x * scale < box.right && y * scale > box.top && y * scale < box.bottom) return true
  }
  return false
}

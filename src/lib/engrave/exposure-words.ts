import { EXPOSURE, exposurePlaces, ringOf } from './exposure.ts'
import { boxGap } from './free-places.ts'
import { rad } from './geometry.ts'

type Event = { readonly since: number; readonly text: string }
/**
 * The place of an event's text: its star in percent of the plate, a CSS shift that moves the text outside the arc, and
 * whether the text ends at its star instead of beginning there.
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
/** How texts of stars below an angle are shifted: by a percentage of the text's box plus px, each for x and y. */
type Shift = {
  readonly until: number
  readonly percent: readonly [number, number]
  readonly px: readonly [number, number]
}

const SHIFTS: readonly Shift[] = [
  { until: 200, percent: [-100, -100], px: [-16, -6.4] },
  { until: 228, percent: [-100, -94], px: [-16, 0] },
  { until: 258, percent: [-100, -86], px: [-16, 0] },
  { until: 290, percent: [-88, -100], px: [0, -12.8] },
  { until: 355, percent: [0, -100], px: [5.6, -14.4] },
  { until: 361, percent: [0, -100], px: [17.6, -6.4] },
]
const RIGHT_FROM = 290 // from this angle on, text is to the right of its star
const NARROW_UNTIL = 312 // text near the top leaves room for the trail that begins beside it
/** Widths of texts in rem: the default, the one near the top, and two for places with less room. */
const WIDTHS = [12.5, 9.5, 8.5, 7.5] as const

/** The plate on a page of 1080 px, the smallest that shows it, and the free space around it, in px. */
const SHEET = { w: 994, gutter: 43, above: 96 } as const
const TEXT = { letter: 6.9, line: 19.6 } as const

/** Returns the places of the events' texts, earliest first; null if they do not all fit. */
export function exposureWords(events: readonly Event[]): readonly ExposureWords[] | null {
  const months = events.map(({ since }) => since)
  const places = exposurePlaces(months)
  const boxes: Box[] = []
  const words: ExposureWords[] = []
  // from the last text to the first, because an earlier one gets narrower if a later one leaves less room
  for (const [index, { x, y, angle }] of [...places.entries()].reverse()) {
    const isFree = (box: Box) =>
      isInside(box) &&
      boxes.every((other) => boxGap(box, other) >= 0) &&
      !months.some((_, ring) => ring !== index && crosses(box, ring, months))
    const widths = WIDTHS.slice(angle >= RIGHT_FROM && angle < NARROW_UNTIL ? 1 : 0)
    const text = events[index]?.text ?? ''
    const width = widths.find((rem) => isFree(boxOf(text, { x, y, angle }, rem)))
    if (width === undefined) return null
    boxes.push(boxOf(text, { x, y, angle }, width))
    const { percent, px } = shiftAt(angle)
    const shift = percent.map((share, axis) => cssLength(share, px[axis] ?? 0)).join(' ')
    words.unshift({ x, y, shift, ...(angle < RIGHT_FROM && { isEnd: true }), ...(width !== WIDTHS[0] && { width }) })
  }
  return words
}

function shiftAt(angle: number): Shift {
  return SHIFTS.find(({ until }) => angle < until) ?? (SHIFTS[0] as Shift)
}

function cssLength(share: number, px: number): string {
  if (px === 0) return `${share}%`
  const rem = `${Math.abs(px) / 16}rem`
  return share === 0 ? rem : `calc(${share}% ${px < 0 ? '-' : '+'} ${rem})`
}

/** Returns the box of a text at its star. Its lines are balanced and at most `rem` wide. */
function boxOf(text: string, { x, y, angle }: ReturnType<typeof exposurePlaces>[number], rem: number): Box {
  const { percent, px } = shiftAt(angle)
  const width = 16 * rem
  const lines = Math.ceil((text.length * TEXT.letter) / width)
  const height = (1 + lines) * TEXT.line
  const usedWidth = Math.min(width, (text.length * TEXT.letter) / lines)
  const left = (x * SHEET.w) / 100 + (percent[0] * width) / 100 + px[0]
  const top = (y * SHEET.w * EXPOSURE.h) / EXPOSURE.w / 100 + (percent[1] * height) / 100 + px[1]
  const usedLeft = angle < RIGHT_FROM ? left + width - usedWidth : left
  return { left: usedLeft, right: usedLeft + usedWidth, top, bottom: top + height }
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

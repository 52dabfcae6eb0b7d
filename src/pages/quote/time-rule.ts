import { round } from '#lib/engrave/geometry.ts'

const WEEKS = { day: 1 / 7, week: 1, month: 52 / 12 } as const
/** The rule shows a quarter of a year, and longer times up to two years. */
const LEAST_WEEKS = 13
const MOST_WEEKS = 104

/** The width of the drawing, and the height of a bar with the space below it. */
const WIDTH = 520
const BAR = 14
const GAP = 10
const AXIS = 14
/** The distance of two lines of the hatching, and how far a line leans. */
const STEP = 5
const SLANT = 7

/** The first and the last week of a stated time, such as 2 and 4 of '2–4 weeks'. */
export type Span = readonly [from: number, to: number]

/** Returns a stated time in weeks; null if the text states none, or one that the rule cannot show. */
export function weeksOf(figure: string): Span | null {
  const match = /^(\d+)(?:\s*[–-]\s*(\d+))?\s+(day|week|month)s?$/i.exec(figure.trim())
  const [, first = '', last = first, unit = ''] = match ?? []
  const length = WEEKS[unit.toLowerCase() as keyof typeof WEEKS]
  const span = [Number(first) * length, Number(last) * length] as const
  return match && span[1] > 0 && span[0] <= span[1] && span[1] <= MOST_WEEKS ? span : null
}

export type TimeRule = {
  readonly width: number
  readonly height: number
  /** How many weeks the rule is long. */
  readonly weeks: number
  /** Path data: the ticks of weeks, and the longer ones of every fourth week. */
  readonly ticks: string
  /** Path data of each bar: the time before its first possible end, its blocks of a week, and their hatching. */
  readonly bars: readonly { readonly lead: string; readonly blocks: string; readonly hatching: string }[]
}

/**
 * Draws stated times above a rule of weeks. A bar begins at its earliest end, and has a block for each week. A time
 * with one end has the block of its last week.
 */
export function timeRule(spans: readonly Span[]): TimeRule {
  const weeks = Math.max(LEAST_WEEKS, ...spans.map(([, to]) => Math.ceil(to)))
  const unit = WIDTH / weeks
  const axis = spans.length * (BAR + GAP)
  const ticks = Array.from({ length: weeks + 1 }, (_, week) => {
    const x = round(Math.min(week * unit, WIDTH - 0.5) || 0.5)
    return `M${x} ${axis}v${week % 4 === 0 ? AXIS - 2 : 6}`
  })
  return {
    width: WIDTH,
    height: axis + AXIS,
    weeks,
    ticks: `M0 ${axis + 0.5}H${WIDTH}${ticks.join('')}`,
    bars: spans.map((span, index) => barOf(span, index * (BAR + GAP) + 1, unit)),
  }
}

function barOf([from, to]: Span, top: number, unit: number): TimeRule['bars'][number] {
  const left = round(Math.max(0, from === to ? to - 1 : from) * unit)
  const right = round(to * unit - 1)
  const ends: number[] = []
  for (let x = left + unit; x < right - unit / 4; x += unit) ends.push(round(x))
  return {
    lead: `M0 ${top + BAR / 2}H${left}M0.5 ${top + BAR / 2 - 4}v8`,
    blocks: `M${left} ${top}H${right}V${top + BAR}H${left}Z${ends.map((x) => `M${x} ${top}v${BAR}`).join('')}`,
    hatching: hatch(left, right, top),
  }
}

/** Returns slanted lines that end at the edges of a bar. */
function hatch(left: number, right: number, top: number): string {
  let lines = ''
  for (let x = left + STEP; x < right + SLANT; x += STEP) {
    const [above, below] = [Math.min(x, right), Math.max(x - SLANT, left)]
    const yAt = (lineX: number) => round(top + (BAR * (x - lineX)) / SLANT)
    lines += `M${round(above)} ${yAt(above)}L${round(below)} ${yAt(below)}`
  }
  return lines
}

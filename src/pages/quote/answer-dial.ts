import { arc, at, rad } from '#lib/engrave/geometry.ts'

/** The side of the square drawing, and the radius of its circle. */
export const DIAL = 96
const CENTRE = DIAL / 2
const RADIUS = 44
/** The space between two sectors, in degrees. */
const GAP = 8
const TICKS = 8

export type AnswerDial = {
  /** Path data of the sectors that are answered: their edge and long ticks. */
  readonly answered: string
  /** Path data of the others: short ticks alone. */
  readonly open: string
}

/** Draws a limb with a sector for each question, from the top and clockwise. A sector fills in with its answer. */
export function answerDial(answered: readonly boolean[]): AnswerDial {
  const sweep = 360 / answered.length
  const paths = { answered: '', open: '' }
  for (const [index, isAnswered] of answered.entries()) {
    const from = -90 + index * sweep + GAP / 2
    const to = from + sweep - GAP
    const ticks = ticksOf(from, to, isAnswered ? 7 : 3)
    if (isAnswered) paths.answered += arc(CENTRE, CENTRE, RADIUS, rad(from), rad(to - from)) + ticks
    else paths.open += ticks
  }
  return paths
}

/** Returns the ticks of a sector as path data. `limb` would join the first script of every page. */
function ticksOf(from: number, to: number, length: number): string {
  let d = ''
  for (let tick = 0; tick <= TICKS; tick++) {
    const angle = rad(from + ((to - from) * tick) / TICKS)
    d += `M${at(CENTRE, CENTRE, RADIUS, angle)}L${at(CENTRE, CENTRE, RADIUS - length, angle)}`
  }
  return d
}

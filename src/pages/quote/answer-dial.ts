import { arc, limb, rad } from '#lib/engrave/geometry.ts'

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
    const ticks = limb(CENTRE, CENTRE, RADIUS, { count: TICKS, from, to, len: isAnswered ? 7 : 3 })
    if (isAnswered) paths.answered += arc(CENTRE, CENTRE, RADIUS, rad(from), rad(to - from)) + ticks
    else paths.open += ticks
  }
  return paths
}

import { STATIONS } from '#lib/engrave/day-arc.ts'

/** How long each activity is the one that is shown (spec §4 and §9). */
export const ACTIVITY_MS = 3000

/** The activity the day rests on: the mail, when most of the arc lies behind. The piece goes on from there. */
const RESTING = 3

export type ActivityPhase = 'past' | 'now' | 'ahead'

/** The activity of the day at a step of the piece, from 0; null is the resting picture. */
export function activityAt(step: number | null): number {
  return (RESTING + (step ?? 0)) % STATIONS.length
}

/** Where an activity stands in the day while another is being done. */
export function activityPhase(activity: number, now: number): ActivityPhase {
  if (activity === now) return 'now'
  return activity < now ? 'past' : 'ahead'
}

import { STATIONS } from '#lib/engrave/day-arc.ts'

/** How long each activity is shown (src/docs/specification.md, how things behave). */
export const ACTIVITY_MS = 3000

/** The activity shown without animation: the mail, late on the arc. The animation starts from it. */
const RESTING = 3

export type ActivityPhase = 'past' | 'now' | 'ahead'

/** Returns the index of the activity at a step of the animation, or the one shown without animation for null. */
export function activityAt(step: number | null): number {
  return (RESTING + (step ?? 0)) % STATIONS.length
}

/** Returns whether an activity is past, current or ahead when the activity `now` is shown. */
export function activityPhase(activity: number, now: number): ActivityPhase {
  if (activity === now) return 'now'
  return activity < now ? 'past' : 'ahead'
}

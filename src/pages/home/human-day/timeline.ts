import { STATIONS } from '#lib/engrave/day-arc.ts'

/** How long each activity is shown (src/docs/specification.md, how things behave). */
export const ACTIVITY_MS = 3000

/** The activity shown without animation: the mail, the fourth on the arc. The animation starts from there. */
const STILL_ACTIVITY = 3

export type ActivityPhase = 'past' | 'now' | 'ahead'

/** Returns the index of the activity at a step of the animation or, for null, of the one shown without animation. */
export function activityAt(step: number | null): number {
  return (STILL_ACTIVITY + (step ?? 0)) % STATIONS.length
}

/** Returns whether an activity is past, current or ahead. Both arguments are indices of activities. */
export function activityPhase(activity: number, current: number): ActivityPhase {
  if (activity === current) return 'now'
  return activity < current ? 'past' : 'ahead'
}

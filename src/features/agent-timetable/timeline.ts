import { STEP_MS, steps } from '#content/collaboration.ts'

/** How often the cursor is told its place; the compositor draws what lies between. */
export const FRAME_MS = 40

/** Eight steps of 1200 ms (spec §9). */
export const LOOP_MS = STEP_MS * steps.length

export type Frame = {
  readonly step: number // from 0 on
  readonly share: number // how much of the sheet the cursor has crossed, 0 up to 1
}

/** What the demonstration shows after so many milliseconds. It begins again after its last step. */
export function frameAt(elapsedMs: number): Frame {
  const ms = elapsedMs % LOOP_MS
  return { step: Math.floor(ms / STEP_MS), share: ms / LOOP_MS }
}

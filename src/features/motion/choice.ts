import { slot } from '#platform/storage.ts'

/** What the visitor has chosen on this device. Without a choice, things move unless the system asks for stillness. */
export type MotionChoice = 'stopped' | 'moving'

/** Parses a stored choice. Returns null if it is invalid. */
export function parseChoice(stored: unknown): MotionChoice | null {
  return stored === 'stopped' || stored === 'moving' ? stored : null
}

export const choiceSlot = slot<MotionChoice | null>('motion', parseChoice, null)

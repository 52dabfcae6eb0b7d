import { dice } from '#lib/engrave/chance.ts'

// Times of spec §4 and §9.
const START_MS = 1000
const SHORTEST_KEY_MS = 30
const LONGEST_KEY_MS = 70
const AFTER_LINE_MS = 1200
const AFTER_SCRIPT_MS = 3000

type Script = { readonly lines: readonly { readonly text: string }[] }

/** What stands in the terminal: the lines before `line` whole, of that line the first `typed` characters. */
export type Frame = { readonly script: number; readonly line: number; readonly typed: number }

/** Every change of a round of all scripts, each with its time from the start of the round. */
export type Timeline = { readonly changes: readonly (Frame & { readonly at: number })[]; readonly lengthMs: number }

/** Types every script once, in the given order; the same scripts are always typed in the same rhythm. */
export function timelineOf(scripts: readonly Script[], order: readonly number[]): Timeline {
  const roll = dice(27)
  const changes: (Frame & { at: number })[] = []
  let at = 0
  for (const script of order) {
    const lines = scripts[script]?.lines ?? []
    for (const [line, { text }] of lines.entries()) {
      for (let typed = 0; typed <= text.length; typed++) {
        changes.push({ at, script, line, typed })
        if (typed < text.length) at += SHORTEST_KEY_MS + roll() * (LONGEST_KEY_MS - SHORTEST_KEY_MS)
      }
      at += line === lines.length - 1 ? AFTER_SCRIPT_MS : AFTER_LINE_MS
    }
  }
  return { changes, lengthMs: at }
}

/** The frame at a time since the terminal began, null before it begins; and in how many milliseconds the next one comes. */
export function frameAt(
  { changes, lengthMs }: Timeline,
  ms: number,
): { readonly frame: Frame | null; readonly next: number } {
  if (ms < START_MS) return { frame: null, next: START_MS - ms }
  const at = (ms - START_MS) % lengthMs
  const after = changes.findIndex((change) => change.at > at)
  const index = after === -1 ? changes.length - 1 : after - 1
  const end = after === -1 ? lengthMs : (changes[after]?.at ?? lengthMs)
  return { frame: changes[index] ?? null, next: end - at }
}

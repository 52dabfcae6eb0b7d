import { seededRandom } from '#lib/engrave/seeded-random.ts'

// Times in milliseconds (src/docs/specification.md, how things behave).
const START_MS = 1000
const SHORTEST_KEY_MS = 30
const LONGEST_KEY_MS = 70
const AFTER_LINE_MS = 1200
const AFTER_SCRIPT_MS = 3000

type Script = { readonly lines: readonly { readonly text: string }[] }

/** A line that is being typed, below the lines before it. */
export type TypedLine = {
  readonly script: number
  /** For a script's first line, the previous script, whose lines stay until this one is typed. Null for other lines. */
  readonly before: number | null
  readonly line: number
  /** When it starts, in ms from the start of the round. */
  readonly at: number
  /** When each of its characters appears, in ms from the start of the line. */
  readonly keys: readonly number[]
}

/** A round of scripts, line by line. Times are milliseconds. */
export type TypingTimeline = { readonly lines: readonly TypedLine[]; readonly lengthMs: number }

/**
 * Returns the timeline that types every script once, in the given order. The same scripts always get the same rhythm.
 */
export function timelineOf(scripts: readonly Script[], order: readonly number[]): TypingTimeline {
  const roll = seededRandom(27)
  const typed: TypedLine[] = []
  let at = 0
  for (const [place, script] of order.entries()) {
    const lines = scripts[script]?.lines ?? []
    for (const [line, { text }] of lines.entries()) {
      let key = 0
      const keys = [...text].map(() => {
        key += SHORTEST_KEY_MS + roll() * (LONGEST_KEY_MS - SHORTEST_KEY_MS)
        return key
      })
      typed.push({ script, before: line === 0 ? (order.at(place - 1) ?? null) : null, line, at, keys })
      at += key + (line === lines.length - 1 ? AFTER_SCRIPT_MS : AFTER_LINE_MS)
    }
  }
  return { lines: typed, lengthMs: at }
}

/** Returns the line at `ms` after the start (null before typing begins), the ms into it, and the ms to the next one. */
export function terminalFrameAt({ lines, lengthMs }: TypingTimeline, ms: number) {
  if (ms < START_MS) return { line: null, into: 0, next: START_MS - ms }
  const at = (ms - START_MS) % lengthMs
  const after = lines.findIndex((line) => line.at > at)
  const line = lines.at(after === -1 ? -1 : after - 1) ?? null
  const end = lines[after]?.at ?? lengthMs
  return { line, into: at - (line?.at ?? 0), next: end - at }
}

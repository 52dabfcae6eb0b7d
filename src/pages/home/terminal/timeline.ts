import { seededRandom } from '#lib/engrave/seeded-random.ts'

// Times in milliseconds (src/docs/specification.md, how things behave).
const START_MS = 1000
const SHORTEST_KEY_MS = 30
const LONGEST_KEY_MS = 70
const AFTER_LINE_MS = 1200
const AFTER_SCRIPT_MS = 3000

type Script = { readonly lines: readonly { readonly text: string }[] }

/** A line that is typed below the earlier lines of its script. */
export type TypedLine = {
  readonly script: number
  /** For the first line of a script, the previous script, whose lines stay above it. Null for other lines. */
  readonly previousScript: number | null
  readonly line: number
  /** When the line starts, in ms from the start of the round. */
  readonly startMs: number
  /** When each character appears, in ms from the start of the line. */
  readonly keyTimes: readonly number[]
}

/** The lines of one round of all scripts, and the duration of the round in ms. */
export type TypingTimeline = { readonly lines: readonly TypedLine[]; readonly lengthMs: number }

/**
 * Returns the timeline that types every script once, in the given order. The same scripts always get the same rhythm.
 */
export function timelineOf(scripts: readonly Script[], order: readonly number[]): TypingTimeline {
  const random = seededRandom(27)
  const typedLines: TypedLine[] = []
  let startMs = 0
  for (const [position, script] of order.entries()) {
    const lines = scripts[script]?.lines ?? []
    for (const [line, { text }] of lines.entries()) {
      let keyMs = 0
      const keys = [...text].map(() => {
        keyMs += SHORTEST_KEY_MS + random() * (LONGEST_KEY_MS - SHORTEST_KEY_MS)
        return keyMs
      })
      typedLines.push({
        script,
        previousScript: line === 0 ? (order.at(position - 1) ?? null) : null,
        line,
        startMs: startMs,
        keyTimes: keys,
      })
      startMs += keyMs + (line === lines.length - 1 ? AFTER_SCRIPT_MS : AFTER_LINE_MS)
    }
  }
  return { lines: typedLines, lengthMs: startMs }
}

/**
 * Returns the current line `ms` milliseconds after the start, or null before typing begins. `into` is the time since
 * this line began, and `next` is the time until the next line begins, both in ms.
 */
export function terminalFrameAt({ lines, lengthMs }: TypingTimeline, ms: number) {
  if (ms < START_MS) return { line: null, into: 0, next: START_MS - ms }
  const at = (ms - START_MS) % lengthMs
  const after = lines.findIndex((line) => line.startMs > at)
  const line = lines.at(after === -1 ? -1 : after - 1) ?? null
  const end = lines[after]?.startMs ?? lengthMs
  return { line, into: at - (line?.startMs ?? 0), next: end - at }
}

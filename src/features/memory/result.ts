import { record as words } from 'virtual:records/messages/game'
import { dayMonthYear } from '#lib/dates.ts'
import { fillTemplate, pluralize } from '#lib/fill-template.ts'

/** How a game ended. `day` is the day of its sky, or null for cards that were dealt at random. */
export type Result = {
  readonly moves: number
  readonly ms: number
  readonly day: string | null
  /** The best score of the device, and whether this game has set it. A sky of the day never does. */
  readonly best: number | null
  readonly isBest: boolean
}

/** Returns a whole sentence with the moves, the time and the best score. */
export function resultSentence({ moves, ms, day, best, isBest }: Result): string {
  const { sky, skyOnly, newBest, found, foundOnly } = words.result
  const [withBest, withoutBest] = day === null ? [found, foundOnly] : [sky, skyOnly]
  const sentence = isBest ? newBest : best === null ? withoutBest : withBest
  return fillTemplate(sentence, {
    moves,
    time: timeInWords(ms),
    ...(best !== null && { best }),
    ...(day !== null && { date: dayMonthYear(day) }),
  })
}

/** Returns what a visitor shares: which cards it was, the moves and the time. */
export function sharedText({ moves, ms, day }: Pick<Result, 'moves' | 'ms' | 'day'>): string {
  const [minutes, seconds] = minutesAndSeconds(ms)
  const time = fillTemplate(minutes === 0 ? words.share.seconds : words.share.minutes, { minutes, seconds })
  return day === null
    ? fillTemplate(words.share.found, { moves, time })
    : fillTemplate(words.share.sky, { moves, time, date: dayMonthYear(day) })
}

function timeInWords(ms: number): string {
  const [minutes, seconds] = minutesAndSeconds(ms)
  const parts = [pluralize(words.time.minutes, minutes), pluralize(words.time.seconds, seconds)] as const
  if (minutes === 0) return parts[1]
  return seconds === 0 ? parts[0] : fillTemplate(words.time.both, { minutes: parts[0], seconds: parts[1] })
}

function minutesAndSeconds(ms: number): readonly [minutes: number, seconds: number] {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return [Math.floor(seconds / 60), seconds % 60]
}

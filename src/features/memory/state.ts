import { record as words } from 'virtual:records/messages/game'
import { atom, type Getter, type Setter } from 'jotai'
import { utcDay } from '#lib/dates.ts'
import { portsAtom } from '#platform/ports.ts'
import { slot } from '#platform/storage.ts'
import { dealAnnouncement, turnAnnouncement } from './announcement.ts'
import { deal, dealOfDay, FLIP_BACK_MS, flip, type Game, isComplete, notStarted, parseBest } from './game.ts'
import type { Result } from './result.ts'
import { elapsed, pause, resume, type Stopwatch, start, stopped } from './stopwatch.ts'

const bestSlot = slot<number | null>('memory-best', parseBest, null)

const currentAtom = atom<Game>(notStarted)
const stopwatchAtom = atom<Stopwatch>(stopped)
const tickAtom = atom(0)
const currentAnnouncementAtom = atom('')
const currentDealAtom = atom(0)
const currentBestAtom = atom<number | null>(null)
/** Whether the completed game has set the best score. */
const isBestAtom = atom(false)
const isSubscribedAtom = atom(false)
/** Counts deletions of the score, so that a read that started before a deletion does not restore the score. */
const deletionsAtom = atom(0)

export const gameAtom = atom((get) => get(currentAtom))
/** Milliseconds played, as of the last tick. */
export const playedAtom = atom((get) => get(tickAtom))
export const bestAtom = atom((get) => get(currentBestAtom))
/** The result of the completed game, or null. */
export const resultAtom = atom<Result | null>((get) => {
  const game = get(currentAtom)
  if (!isComplete(game)) return null
  return { moves: game.moves, ms: get(tickAtom), day: game.day, best: get(currentBestAtom), isBest: get(isBestAtom) }
})
/** The announcement for screen readers about the last deal or turn. */
export const announcementAtom = atom((get) => get(currentAnnouncementAtom))
/** The number of the deal, so that the same text can be announced again for a new one. */
export const dealNumberAtom = atom((get) => get(currentDealAtom))

/** Loads the best score of this device. From then on, the score is reset when any tab deletes all stored data. */
export const loadBestAtom = atom(null, async (get, set) => {
  const { store } = get(portsAtom)
  if (!get(isSubscribedAtom)) store.onCleared(() => set(forgetBestAtom))
  set(isSubscribedAtom, true)
  const deletions = get(deletionsAtom)
  const best = await bestSlot.read(store)
  if (get(deletionsAtom) === deletions) set(currentBestAtom, (current) => lowerScore(current, best))
})

const forgetBestAtom = atom(null, (_, set) => {
  set(deletionsAtom, (count) => count + 1)
  set(currentBestAtom, null)
  set(isBestAtom, false)
})

/** Deals cards at random and resets moves and time. */
export const dealAtom = atom(null, (get, set, values: readonly string[]) => {
  begin(get, set, deal(values, get(portsAtom).random))
})

/** Deals the sky of today, the same for everybody. The game stays that of its day when the day is over. */
export const dealTodayAtom = atom(null, (get, set, values: readonly string[]) => {
  begin(get, set, dealOfDay(values, utcDay(get(portsAtom).clock.now())))
})

export const flipCardAtom = atom(null, (get, set, card: number) => {
  const before = get(currentAtom)
  const after = flip(before, card)
  if (after === before) return
  set(currentAtom, after)
  const { clock } = get(portsAtom)
  set(currentAnnouncementAtom, turnAnnouncement(after, card))
  if (isComplete(after)) {
    finish(get, set, after)
    return
  }
  if (after.openCards.length < 2) return
  const turnBack = (now: Game) => (now === after ? { ...now, openCards: [] } : now) // unless a new game was dealt
  clock.after(FLIP_BACK_MS, () => set(currentAtom, turnBack))
})

/** Pauses the time while the tab is hidden, and resumes it when it is visible again. */
export const hideGameAtom = atom(null, (get, set, isHidden: boolean) => {
  const now = get(portsAtom).clock.now()
  set(stopwatchAtom, (watch) => (isHidden ? pause(watch, now) : resume(watch, now)))
  tick(get, set)
})

export const tickGameAtom = atom(null, (get, set) => tick(get, set))

function tick(get: Getter, set: Setter) {
  set(tickAtom, elapsed(get(stopwatchAtom), get(portsAtom).clock.now()))
}

function begin(get: Getter, set: Setter, game: Game) {
  set(currentAtom, game)
  set(stopwatchAtom, start(get(portsAtom).clock.now()))
  set(isBestAtom, false)
  set(currentAnnouncementAtom, dealAnnouncement(game))
  set(currentDealAtom, (number) => number + 1)
  tick(get, set)
}

/** Stops the time, and counts the game, unless it was a sky of the day. The result is shown where the cards are. */
function finish(get: Getter, set: Setter, game: Game) {
  const { clock, toast } = get(portsAtom)
  set(stopwatchAtom, (watch) => ({ ...pause(watch, clock.now()), isRunning: false }))
  tick(get, set)
  const best = get(currentBestAtom)
  const isBest = game.day === null && (best === null || game.moves < best)
  if (isBest) toast({ tone: 'done', title: words.best, text: words.complete, isInline: true })
  else toast({ tone: 'done', title: words.complete, isInline: true })
  if (game.day === null) count(get, set, game, isBest)
}

function count(get: Getter, set: Setter, game: Game, isBest: boolean) {
  const deletions = get(deletionsAtom)
  set(isBestAtom, isBest)
  set(currentBestAtom, (best) => lowerScore(best, game.moves))
  void bestSlot
    .update(get(portsAtom).store, (stored) => lowerScore(stored, game.moves))
    .then((best) => {
      if (get(deletionsAtom) !== deletions) return
      set(currentBestAtom, best)
      // the device has a better score, which another tab stored or which was not read in time
      if (best !== game.moves && get(currentAtom) === game) set(isBestAtom, false)
    })
}

function lowerScore(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b)
}

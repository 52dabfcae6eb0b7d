import { record as words } from 'virtual:records/messages/game'
import { atom, type Getter, type Setter } from 'jotai'
import { fillTemplate } from '#lib/fill-template.ts'
import { portsAtom } from '#platform/ports.ts'
import { slot } from '#platform/storage.ts'
import { deal, FLIP_BACK_MS, flip, type Game, isComplete, notStarted, parseBest } from './game.ts'
import { elapsed, pause, resume, type Stopwatch, start, stopped } from './stopwatch.ts'

const bestSlot = slot<number | null>('memory-best', parseBest, null)

const currentAtom = atom<Game>(notStarted)
const stopwatchAtom = atom<Stopwatch>(stopped)
const tickAtom = atom(0)
const currentAnnouncementAtom = atom('')
const currentBestAtom = atom<number | null>(null)
const isSubscribedAtom = atom(false)
/** Counts deletions of the score, so that a read that started before a deletion does not restore the score. */
const deletionsAtom = atom(0)

export const gameAtom = atom((get) => get(currentAtom))
/** Milliseconds played, as of the last tick. */
export const playedAtom = atom((get) => get(tickAtom))
export const bestAtom = atom((get) => get(currentBestAtom))
/** The announcement for screen readers about the last deal or turn. */
export const announcementAtom = atom((get) => get(currentAnnouncementAtom))

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
})

/** Deals a new game and resets moves and time. */
export const dealAtom = atom(null, (get, set, values: readonly string[]) => {
  const { clock, random } = get(portsAtom)
  set(currentAtom, deal(values, random))
  set(stopwatchAtom, start(clock.now()))
  set(currentAnnouncementAtom, words.told.dealt)
  tick(get, set)
})

export const flipCardAtom = atom(null, (get, set, card: number) => {
  const before = get(currentAtom)
  const after = flip(before, card)
  if (after === before) return
  set(currentAtom, after)
  const { clock } = get(portsAtom)
  set(currentAnnouncementAtom, announcementFor(after, card))
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

function finish(get: Getter, set: Setter, game: Game) {
  const { clock, store, toast } = get(portsAtom)
  set(stopwatchAtom, (watch) => ({ ...pause(watch, clock.now()), isRunning: false }))
  tick(get, set)
  const previousBest = get(currentBestAtom)
  const isBest = previousBest === null || game.moves < previousBest
  if (isBest) toast({ tone: 'done', title: words.best, text: words.complete })
  else toast({ tone: 'done', title: words.complete })
  set(currentBestAtom, lowerScore(previousBest, game.moves))
  const deletions = get(deletionsAtom)
  void bestSlot
    .update(store, (stored) => lowerScore(stored, game.moves))
    .then((best) => get(deletionsAtom) === deletions && set(currentBestAtom, best))
}

function lowerScore(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b)
}

function announcementFor(game: Game, card: number): string {
  const { last, pair, first, other } = words.told
  const picture = String(game.deck[card])
  const openCard = game.openCards.find((index) => index !== card)
  if (isComplete(game)) return fillTemplate(last, { picture, moves: game.moves })
  if (game.matched.includes(card)) return fillTemplate(pair, { picture, pairs: game.matched.length / 2 })
  return openCard === undefined
    ? fillTemplate(first, { picture })
    : fillTemplate(other, { picture, other: String(game.deck[openCard]) })
}

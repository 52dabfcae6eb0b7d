import { atom } from 'jotai'
import type { Store } from './storage.ts'

/** Milliseconds since the epoch. */
export type EpochMs = number

export type Clock = {
  readonly now: () => EpochMs
  /** Runs `task` once after `ms` milliseconds; the answer cancels it. */
  readonly after: (ms: number, task: () => void) => () => void
}

/** Chance: a number from 0 up to, never including, 1. */
export type Random = () => number

export type Toast = {
  readonly tone: 'done' | 'error' | 'wait'
  readonly title: string
  readonly text?: string
}

export type Clipboard = {
  /** Answers whether the text is on the clipboard. */
  readonly write: (text: string) => Promise<boolean>
}

/** What the visitor's system offers to pass a page on; `unavailable` means: copy the address instead. */
export type Share = (page: {
  readonly title: string
  readonly url: string
}) => Promise<'shared' | 'cancelled' | 'unavailable'>

/** Whether the tab can be seen. */
export type Visibility = {
  readonly isHidden: () => boolean
  readonly onChange: (listener: () => void) => () => void
}

/** Texts typed and not yet sent, kept for this tab alone; an empty text is forgotten. */
export type Drafts = {
  readonly read: (name: string) => string
  readonly write: (name: string, text: string) => void
}

/** What moves, and when it may: only while it can be seen (see `createMotion`). */
export type Motion = {
  /** Whether the visitor asked for stillness: then nothing plays, and the page shows its resting pictures. */
  readonly isStill: () => boolean
  /** Whether the visitor asked to save data: then nothing large is fetched that is not asked for. */
  readonly isSaving: () => boolean
  /**
   * Tells when an element begins and ceases to be seen: at least `share` of it in the view (0, the default: any part), in
   * a tab that is not hidden. Answers how to stop.
   */
  readonly whileSeen: (element: Element, onChange: (isSeen: boolean) => void, share?: number) => () => void
  /**
   * Plays a piece: `advance` is told for how many milliseconds the piece has been seen, counted on from `from`, and
   * answers in how many it wants to be asked again; null is never. Stopping answers the time played so far.
   */
  readonly play: (element: Element, advance: (elapsedMs: number) => number | null, from?: number) => () => number
}

/** One question to the network. Its text is sent as it is. */
export type HttpRequest = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** 'status' is for those who do not read the answer's text: they need not wait for it, and get an empty one. */
  readonly reads?: 'text' | 'status'
}

/** What came back: an answer, whatever its status, or nothing at all (no connection, refused, aborted, too late). */
export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'unreachable' }

export type Http = {
  /** Asks once and never throws: a failure is an `Answer` too. It gives up by itself after 20 s. */
  readonly send: (request: HttpRequest, signal?: AbortSignal) => Promise<Answer>
}

/** Opens an address in a new tab. Answers whether the browser let it: a tab that comes late may be held back. */
export type OpenTab = (url: string) => boolean

export type Connection = {
  /** False when the device knows that it has no network; true proves nothing. */
  readonly isOnline: () => boolean
}

/** Everything outside the program. Features reach it through `portsAtom` and nowhere else. */
export type Ports = {
  readonly clock: Clock
  readonly random: Random
  readonly store: Store
  readonly toast: (toast: Toast) => void
  readonly clipboard: Clipboard
  readonly share: Share
  readonly visibility: Visibility
  readonly drafts: Drafts
  readonly motion: Motion
  readonly http: Http
  readonly openTab: OpenTab
  readonly connection: Connection
}

const noPorts = new Proxy({} as Ports, {
  get(_, port) {
    if (port === 'then' || typeof port === 'symbol') return undefined // jotai and React look whether it is a promise
    throw new Error(`The port "${port}" was asked for while rendering: effects belong in handlers.`)
  },
})

/** The browser entry sets real ports, tests set fakes; the prerender sets none, so that an effect in a render fails. */
export const portsAtom = atom<Ports>(noPorts)

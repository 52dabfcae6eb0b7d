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
}

const noPorts = new Proxy({} as Ports, {
  get(_, port) {
    if (port === 'then' || typeof port === 'symbol') return undefined // jotai and React look whether it is a promise
    throw new Error(`The port "${port}" was asked for while rendering: effects belong in handlers.`)
  },
})

/** The browser entry sets real ports, tests set fakes; the prerender sets none, so that an effect in a render fails. */
export const portsAtom = atom<Ports>(noPorts)

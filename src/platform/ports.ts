import { atom } from 'jotai'
import type { KeepAllReply } from '#lib/worker-messages.ts'
import type { CanvasAnimation } from './canvas-animation.ts'
import type { Http } from './http.ts'
import type { LongTaskMonitor } from './long-task-monitor.ts'
import type { OnDeviceModel } from './on-device-model.ts'
import type { Store } from './storage.ts'
import type { StreamingFetch } from './streaming-fetch.ts'

/** Milliseconds since the epoch. */
export type EpochMs = number

export type Clock = {
  readonly now: () => EpochMs
  /** Runs `task` once after `ms` milliseconds. Returns a function that cancels it. */
  readonly after: (ms: number, task: () => void) => () => void
}

/** Returns a random number from 0 up to, but not including, 1. */
export type Random = () => number

export type ToastMessage = {
  readonly tone: 'done' | 'error' | 'wait'
  readonly title: string
  readonly text?: string
  /** An action that the visitor can take. Running it closes the toast. */
  readonly action?: { readonly label: string; readonly run: () => void }
  /** The form shows this message itself: an older toast is closed, and no new one is shown. */
  readonly isInline?: boolean
}

export type Clipboard = {
  /** Resolves with whether the text is on the clipboard. */
  readonly write: (text: string) => Promise<boolean>
}

/** The ways to export a long text from the site. */
export type TextExport = {
  /** Saves a text as a file in the visitor's downloads. */
  readonly save: (file: { readonly name: string; readonly type: string; readonly text: string }) => void
  /** Copies a text in two formats, plain and HTML: the program into which it is pasted chooses one of them. */
  readonly copyFormatted: (text: string, html: string) => Promise<boolean>
}

/** Opens the system's dialog to share a page. `unavailable` means that text and address should be copied instead. */
export type Share = (page: {
  readonly title: string
  readonly text?: string
  readonly url: string
}) => Promise<'shared' | 'cancelled' | 'unavailable'>

/** Reports whether the tab is hidden. */
export type Visibility = {
  readonly isHidden: () => boolean
  readonly onChange: (listener: () => void) => () => void
}

/** Texts that are typed but not yet sent, stored for this tab only. Writing an empty text deletes the draft. */
export type Drafts = {
  readonly read: (name: string) => string
  readonly write: (name: string, text: string) => void
  /** Deletes every draft of this tab and notifies the forms. */
  readonly clear: () => void
  /** Notifies a form that its drafts were written from outside it. */
  readonly notifyExternalChange: (form: string) => void
  /** Calls the listener when a form is notified. Returns a function that stops this. */
  readonly onExternalChange: (listener: (form: string) => void) => () => void
}

/** Animations, and when they may run: only while they can be seen (see `createMotion`). */
export type Motion = {
  /** Lets things move, or stops everything. Nothing moves before the first call. */
  readonly allow: (isAllowed: boolean) => void
  /**
   * Returns whether nothing may move, because the visitor or the device asks for it: then nothing plays, and the page
   * shows still pictures.
   */
  readonly isReduced: () => boolean
  /**
   * Calls `run` whenever motion becomes allowed, and calls the function that `run` returned when motion is no longer
   * allowed. Returns a function that stops this.
   */
  readonly whileMotionAllowed: (run: () => () => void) => () => void
  /** Returns whether the visitor asked to save data: then no large file is fetched that the visitor did not request. */
  readonly isSavingData: () => boolean
  /**
   * Reports when an element becomes visible and when it is no longer visible. It is visible if at least `share` of it
   * is in view (by default 0, which means any part) in a tab that is not hidden. Returns a function that stops this.
   */
  readonly whileVisible: (element: Element, onChange: (isSeen: boolean) => void, share?: number) => () => void
  /**
   * Plays an animation. `advance` receives for how many milliseconds the animation has been visible, plus `from`, and
   * returns in how many milliseconds to call it again; null means never. Returns a function that stops the animation
   * and returns the time played so far.
   */
  readonly play: (element: Element, advance: (elapsedMs: number) => number | null, from?: number) => () => number
}

/**
 * Opens an address in a new tab. Returns whether the browser allowed this: browsers may block a tab that is opened too
 * long after a click.
 */
export type OpenTab = (url: string) => boolean

export type Connection = {
  /**
   * Returns whether the device takes itself for online. Use it for messages only: with virtual networks it may be
   * wrong.
   */
  readonly isOnline: () => boolean
  /** Calls the listener when the device goes online or offline. Returns a function that stops this. */
  readonly onChange: (listener: () => void) => () => void
}

/** Computes from all records what to write, and a result for the caller. The value undefined deletes a record. */
export type TransactionStep<T> = (records: ReadonlyMap<string, unknown>) => {
  readonly writes: Readonly<Record<string, unknown>>
  readonly result: T
}

/** 'full' means that there is no room, and 'blocked' that the browser refuses to store anything or does not answer. */
export type TransactionResult<T> = { readonly kind: 'kept'; readonly result: T } | { readonly kind: 'full' | 'blocked' }

/**
 * Records that must not be lost. Each step is one transaction over all records, so that tabs and the worker cannot
 * interfere with each other. `transact` resolves when the device has written the records, and reports every failure.
 */
export type OutboxRecords = { readonly transact: <T>(step: TransactionStep<T>) => Promise<TransactionResult<T>> }

/** Makes sure that only one tab, or the worker, runs a task at a time. */
export type Lock = {
  /**
   * Runs the task alone. If the other holder has not finished after `waitMs`, resolves with null without running the
   * task.
   */
  readonly runExclusive: <T>(task: () => Promise<T>, waitMs: number) => Promise<T | null>
}

/** Notifies this tab, the other tabs and the worker of a change, for example of the records. */
export type ChangeChannel = {
  readonly notify: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Services of the system for a site with waiting requests. A call that the system does not support is ignored. */
export type SystemServices = {
  /** Shows a number on the icon of the installed site; 0 removes it. */
  readonly setBadge: (count: number) => void
  /** Asks the browser not to delete stored data when space runs out. */
  readonly persistStorage: () => void
  /** Asks for the worker to be started when there is a network, even without an open tab. */
  readonly registerSync: () => void
}

/** Which records of a collection can be read without a connection, because they were precached, read or asked for. */
type KeptTexts = {
  /** The keys of the records whose texts are here. */
  readonly texts: readonly string[]
  /** Whether some of them are here only because the visitor read them or asked for them. */
  readonly hasKept: boolean
  /** Whether the visitor asked for all records of the collection. */
  readonly isWanted: boolean
  readonly isPaused: boolean
}

/** Pages that are kept because the visitor reads them or asked for them. No promise rejects, except for `setPaused`. */
export type KeptPages = {
  readonly read: (collection: string) => Promise<KeptTexts>
  /** Resolves with the paths of all texts on this device, precached or kept. */
  readonly textsHere: () => Promise<ReadonlySet<string>>
  /** Resolves with the number of texts of all collections that are kept. */
  readonly count: () => Promise<number>
  /** Keeps the page at an address, which the visitor reads. */
  readonly keepRead: (address: string) => void
  /**
   * Resolves with the size of all records of a collection. With `isWanted`, first fetches some of those that are not
   * here. Null means that this device cannot keep them.
   */
  readonly keepAll: (collection: string, isWanted: boolean) => Promise<KeepAllReply | null>
  readonly setPaused: (isPaused: boolean) => Promise<void>
  /** Calls the listener whenever the worker has cached what was missing of the precached files. */
  readonly onPrecached: (listener: () => void) => void
  /** Calls the listener when this tab or another one has fetched, paused or deleted something. */
  readonly onChange: (listener: () => void) => void
  /** Deletes everything that is kept. Resolves with whether the browser allowed it. */
  readonly deleteAll: () => Promise<boolean>
}

/** The outside world as fakes can replace it. The page reads the ports from `portsAtom`. */
export type Ports = {
  readonly clock: Clock
  readonly random: Random
  readonly store: Store
  readonly toast: (toast: ToastMessage) => void
  readonly clipboard: Clipboard
  readonly share: Share
  readonly visibility: Visibility
  readonly drafts: Drafts
  readonly motion: Motion
  readonly http: Http
  readonly openTab: OpenTab
  readonly connection: Connection
  readonly records: OutboxRecords
  readonly lock: Lock
  readonly changeChannel: ChangeChannel
  readonly system: SystemServices
  /** Pages that are not precached. The port is missing if all are. Its code is loaded on first use. */
  readonly keptPages?: () => Promise<KeptPages>
  /** Access to AI providers. Its code is loaded on first use. */
  readonly streamingFetch: () => Promise<StreamingFetch>
  /** The model built into the browser. Its code is loaded on first use. */
  readonly onDeviceModel: () => Promise<OnDeviceModel>
  /** Downloads and the clipboard's formats. Its code is loaded on first use. */
  readonly textExport: () => Promise<TextExport>
  /** Draws animations in a worker. Its code is loaded with the first page that needs it. */
  readonly canvasAnimation: () => Promise<CanvasAnimation>
  /** Reports whether the device is responsive, judging by all tasks of the page. Its code is loaded with the sky. */
  readonly longTaskMonitor: () => Promise<LongTaskMonitor>
}

const noPorts = new Proxy({} as Ports, {
  get(_, port) {
    if (port === 'then' || typeof port === 'symbol') return undefined // jotai and React check for a promise
    throw new Error(`The port "${port}" was used during rendering. Use ports only in event handlers and effects.`)
  },
})

/**
 * The ports of the program. `start.tsx` sets real ports, and tests set fakes. The prerender sets none, so that a
 * component that uses a port during rendering throws there.
 */
export const portsAtom = atom<Ports>(noPorts)

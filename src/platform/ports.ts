import { atom } from 'jotai'
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
  /** Runs `task` once after `ms` milliseconds; the answer cancels it. */
  readonly after: (ms: number, task: () => void) => () => void
}

/** Chance: a number from 0 up to, never including, 1. */
export type Random = () => number

export type ToastMessage = {
  readonly tone: 'done' | 'error' | 'wait'
  readonly title: string
  readonly text?: string
  /** What the visitor may do about it; doing it takes the toast away. */
  readonly action?: { readonly label: string; readonly run: () => void }
  /** The form itself says it, where the visitor looks: it takes the place of an older toast, and none is shown. */
  readonly isInline?: boolean
}

export type Clipboard = {
  /** Answers whether the text is on the clipboard. */
  readonly write: (text: string) => Promise<boolean>
}

/** The ways a long text leaves the site. */
export type TextExport = {
  /** Puts a file among the visitor's downloads. */
  readonly save: (file: { readonly name: string; readonly type: string; readonly text: string }) => void
  /** Puts a text on the clipboard twice, plain and formatted: whoever pastes it takes the one that fits. */
  readonly copyFormatted: (text: string, html: string) => Promise<boolean>
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
  /** Forgets every draft of this tab, and tells the forms so. */
  readonly clear: () => void
  /** Says that the drafts of a form were written from outside it. */
  readonly notifyExternalChange: (form: string) => void
  /** Hears of such drafts. Answers how to stop. */
  readonly onExternalChange: (listener: (form: string) => void) => () => void
}

/** What moves, and when it may: only while it can be seen (see `createMotion`). */
export type Motion = {
  /** Whether the visitor asked for stillness: then nothing plays, and the page shows its resting pictures. */
  readonly isReduced: () => boolean
  /** Runs something for as long as the visitor does not ask for stillness, which may change at any time. Answers how to stop. */
  readonly whileMotionAllowed: (run: () => () => void) => () => void
  /** Whether the visitor asked to save data: then nothing large is fetched that is not asked for. */
  readonly isSavingData: () => boolean
  /**
   * Tells when an element begins and ceases to be seen: at least `share` of it in the view (0, the default: any part), in
   * a tab that is not hidden. Answers how to stop.
   */
  readonly whileVisible: (element: Element, onChange: (isSeen: boolean) => void, share?: number) => () => void
  /**
   * Plays a piece: `advance` is told for how many milliseconds the piece has been seen, counted on from `from`, and
   * answers in how many it wants to be asked again; null is never. Stopping answers the time played so far.
   */
  readonly play: (element: Element, advance: (elapsedMs: number) => number | null, from?: number) => () => number
}

/** Opens an address in a new tab. Answers whether the browser let it: a tab that comes late may be held back. */
export type OpenTab = (url: string) => boolean

export type Connection = {
  /** What the device believes: a hint for what is said, and no verdict. Virtual networks make it wrong either way. */
  readonly isOnline: () => boolean
  /** Hears when the device gains or loses its network. Answers how to stop. */
  readonly onChange: (listener: () => void) => () => void
}

/** What a step makes of all records: what they shall hold (undefined: nothing), and what it found out on the way. */
export type TransactionStep<T> = (records: ReadonlyMap<string, unknown>) => {
  readonly writes: Readonly<Record<string, unknown>>
  readonly result: T
}

/** 'full': there is no room; 'blocked': the browser lets nothing be kept, or does not answer. */
export type TransactionResult<T> = { readonly kind: 'kept'; readonly result: T } | { readonly kind: 'full' | 'blocked' }

/**
 * Records that must not be lost: each step is one transaction over all of them, so that tabs and the worker cannot cross
 * each other, and it is over only when the device has written it. What could not be kept is said, never pretended.
 */
export type Records = { readonly transact: <T>(step: TransactionStep<T>) => Promise<TransactionResult<T>> }

/** Lets one tab, or the worker, do something while no other does. */
export type Lock = {
  /** Runs the task alone. Answers null without running it where another has not finished after `waitMs`. */
  readonly runExclusive: <T>(task: () => Promise<T>, waitMs: number) => Promise<T | null>
}

/** Tells the other tabs and the worker that the records have changed. */
export type ChangeChannel = {
  readonly notify: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** What the system does for a site that has something waiting; where it cannot, nothing happens. */
export type SystemServices = {
  /** Shows a number on the installed site's icon; 0 takes it away. */
  readonly setBadge: (count: number) => void
  /** Asks that what is stored be not thrown away when room gets short. */
  readonly persistStorage: () => void
  /** Asks to be woken when there is a network, even without an open tab. */
  readonly registerSync: () => void
}

/** Everything outside the program. Features reach it through `portsAtom` and nowhere else. */
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
  readonly records: Records
  readonly lock: Lock
  readonly changeChannel: ChangeChannel
  readonly system: SystemServices
  /** The way to AI providers. Its code arrives with the first question. */
  readonly streamingFetch: () => Promise<StreamingFetch>
  /** The model built into the browser. Its code arrives with the first question. */
  readonly onDeviceModel: () => Promise<OnDeviceModel>
  /** The way to downloads and to the clipboard's formats. Its code arrives with the first question. */
  readonly textExport: () => Promise<TextExport>
  /** What draws in a thread of its own. Its code arrives with the page that moves so much. */
  readonly canvasAnimation: () => Promise<CanvasAnimation>
  /** Whether the device has time to spare, from the page's first task on. Its code arrives with the sky. */
  readonly longTaskMonitor: () => Promise<LongTaskMonitor>
}

const noPorts = new Proxy({} as Ports, {
  get(_, port) {
    if (port === 'then' || typeof port === 'symbol') return undefined // jotai and React look whether it is a promise
    throw new Error(`The port "${port}" was asked for while rendering: effects belong in handlers.`)
  },
})

/** The browser entry sets real ports, tests set fakes; the prerender sets none, so that an effect in a render fails. */
export const portsAtom = atom<Ports>(noPorts)

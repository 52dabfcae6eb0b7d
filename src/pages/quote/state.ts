import { record as words } from 'virtual:records/pages/quote'
import { atom } from 'jotai'
import { pluralize } from '#lib/fill-template.ts'
import { portsAtom } from '#platform/ports.ts'
import { type Answers, hasAnswers, noAnswers, parseAnswers, serializeAnswers } from './answers.ts'
import { parseSheetLink, type SheetLink } from './link.ts'
import { offers } from './offers.ts'
import { sheetOf } from './sheet.ts'
import { sheetText, withSheet } from './sheet-text.ts'

/** The drafts of this tab: the answers, and the sheet that was last added to the message of the meeting form. */
const ANSWERS = 'quote.answers'
const ADDED = 'quote.added'
const MEETING = { form: 'meeting', message: 'meeting.message' } as const
/** How long the answers have to rest before a change of the sheet is announced, so that typing is not. */
const ANNOUNCE_AFTER_MS = 1500

const currentAtom = atom<Answers>(noAnswers)
const openedAtom = atom<SheetLink | null>(null)
const announcedAtom = atom('')
const isMissingAtom = atom(false)
const pendingAtom = atom({ cancel() {} })
/** The answers that replaced others, while the visitor may undo that. */
const undoableAtom = atom<Answers | null>(null)
const isFollowingAtom = atom(false)

/** The visitor's own answers. */
export const answersAtom = atom((get) => get(currentAtom))
/** The link that was opened, until the visitor decides what to do with it. */
export const openedLinkAtom = atom((get) => get(openedAtom))
/** The answers that the sheet shows: those of an opened link, or the visitor's own. */
export const shownAnswersAtom = atom((get) => {
  const opened = get(openedAtom)
  return opened?.kind === 'held' ? opened.answers : get(currentAtom)
})
export const sheetAtom = atom((get) => sheetOf(get(shownAnswersAtom), offers))
/** What screen readers hear of a changed sheet. */
export const announcementAtom = atom((get) => get(announcedAtom))
/** Whether the visitor wanted to send the sheet before naming a service. */
export const isServiceMissingAtom = atom((get) => get(isMissingAtom))

/** Keeps the answers in memory from now on, and forgets them when the visitor deletes what the site stores. */
const followDeletionsAtom = atom(null, (get, set) => {
  if (get(isFollowingAtom)) return
  set(isFollowingAtom, true)
  const { drafts, store } = get(portsAtom)
  const read = () => set(currentAtom, parseAnswers(drafts.read(ANSWERS)).answers)
  drafts.onExternalChange((form) => form === 'quote' && read())
  store.onCleared(read) // a tab that stores no drafts has none to delete
})

const storeAtom = atom(null, (get, set, answers: Answers) => {
  set(followDeletionsAtom)
  set(currentAtom, answers)
  get(portsAtom).drafts.write(ANSWERS, serializeAnswers(answers))
  if (answers.service !== '') set(isMissingAtom, false)
})

/** Changes answers, and announces the sheet once no further change follows. */
export const answerAtom = atom(null, (get, set, changed: Partial<Answers>) => {
  const before = get(currentAtom)
  // undoing would now delete this answer, so the toast that offers it closes
  if (before === get(undoableAtom)) get(portsAtom).toast({ tone: 'done', title: words.send.undo, isInline: true })
  set(storeAtom, { ...before, ...changed })
  get(pendingAtom).cancel()
  const cancel = get(portsAtom).clock.after(ANNOUNCE_AFTER_MS, () => {
    const { offer, times, open } = get(sheetAtom)
    const service = offer?.name ?? words.sheet.open.service
    const time = times.map(({ name, figure }) => `${name} ${figure}`).join('. ') || words.questions.size.unstated
    set(announcedAtom, pluralize(words.sheet.announced, open.length, { service, time }))
  })
  set(pendingAtom, { cancel })
})

/** Chooses the service that a link of the site names, unless the visitor has chosen one. */
export const suggestServiceAtom = atom(null, (get, set, service: string | null) => {
  const isOffered = offers.some(({ slug }) => slug === service)
  if (service !== null && isOffered && get(currentAtom).service === '') set(answerAtom, { service })
})

/**
 * Reads the draft of this tab once after a load. What was answered before hydration comes before it. Later the answers
 * in memory are the newest: the tab may have stored an older draft, or none.
 */
export const restoreAtom = atom(null, (get, set, typed: Partial<Answers> = {}) => {
  if (get(isFollowingAtom)) return
  set(followDeletionsAtom)
  const { answers } = parseAnswers(get(portsAtom).drafts.read(ANSWERS))
  if (Object.keys(typed).length > 0) set(storeAtom, { ...answers, ...typed })
  else set(currentAtom, answers)
})

/** Reads the fragment of an address. The visitor's own answers stay as they are. */
export const openLinkAtom = atom(null, (_, set, hash: string) => {
  const link = parseSheetLink(hash)
  if (link) set(openedAtom, link)
  if (link?.kind === 'held') set(announcedAtom, `${words.link.heading}. ${words.link.text}`)
})

/** Replaces the answers, and offers to undo that if there were any. The offer ends with the next change of them. */
const replaceAtom = atom(null, (get, set, answers: Answers, title: string) => {
  const before = get(currentAtom)
  const isUndoable = hasAnswers(before)
  const undo = () => {
    if (get(currentAtom) === answers) set(storeAtom, before)
  }
  set(storeAtom, answers)
  set(undoableAtom, isUndoable ? answers : null)
  get(portsAtom).toast({ tone: 'done', title, ...(isUndoable && { action: { label: words.send.undo, run: undo } }) })
})

/** Makes the answers of the opened link the visitor's own. */
export const adoptLinkAtom = atom(null, (get, set) => {
  const opened = get(openedAtom)
  if (opened?.kind === 'held') set(replaceAtom, opened.answers, words.link.used)
  set(openedAtom, null)
})

/** Leaves the opened link, and returns to the visitor's own answers. */
export const leaveLinkAtom = atom(null, (_, set) => set(openedAtom, null))

export const startOverAtom = atom(null, (_, set) => set(replaceAtom, { ...noAnswers }, words.send.cleared))

/** Returns whether the sheet names a service. If not, the first question says so. */
export const checkServiceAtom = atom(null, (get, set): boolean => {
  const isNamed = get(shownAnswersAtom).service !== ''
  const isInline = get(openedAtom)?.kind !== 'held' // beside a link, the questions are hidden
  set(isMissingAtom, !isNamed)
  if (!isNamed)
    get(portsAtom).toast({ tone: 'error', title: words.questions.service.missing, ...(isInline && { isInline }) })
  return isNamed
})

/**
 * Adds the sheet to the message of the meeting form, below the words that are there. Returns whether the tab stored it.
 */
export const addToMessageAtom = atom(null, (get): boolean => {
  const { drafts, toast } = get(portsAtom)
  const sheet = sheetText(get(sheetAtom))
  const message = withSheet(drafts.read(MEETING.message), sheet, drafts.read(ADDED))
  drafts.write(MEETING.message, message)
  const isStored = drafts.read(MEETING.message) === message
  if (isStored) {
    drafts.write(ADDED, sheet)
    drafts.notifyExternalChange(MEETING.form)
  }
  toast(isStored ? { tone: 'done', ...words.send.added } : { tone: 'error', ...words.send.notKept })
  return isStored
})

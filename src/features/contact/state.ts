import { record as words } from 'virtual:records/messages/contact/form'
import { record as saving } from 'virtual:records/messages/saving/saving'
import { atom } from 'jotai'
import { chatAppLink } from '#content/chat-app.ts'
import { canReachSite } from '#platform/can-reach-site.ts'
import type { MailDraft } from '#platform/mail.ts'
import { portsAtom } from '#platform/ports.ts'
import { type ContactValues, toParams, toText } from './form.ts'

/** How long the form says that it connects (src/docs/specification.md). */
const SUBMIT_MS = 1500
/** How long the form stays disabled after it has connected (src/docs/specification.md). */
const RESET_MS = 3000

/**
 * The state of the form. `link` opens the chat app with the last message. The browser may block the delayed tab, so the
 * link is shown until the visitor types something new.
 */
export type Contact = {
  readonly phase: 'idle' | 'offline' | 'submitting' | 'sent'
  readonly link: string | null
  /** Whether the browser opened the tab. */
  readonly isOpened: boolean
  /** Whether the form's note was in view when the message was handed over. */
  readonly isNoteInView: boolean
}

const idleState: Contact = { phase: 'idle', link: null, isOpened: false, isNoteInView: false }
const currentAtom = atom(idleState)

export const contactAtom = atom((get) => get(currentAtom))

/** Hands a valid message to the chat app. Resolves with 'clear' if the form may be cleared, otherwise with 'keep'. */
export const sendMessageAtom = atom(
  null,
  async (get, set, message: ContactValues, isInView: () => boolean = () => false): Promise<'clear' | 'keep'> => {
    const { clock, connection, http, openTab, toast } = get(portsAtom)
    const { phase } = get(currentAtom)
    if (phase === 'submitting' || phase === 'sent') return 'keep'
    const wait = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve))
    set(currentAtom, { ...idleState, phase: 'submitting' })
    // `navigator.onLine` may be false by mistake, so a request to the site checks the connection
    let isOffline = !connection.isOnline() && !(await canReachSite(http))
    if (!isOffline) {
      await wait(SUBMIT_MS)
      isOffline = !connection.isOnline() && !(await canReachSite(http))
    }
    const offline = { tone: 'wait', title: words.offline, text: words.offlineHint } as const
    if (isOffline) {
      const isNoteInView = isInView()
      set(currentAtom, { ...idleState, phase: 'offline', isNoteInView })
      toast({ ...offline, ...(isNoteInView && { isInline: true }) })
      return 'keep'
    }
    const link = chatAppLink(toText(message))
    const isOpened = openTab(link)
    const { redirecting, heldBack, heldBackHint, open } = words
    const openAgain = () => (connection.isOnline() ? openTab(link) : toast(offline))
    const action = { label: open, run: () => void openAgain() } // the toast covers the link on phones
    const notice = isOpened
      ? ({ tone: 'done', title: redirecting } as const)
      : ({ tone: 'wait', title: heldBack, text: heldBackHint, action } as const)
    const isNoteInView = isInView()
    toast({ ...notice, ...(isNoteInView && { isInline: true }) })
    set(currentAtom, { phase: 'sent', link, isOpened, isNoteInView })
    await wait(RESET_MS)
    set(currentAtom, (now) => ({ ...now, phase: 'idle' }))
    return isOpened ? 'clear' : 'keep' // `link` is not stored, so without a tab the form keeps its text
  },
)

/**
 * Passes a message that the chat app cannot take to `keep`, as a mail. Resolves with 'clear' if the device stored the
 * mail and the form may be cleared, otherwise with 'keep'.
 */
export const sendLaterAtom = atom(
  null,
  async (get, set, message: ContactValues, keep: (draft: MailDraft) => Promise<boolean>): Promise<'clear' | 'keep'> => {
    const { connection, toast } = get(portsAtom)
    const isSaved = await keep({ kind: 'contact', params: toParams(message), fields: message })
    if (!isSaved) toast({ tone: 'error', ...saving.notKept })
    if (!isSaved) return 'keep'
    set(currentAtom, idleState)
    toast({ tone: 'wait', ...(connection.isOnline() ? saving.savedSoon : saving.savedOffline) })
    return 'clear'
  },
)

/** Clears the note on the last message when the visitor types or the network is back, but not during a hand-over. */
export const startOverAtom = atom(null, (get, set) => {
  const { phase } = get(currentAtom)
  if (phase === 'idle' || phase === 'offline') set(currentAtom, idleState)
})

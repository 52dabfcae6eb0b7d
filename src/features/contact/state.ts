import { record as words } from 'virtual:records/messages/contact/form'
import { record as saving } from 'virtual:records/messages/saving/saving'
import { atom } from 'jotai'
import { chatAppLink } from '#content/chat-app.ts'
import { canReachSite } from '#platform/can-reach-site.ts'
import type { MailDraft } from '#platform/mail.ts'
import { portsAtom } from '#platform/ports.ts'
import { type ContactValues, toParams, toText } from './form.ts'

const SUBMIT_MS = 1500 // spec §9
const RESET_MS = 3000 // spec §9, after sending

/**
 * Where the form stands. `link` leads to the chat app with the last message: a browser may hold the tab back that comes
 * late, so it is offered as long as nothing new is typed.
 */
export type Contact = {
  readonly phase: 'idle' | 'offline' | 'submitting' | 'sent'
  readonly link: string | null
  /** Whether the browser opened the tab. */
  readonly isOpened: boolean
  /** Whether the visitor looked at the form's note when it was said. */
  readonly isHere: boolean
}

const atRest: Contact = { phase: 'idle', link: null, isOpened: false, isHere: false }
const currentAtom = atom(atRest)

const nobodyLooks = () => false

export const contactAtom = atom((get) => get(currentAtom))

/** Hands a checked message to the chat app. Answers, once the form is at rest again, whether it may be emptied. */
export const sendMessageAtom = atom(
  null,
  async (get, set, message: ContactValues, isInView: () => boolean = nobodyLooks): Promise<'clear' | 'keep'> => {
    const { clock, connection, http, openTab, toast } = get(portsAtom)
    const { phase } = get(currentAtom)
    if (phase === 'submitting' || phase === 'sent') return 'keep'
    const wait = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve))
    set(currentAtom, { ...atRest, phase: 'submitting' })
    // a device that believes to be offline may be wrong: our own site is asked then
    let isOffline = !connection.isOnline() && !(await canReachSite(http))
    if (!isOffline) {
      await wait(SUBMIT_MS)
      isOffline = !connection.isOnline() && !(await canReachSite(http))
    }
    if (isOffline) {
      const isHere = isInView()
      set(currentAtom, { ...atRest, phase: 'offline', isHere })
      toast({
        tone: 'wait',
        title: words.offline,
        text: words.offlineHint,
        ...(isHere && { isInline: true }),
      })
      return 'keep'
    }
    const link = chatAppLink(toText(message))
    const isOpened = openTab(link)
    const { redirecting, heldBack, heldBackHint, open } = words
    const action = { label: open, run: () => void openTab(link) } // on a phone the toast lies over the link
    const said = isOpened
      ? ({ tone: 'done', title: redirecting } as const)
      : ({ tone: 'wait', title: heldBack, text: heldBackHint, action } as const)
    const isHere = isInView()
    toast({ ...said, ...(isHere && { isInline: true }) })
    set(currentAtom, { phase: 'sent', link, isOpened, isHere })
    await wait(RESET_MS)
    set(currentAtom, (now) => ({ ...now, phase: 'idle' }))
    return isOpened ? 'clear' : 'keep' // the link is not kept on the device: without a tab the words must be
  },
)

/**
 * Hands a message that the chat app cannot take to `keep`, as a letter. Answers whether the form may be emptied: only if
 * the device keeps it.
 */
export const sendLaterAtom = atom(
  null,
  async (get, set, message: ContactValues, keep: (draft: MailDraft) => Promise<boolean>): Promise<'clear' | 'keep'> => {
    const { connection, toast } = get(portsAtom)
    const isKept = await keep({ kind: 'contact', params: toParams(message), fields: message })
    if (!isKept) toast({ tone: 'error', ...saving.notKept })
    if (!isKept) return 'keep'
    set(currentAtom, atRest)
    toast({ tone: 'wait', ...(connection.isOnline() ? saving.savedSoon : saving.savedOffline) })
    return 'clear'
  },
)

/** Other words, or a network again: what was said about the last message goes. */
export const startOverAtom = atom(null, (get, set) => {
  const { phase } = get(currentAtom)
  if (phase === 'idle' || phase === 'offline') set(currentAtom, atRest)
})

import { record as replies } from 'virtual:records/messages/chat/replies'
import { atom, type Getter, type Setter } from 'jotai'
import { startersFor } from '#content/faq-starters.ts'
import { paths } from '#content/paths.ts'
import { isTooOldFor } from '#lib/is-too-old-for.ts'
import { truncate } from '#lib/untrusted.ts'
import { portsAtom } from '#platform/ports.ts'
import { visitorTimeZone } from '#platform/time-zone.ts'
import { appendMessage, type ChatMessage, historySlot, isUnanswered, lastVisitorText } from './history.ts'
import { MAX_MESSAGE_LENGTH } from './limits.ts'
import type { ChatContext } from './matcher.ts'
import { canPrefillContact } from './prefill-contact.ts'
import { type ChatView, changeViewAtom, chatViewAtom } from './view-state.ts'

const MIN_DELAY_MS = 800 // from src/docs/specification.md, figures
const MAX_DELAY_MS = 2000 // from src/docs/specification.md, figures

const contactLink = { label: replies.contactLink, href: paths.contact }

const currentPageAtom = atom<string>(paths.home)
const currentHistoryAtom = atom<readonly ChatMessage[]>([])
const isLoadedAtom = atom(false)
const currentTypingAtom = atom(false)
const isSubscribedAtom = atom(false)
/** Incremented when the chat is cleared, so that a late answer does not enter the new conversation. */
const conversationAtom = atom(0)
/** The id of this visit's welcome message. */
const welcomeIdAtom = atom<string | null>(null)

export const chatHistoryAtom = atom((get) => get(currentHistoryAtom))
export const hasVisitorMessageAtom = atom((get) => get(currentHistoryAtom).some(({ from }) => from === 'visitor'))
export const isTypingAtom = atom((get) => get(currentTypingAtom))

/** Sets the path of the visitor's page. Until a message follows, this visit's welcome gets the page's questions. */
export const setChatPageAtom = atom(null, (get, set, page: string) => {
  set(currentPageAtom, page)
  const [first, ...others] = get(currentHistoryAtom)
  if (first === undefined || others.length > 0 || first.id !== get(welcomeIdAtom)) return
  const updatedWelcome = { ...first, suggestions: startersFor(page) }
  const updateWelcome = (history: readonly ChatMessage[]) =>
    history.map((message) => (message.id === first.id ? updatedWelcome : message))
  set(currentHistoryAtom, updateWelcome)
  void historySlot.update(get(portsAtom).store, updateWelcome)
})

export const setChatViewAtom = atom(null, async (get, set, view: ChatView) => {
  set(changeViewAtom, view)
  if (view !== 'open' || get(isLoadedAtom)) return
  set(isLoadedAtom, true)
  const { store } = get(portsAtom)
  if (!get(isSubscribedAtom)) store.onCleared(() => set(resetChatAtom))
  set(isSubscribedAtom, true)
  const conversation = get(conversationAtom)
  const stored = await historySlot.read(store)
  if (get(conversationAtom) !== conversation) return
  set(currentHistoryAtom, (current) => [...stored, ...current])
  const newest = get(currentHistoryAtom).at(-1)
  if (newest === undefined) addWelcome(get, set)
  if (newest?.from === 'visitor' && !get(currentTypingAtom)) void reply(get, set, newest) // it has no answer yet
})

/** Shows the stored conversation if another tab has changed or cleared it. */
export const syncHistoryAtom = atom(null, async (get, set) => {
  const conversation = get(conversationAtom)
  if (!get(isLoadedAtom) || get(currentTypingAtom)) return
  const stored = await historySlot.read(get(portsAtom).store)
  if (get(conversationAtom) !== conversation || get(currentTypingAtom) || stored.length === 0) return
  const newest = stored.at(-1)?.id
  if (newest !== get(currentHistoryAtom).at(-1)?.id) set(currentHistoryAtom, stored)
})

/** Sends the visitor's message, unless it is blank or an answer is awaited. The answer comes after a short delay. */
export const sendChatMessageAtom = atom(null, async (get, set, typed: string) => {
  const text = truncate(typed.trim(), MAX_MESSAGE_LENGTH)
  if (text === '' || get(currentTypingAtom)) return
  const question = createMessage(get, { from: 'visitor', text })
  addMessage(get, set, question)
  await reply(get, set, question)
})

async function reply(get: Getter, set: Setter, question: ChatMessage) {
  const { clock, random, store } = get(portsAtom)
  const conversation = get(conversationAtom)
  const context = currentContext(get)
  set(currentTypingAtom, true)
  const delay = MIN_DELAY_MS + random() * (MAX_DELAY_MS - MIN_DELAY_MS)
  const [match] = await Promise.all([
    loadMatch().catch((error: unknown) => (isTooOldFor(error) ? 'tooOld' : 'unavailable')), // or offline, and not cached
    new Promise<void>((resolve) => clock.after(delay, resolve)),
  ])
  const stored = await historySlot.read(store)
  if (get(conversationAtom) !== conversation) return
  set(currentTypingAtom, false)
  if (stored.length > 0 && !isUnanswered(stored, question)) {
    set(currentHistoryAtom, stored) // another tab has answered the question meanwhile, or cleared the conversation
    return
  }
  if (typeof match === 'string') {
    addReply(get, set, { from: 'assistant', text: replies[match], link: contactLink })
    return
  }
  const { kind, entry, about, link, suggestions, chipsAre, text } = match(question.text, context)
  if (kind !== 'fallback') {
    addReply(get, set, {
      from: 'assistant',
      text,
      ...(entry !== null && { entry }),
      ...(about !== null && { about }),
      ...(link && { link }),
      ...(suggestions.length > 0 && { suggestions, ...(entry !== null && { chipsAre }) }),
    })
    return
  }
  const wasMissed = get(currentHistoryAtom).findLast(({ from }) => from === 'assistant')?.isMiss === true
  const miss = { from: 'assistant', suggestions, isMiss: true } as const
  addReply(get, set, { ...miss, text })
  if (!wasMissed) return
  const unanswered = lastVisitorText(get(currentHistoryAtom))
  // only the newest message shows suggestions, so the offer of a person repeats those of the fallback
  addReply(get, set, { ...miss, text: contactText(get), link: contactLink, unanswered })
}

const loadMatch = async () => (await import('./load-matcher.ts')).loadMatcher()

/** Returns the text that offers a person. If this tab can store drafts, the text says that messages are passed on. */
function contactText(get: Getter): string {
  return canPrefillContact(get(portsAtom).drafts) ? `${replies.contact} ${replies.comesAlong}` : replies.contact
}

/** Returns the context of an answer: the entry that answered last, the newest reply, the page, the time and its zone. */
function currentContext(get: Getter): ChatContext {
  const zone = visitorTimeZone()
  return {
    last: get(currentHistoryAtom).findLast(({ entry }) => entry !== undefined)?.entry ?? null,
    said: get(currentHistoryAtom).findLast(({ from }) => from === 'assistant')?.text,
    page: get(currentPageAtom),
    now: get(portsAtom).clock.now(),
    ...(zone !== undefined && { zone }),
  }
}

/** Deletes the conversation on this device and starts a new one. */
export const clearChatAtom = atom(null, (get, set) => {
  set(conversationAtom, (number) => number + 1)
  set(currentTypingAtom, false)
  set(currentHistoryAtom, [])
  void historySlot.write(get(portsAtom).store, [])
  addWelcome(get, set)
})

/** Removes from storage a message that cannot be rendered, so that the next visit does not load it again. */
export const dropBrokenMessageAtom = atom(null, (get, _, id: string) => {
  const { store } = get(portsAtom)
  void historySlot.update(store, (history) => history.filter((message) => message.id !== id))
})

/** Handles the deletion of all stored data in any tab. A panel that is not closed shows an unstored welcome. */
const resetChatAtom = atom(null, (get, set) => {
  const isShown = get(chatViewAtom) !== 'closed'
  set(conversationAtom, (number) => number + 1)
  set(currentTypingAtom, false)
  set(isLoadedAtom, isShown)
  set(currentHistoryAtom, isShown ? [createWelcome(get, set)] : [])
})

type NewMessage = Omit<ChatMessage, 'id' | 'at'>

function addWelcome(get: Getter, set: Setter) {
  addMessage(get, set, createWelcome(get, set))
}

/** Returns the welcome with the questions of the visitor's page. */
function createWelcome(get: Getter, set: Setter): ChatMessage {
  const suggestions = startersFor(get(currentPageAtom))
  const message = createMessage(get, { from: 'assistant', text: replies.welcome, suggestions })
  set(welcomeIdAtom, message.id)
  return message
}

function addReply(get: Getter, set: Setter, message: NewMessage) {
  addMessage(get, set, createMessage(get, message))
}

function addMessage(get: Getter, set: Setter, message: ChatMessage) {
  set(currentHistoryAtom, (history) => appendMessage(history, message))
  void historySlot.update(get(portsAtom).store, (history) => appendMessage(history, message))
}

function createMessage(get: Getter, message: NewMessage): ChatMessage {
  const { clock, random } = get(portsAtom)
  const at = clock.now()
  return { ...message, id: `${at}-${Math.floor(random() * 1e9).toString(36)}`, at }
}

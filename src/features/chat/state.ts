import { record as replies } from 'virtual:records/messages/chat/replies'
import { atom, type Getter, type Setter } from 'jotai'
import { startersFor } from '#content/faq-starters.ts'
import { paths } from '#content/paths.ts'
import { startOf } from '#lib/untrusted.ts'
import { portsAtom } from '#platform/ports.ts'
import { visitorZone } from '#platform/zone.ts'
import { canHandOver } from './hand-over.ts'
import { append, historySlot, isOpen, lastWords, type Message } from './history.ts'
import { LONGEST_MESSAGE } from './limits.ts'
import type { Context } from './match.ts'

const SHORTEST_DELAY_MS = 800 // spec §9
const LONGEST_DELAY_MS = 2000 // spec §9

const contactLink = { label: replies.contactLink, href: paths.contact }

export type View = 'closed' | 'open' | 'minimized'

const currentViewAtom = atom<View>('closed')
const currentPageAtom = atom<string>(paths.home)
const currentHistoryAtom = atom<readonly Message[]>([])
const isLoadedAtom = atom(false)
const typingAtom = atom(false)
const isFollowingAtom = atom(false)
/** Raised by clearing, so that an answer on its way to an old conversation does not enter the new one. */
const conversationAtom = atom(0)
/** The id of what this visit was welcomed with. */
const welcomeAtom = atom<string | null>(null)

export const viewAtom = atom((get) => get(currentViewAtom))
export const historyAtom = atom((get) => get(currentHistoryAtom))
export const isTypingAtom = atom((get) => get(typingAtom))

/** Tells the chat which page the visitor is on, by its path. A welcome of this visit that nobody has answered yet goes along. */
export const visitPageAtom = atom(null, (get, set, page: string) => {
  set(currentPageAtom, page)
  const [first, ...others] = get(currentHistoryAtom)
  if (first === undefined || others.length > 0 || first.id !== get(welcomeAtom)) return
  const renewed = { ...first, suggestions: startersFor(page) }
  const renew = (history: readonly Message[]) => history.map((message) => (message.id === first.id ? renewed : message))
  set(currentHistoryAtom, renew)
  void historySlot.update(get(portsAtom).store, renew)
})

export const showChatAtom = atom(null, async (get, set, view: View) => {
  set(currentViewAtom, view)
  if (view !== 'open' || get(isLoadedAtom)) return
  set(isLoadedAtom, true)
  const { store } = get(portsAtom)
  if (!get(isFollowingAtom)) store.onCleared(() => set(forgetChatAtom))
  set(isFollowingAtom, true)
  const conversation = get(conversationAtom)
  const kept = await historySlot.read(store)
  if (get(conversationAtom) !== conversation) return
  set(currentHistoryAtom, (now) => [...kept, ...now])
  const newest = get(currentHistoryAtom).at(-1)
  if (newest === undefined) welcome(get, set)
  if (newest?.from === 'visitor' && !get(typingAtom)) void reply(get, set, newest) // the page was left too early for it
})

/** Shows what the device has kept, where another tab has changed it: its messages, or that it was cleared. */
export const catchUpAtom = atom(null, async (get, set) => {
  const conversation = get(conversationAtom)
  if (!get(isLoadedAtom) || get(typingAtom)) return
  const kept = await historySlot.read(get(portsAtom).store)
  if (get(conversationAtom) !== conversation || get(typingAtom) || kept.length === 0) return
  const newest = kept.at(-1)?.id
  if (newest !== get(currentHistoryAtom).at(-1)?.id) set(currentHistoryAtom, kept)
})

/** Sends the visitor's words; blank ones are not sent (spec §5). The answer comes after a moment of looking it up. */
export const sendAtom = atom(null, async (get, set, typed: string) => {
  const text = startOf(typed.trim(), LONGEST_MESSAGE)
  if (text === '' || get(typingAtom)) return
  const question = marked(get, { from: 'visitor', text })
  add(get, set, question)
  await reply(get, set, question)
})

async function reply(get: Getter, set: Setter, question: Message) {
  const { clock, random, store } = get(portsAtom)
  const conversation = get(conversationAtom)
  const context = contextNow(get)
  set(typingAtom, true)
  const delay = SHORTEST_DELAY_MS + random() * (LONGEST_DELAY_MS - SHORTEST_DELAY_MS)
  const [answer] = await Promise.all([
    loadAnswer().catch(() => null), // no network, and not kept on this device yet
    new Promise<void>((resolve) => clock.after(delay, resolve)),
  ])
  const kept = await historySlot.read(store)
  if (get(conversationAtom) !== conversation) return
  set(typingAtom, false)
  if (kept.length > 0 && !isOpen(kept, question)) {
    set(currentHistoryAtom, kept) // another tab has answered it meanwhile, or cleared the conversation
    return
  }
  if (answer === null) {
    say(get, set, { from: 'assistant', text: replies.unavailable, link: contactLink })
    return
  }
  const { kind, entry, about, link, suggestions, chipsAre, ...found } = answer(question.text, context)
  if (kind !== 'fallback') {
    say(get, set, {
      from: 'assistant',
      text: found.text,
      ...(entry !== null && { entry }),
      ...(about !== null && { about }),
      ...(link && { link }),
      ...(suggestions.length > 0 && { suggestions, ...(entry !== null && { chipsAre }) }),
    })
    return
  }
  const wasMissed = get(currentHistoryAtom).findLast(({ from }) => from === 'assistant')?.isMiss === true
  const miss = { from: 'assistant', suggestions, isMiss: true } as const
  say(get, set, { ...miss, text: found.text })
  // the newest message alone shows its suggestions, so that this one brings them along
  if (!wasMissed) return
  const unanswered = lastWords(get(currentHistoryAtom))
  say(get, set, { ...miss, text: toPerson(get), link: contactLink, unanswered })
}

const loadAnswer = async () => (await import('./answer.ts')).loadMatcher()

/** The way to a person; that the words come along is said where this tab can carry them. */
function toPerson(get: Getter): string {
  return canHandOver(get(portsAtom).drafts) ? `${replies.contact} ${replies.comesAlong}` : replies.contact
}

/** What is known when a message is answered: the entry that answered last, as the conversation shows it, the page, the time. */
function contextNow(get: Getter): Context {
  const zone = visitorZone()
  return {
    last: get(currentHistoryAtom).findLast(({ entry }) => entry !== undefined)?.entry ?? null,
    page: get(currentPageAtom),
    now: get(portsAtom).clock.now(),
    ...(zone !== undefined && { zone }),
  }
}

/** Forgets the conversation on this device and starts a new one. */
export const clearChatAtom = atom(null, (get, set) => {
  set(conversationAtom, (number) => number + 1)
  set(typingAtom, false)
  set(currentHistoryAtom, [])
  void historySlot.write(get(portsAtom).store, [])
  welcome(get, set)
})

/** Takes a message that cannot be shown out of what is kept, so that the next visit does not read it again. */
export const setAsideAtom = atom(null, (get, _, id: string) => {
  const { store } = get(portsAtom)
  void historySlot.update(store, (history) => history.filter((message) => message.id !== id))
})

/** The conversation was deleted from the device, in whichever tab. An open panel welcomes anew, and keeps none of it. */
const forgetChatAtom = atom(null, (get, set) => {
  const isShown = get(currentViewAtom) !== 'closed'
  set(conversationAtom, (number) => number + 1)
  set(typingAtom, false)
  set(isLoadedAtom, isShown)
  set(currentHistoryAtom, isShown ? [welcomeHere(get, set)] : [])
})

type Words = Omit<Message, 'id' | 'at'>

function welcome(get: Getter, set: Setter) {
  add(get, set, welcomeHere(get, set))
}

/** The welcome, with the questions of the page that the visitor is on. */
function welcomeHere(get: Getter, set: Setter): Message {
  const suggestions = startersFor(get(currentPageAtom))
  const message = marked(get, { from: 'assistant', text: replies.welcome, suggestions })
  set(welcomeAtom, message.id)
  return message
}

function say(get: Getter, set: Setter, message: Words) {
  add(get, set, marked(get, message))
}

function add(get: Getter, set: Setter, message: Message) {
  set(currentHistoryAtom, (history) => append(history, message))
  void historySlot.update(get(portsAtom).store, (history) => append(history, message))
}

function marked(get: Getter, message: Words): Message {
  const { clock, random } = get(portsAtom)
  const at = clock.now()
  return { ...message, id: `${at}-${Math.floor(random() * 1e9).toString(36)}`, at }
}

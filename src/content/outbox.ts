import { record as meeting } from 'virtual:records/messages/meeting/outcome'
import { record as words } from 'virtual:records/messages/outbox'
import { counted, filled } from '#lib/filled.ts'
import { capital, inWords } from '#lib/in-words.ts'

type Kind = keyof typeof words.requests

/** What is said when waiting requests have arrived; null where none has. Nothing is said of a newsletter: it was before. */
export function outboxSent(kinds: readonly Kind[]): { readonly title: string; readonly text?: string } | null {
  const told = kinds.filter((kind) => kind !== 'newsletter')
  const [kind] = told
  if (!kind) return null
  if (told.length > 1) return { title: filled(words.sent.many, { count: told.length }) }
  return kind === 'meeting'
    ? { title: meeting.done, text: meeting.doneHint }
    : { title: filled(words.sent.one, { request: words.requests[kind] }) }
}

type Counts = { readonly asking: number; readonly sending: number; readonly waiting: number }

/** The name of the count in the header: '4 requests, one needs you'. */
export function countName({ asking, sending, waiting }: Counts): string {
  const { count } = words
  const number = asking + sending + waiting
  if (number === 0) return count.none
  const all = counted(count.all, number)
  if (asking > 0) return counted(count.asking, asking, { all, count: inWords(asking) })
  return filled(sending > 0 ? count.sending : count.waiting, { all })
}

/** The line below the panel's name: 'One needs you. Two wait, one is on its way.' `cleared` of them are not on the device. */
export function summary(
  { asking, sending, waiting, cleared }: Counts & { readonly cleared: number },
  isOnline: boolean,
) {
  const said = (of: 'asking' | 'kept' | 'waiting' | 'sending', count: number) =>
    count > 0 && counted(words.summary[of], count, { count: inWords(count) })
  const sentence = (text: string | false) => text && capital(text)
  const all = asking + sending + waiting
  const asks = sentence(said('asking', asking))
  if (!isOnline && all > 0)
    return [words.summary.offline, sentence(said('kept', all - cleared)), asks].filter(Boolean).join(' ')
  const rest = [said('waiting', waiting), said('sending', sending)].filter(Boolean).join(', ')
  return [asks, rest && `${capital(rest)}.`].filter(Boolean).join(' ')
}

/** Said when the number of those that wait has changed: '1 request waits'. */
export function waits(count: number): string {
  return count === 0 ? words.waits.none : counted(words.waits, count)
}

/** The name of what cannot be read. */
export function unreadableName(count: number): string {
  return counted(words.unreadable, count, { count: capital(inWords(count)) })
}

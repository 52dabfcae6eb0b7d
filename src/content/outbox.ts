import { record as meeting } from 'virtual:records/messages/meeting/outcome'
import { record as words } from 'virtual:records/messages/outbox'
import { fillTemplate, pluralize } from '#lib/fill-template.ts'
import { capitalize, numberWord } from '#lib/number-words.ts'

type Kind = keyof typeof words.requests

/** What is said when waiting requests have arrived; null where none has. Nothing is said of a newsletter: it was before. */
export function sentToast(kinds: readonly Kind[]): { readonly title: string; readonly text?: string } | null {
  const announced = kinds.filter((kind) => kind !== 'newsletter')
  const [kind] = announced
  if (!kind) return null
  if (announced.length > 1) return { title: fillTemplate(words.sent.many, { count: announced.length }) }
  return kind === 'meeting'
    ? { title: meeting.done, text: meeting.doneHint }
    : { title: fillTemplate(words.sent.one, { request: words.requests[kind] }) }
}

type Counts = { readonly asking: number; readonly sending: number; readonly waiting: number }

/** The name of the count in the header: '4 requests, one needs you'. */
export function headerCountLabel({ asking, sending, waiting }: Counts): string {
  const { count } = words
  const number = asking + sending + waiting
  if (number === 0) return count.none
  const all = pluralize(count.all, number)
  if (asking > 0) return pluralize(count.asking, asking, { all, count: numberWord(asking) })
  return fillTemplate(sending > 0 ? count.sending : count.waiting, { all })
}

/** The line below the panel's name: 'One needs you. Two wait, one is on its way.' `cleared` of them are not on the device. */
export function outboxSummary(
  { asking, sending, waiting, cleared }: Counts & { readonly cleared: number },
  isOnline: boolean,
) {
  const said = (of: 'asking' | 'kept' | 'waiting' | 'sending', count: number) =>
    count > 0 && pluralize(words.summary[of], count, { count: numberWord(count) })
  const sentence = (text: string | false) => text && capitalize(text)
  const all = asking + sending + waiting
  const asks = sentence(said('asking', asking))
  if (!isOnline && all > 0)
    return [words.summary.offline, sentence(said('kept', all - cleared)), asks].filter(Boolean).join(' ')
  const rest = [said('waiting', waiting), said('sending', sending)].filter(Boolean).join(', ')
  return [asks, rest && `${capitalize(rest)}.`].filter(Boolean).join(' ')
}

/** Said when the number of those that wait has changed: '1 request waits'. */
export function waitingText(count: number): string {
  return count === 0 ? words.waits.none : pluralize(words.waits, count)
}

/** The name of what cannot be read. */
export function unreadableLabel(count: number): string {
  return pluralize(words.unreadable, count, { count: capitalize(numberWord(count)) })
}

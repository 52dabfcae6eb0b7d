import { record as meeting } from 'virtual:records/messages/meeting/outcome'
import { record as words } from 'virtual:records/messages/outbox'
import { fillTemplate, pluralize } from '#lib/fill-template.ts'
import { capitalize, numberWord } from '#lib/number-words.ts'

type Kind = keyof typeof words.requests

/**
 * Returns the toast for sent requests, or null if there is none. Newsletter sign-ups were confirmed when they were
 * saved.
 */
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

/** Returns the accessible name of the count in the header: '4 requests, one needs you'. */
export function headerCountLabel({ asking, sending, waiting }: Counts): string {
  const { count } = words
  const number = asking + sending + waiting
  if (number === 0) return count.none
  const all = pluralize(count.all, number)
  if (asking > 0) return pluralize(count.asking, asking, { all, count: numberWord(asking) })
  return fillTemplate(sending > 0 ? count.sending : count.waiting, { all })
}

/**
 * Returns the line below the panel's heading: 'One needs you. Two wait, one is on its way.' `cleared` ones are not
 * stored.
 */
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

/** Returns the announcement of a changed number of waiting requests: '1 request waits'. */
export function waitingText(count: number): string {
  return count === 0 ? words.waits.none : pluralize(words.waits, count)
}

/** Returns the name of the row for unreadable records. */
export function unreadableLabel(count: number): string {
  return pluralize(words.unreadable, count, { count: capitalize(numberWord(count)) })
}

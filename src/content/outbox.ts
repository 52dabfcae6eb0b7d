import { record as meeting } from 'virtual:records/messages/meeting/outcome'
import { record as words } from 'virtual:records/messages/outbox'
import { fillTemplate, pluralize } from '#lib/fill-template.ts'
import { capitalize, numberWord } from '#lib/number-words.ts'

type Kind = keyof typeof words.requests

/**
 * Returns the toast for sent requests, or null if there is nothing to announce. Newsletter sign-ups have no toast,
 * because they were confirmed when they were saved.
 */
export function sentToast(kinds: readonly Kind[]): { readonly title: string; readonly text?: string } | null {
  const toAnnounce = kinds.filter((kind) => kind !== 'newsletter')
  const [kind] = toAnnounce
  if (!kind) return null
  if (toAnnounce.length > 1) return { title: fillTemplate(words.sent.many, { count: toAnnounce.length }) }
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
 * Returns the line below the panel's heading: 'One needs you. Two wait, one is on its way.' Of all requests, `cleared`
 * are no longer stored on the device.
 */
export function outboxSummary(
  { asking, sending, waiting, cleared }: Counts & { readonly cleared: number },
  isOnline: boolean,
) {
  const countText = (field: 'asking' | 'kept' | 'waiting' | 'sending', count: number) =>
    count > 0 && pluralize(words.summary[field], count, { count: numberWord(count) })
  const sentence = (text: string | false) => text && capitalize(text)
  const all = asking + sending + waiting
  const askingText = sentence(countText('asking', asking))
  if (!isOnline && all > 0)
    return [words.summary.offline, sentence(countText('kept', all - cleared)), askingText].filter(Boolean).join(' ')
  const waitingAndSending = [countText('waiting', waiting), countText('sending', sending)].filter(Boolean).join(', ')
  return [askingText, waitingAndSending && `${capitalize(waitingAndSending)}.`].filter(Boolean).join(' ')
}

/** Returns the announcement of a changed number of waiting requests: '1 request waits'. */
export function waitingText(count: number): string {
  return count === 0 ? words.waits.none : pluralize(words.waits, count)
}

/** Returns the name of the row for unreadable records. */
export function unreadableLabel(count: number): string {
  return pluralize(words.unreadable, count, { count: capitalize(numberWord(count)) })
}

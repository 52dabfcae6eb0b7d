import { record as outbox } from 'virtual:records/messages/outbox'
import { summary } from '#content/outbox.ts'
import { filled } from '#lib/filled.ts'
import type { EpochMs } from '#platform/ports.ts'
import { type Box, isUnsent, needsVisitor, sequence } from './box.ts'
import { countsOf } from './counts.ts'
import type { OutboxItem, Unsent } from './item.ts'
import { firstWords, wholeText } from './letter.ts'
import { asking, maySendAt, onlyHere, type Standing, waiting } from './standing.ts'
import { momentOf } from './times.ts'

/** One request as the panel shows it. */
export type Row = Required<Standing> & {
  readonly id: string
  readonly name: string
  readonly time: string
  /** The visitor's own first words; empty once it is sent. */
  readonly words: string
  /** Whether these are all of its words, as they are stored. */
  readonly isPlain?: boolean
  /** The request itself, as long as it holds its words. */
  readonly item: Unsent | null
}

/** The panel: what still has to go, what went, and what the site cannot read. */
export type View = {
  readonly summary: string
  /** Those that this tab alone has, those that need the visitor, the one under way, and those that wait, in the order they go. */
  readonly rows: readonly Row[]
  /** The last one first. */
  readonly sent: readonly Row[]
  readonly unreadable: number
  /** Whether any of the rows is kept on this device. */
  readonly isKept: boolean
  /** Whether a newer version of the site keeps something as well. */
  readonly hasNewer: boolean
  /** Whether all that waits may be sent by hand now; null where nothing waits. */
  readonly maySend: boolean | null
}

/** What the panel shows at a moment. */
export function viewOf(box: Box, isOnline: boolean, now: EpochMs): View {
  const unsent = box.items.filter(isUnsent)
  const underWay = unsent.filter(({ status }) => status === 'sending')
  const line = sequence(box.items)
  const sent = box.items.filter((item) => item.status === 'sent').toSorted((one, other) => other.sentAt - one.sentAt)
  const moment = { pace: box.pace, isOnline, isSending: underWay.length > 0, now }
  return {
    summary: summary(countsOf(box), isOnline),
    rows: [
      ...box.cleared.map((item) => rowOf(item, onlyHere, now)),
      ...unsent.filter(needsVisitor).map((item) => rowOf(item, asking(item), now)),
      ...underWay.map((item) => rowOf(item, { look: 'sending', says: outbox.says.sending }, now)),
      ...line.map((item, place) => rowOf(item, waiting(item, place, moment), now)),
    ],
    sent: sent.map((item, place) => {
      const why = place === 0 ? outbox.why.wiped : '' // said once
      return rowOf(item, { look: 'sent', says: filled(outbox.says.sent, { reference: item.id }), why }, now)
    }),
    unreadable: box.unreadable.length,
    isKept: unsent.length > 0,
    hasNewer: box.newer > 0,
    maySend: line.length > 0 ? maySendAt(moment) : null,
  }
}

/** How a request is shown. One that still waits is never left out: where its words fail us, it is shown as plain text. */
function rowOf(item: OutboxItem, standing: Standing, now: EpochMs): Row {
  try {
    return wordedRow(item, standing, now)
  } catch (error) {
    if (item.status === 'sent') throw error
    return plainRow(item)
  }
}

/** A request as the text that it is, to be copied or cancelled. */
export function plainRow(item: Unsent): Row {
  const { plain } = outbox.says
  const actions = ['copy', 'cancel'] as const
  return {
    id: item.id,
    name: outbox.requests[item.draft.kind],
    time: '',
    words: wholeText(item),
    isPlain: true,
    look: 'asks',
    says: plain,
    why: '',
    actions,
    waited: 0,
    item,
  }
}

function wordedRow(item: OutboxItem, standing: Standing, now: EpochMs): Row {
  const shared = { id: item.id, why: '', actions: [], waited: 0, ...standing }
  if (item.status === 'sent')
    return { ...shared, name: outbox.requests[item.kind], time: momentOf(item.sentAt, now), words: '', item: null }
  const { draft, createdAt } = item
  return {
    ...shared,
    name: outbox.requests[draft.kind],
    time: momentOf(createdAt, now),
    words: firstWords(draft, now),
    item,
  }
}

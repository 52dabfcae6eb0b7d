import { type OutboxItem, parseItem } from '#features/outbox/item.ts'
import { sendQueue } from '#features/outbox/snapshot.ts'
import type { MailDraft } from '#platform/mail.ts'
import type { SimulatedMailServer } from './outbox-mail-server.ts'

/** A request is sent once and, if no answer comes, automatically up to two more times. */
const MAX_UNANSWERED = 3

type Writes = Readonly<Record<string, unknown>>

const parseStored = (id: string, value: unknown): OutboxItem | null => {
  const item = parseItem(id, value)
  return item === 'newer' ? null : item
}

const addressOf = ({ params }: MailDraft) => params.from_email.trim().toLowerCase()

/** Records what happens to each request, and checks these events against the promises of the outbox. */
export function outboxLedger(stored: ReadonlyMap<string, unknown>) {
  const faults: string[] = []
  const savedItems = new Map<string, { readonly position: number; readonly address: string }>()
  const accepted = new Set<string>()
  const removalRequested = new Set<string>()
  const markedSent = new Set<string>()
  const settledByVisitor = new Set<string>()
  const emptying: object[] = []
  const submissions = new Map<string, 'under way' | 'deleted'>()
  const unfinishedActions: string[] = []
  const sendLimits = new Map<string, number>()
  const sendLimitOf = (id: string) => sendLimits.get(id) ?? MAX_UNANSWERED
  let mail: SimulatedMailServer | null = null
  const deliveries = (id: string) => mail?.delivered.get(id) ?? 0
  const doubtful = (id: string) => (mail?.posts ?? []).filter((post) => post.id === id && !post.isClear).length
  const unanswered = (id: string) => (mail?.posts ?? []).filter((post) => post.id === id && !post.isAnswered).length
  const itemOf = (id: string) => parseStored(id, stored.get(id))
  const isStored = (id: string) => {
    const item = itemOf(id)
    return item !== null && item.status !== 'sent'
  }
  const lost = () => [...accepted].filter((id) => deliveries(id) === 0 && !isStored(id) && !settledByVisitor.has(id))

  const checkRemoval = (id: string, before: OutboxItem) => {
    const isBeingSent = before.status === 'sending' && !mail?.posts.findLast((post) => post.id === id)?.isAnswered
    if (isBeingSent && emptying.length === 0) faults.push(`${id} was removed while it was being sent`)
    if (before.status === 'sent' || deliveries(id) > 0) return
    if (!removalRequested.has(id) && emptying.length === 0)
      faults.push(`${id} was removed, although the visitor did not ask for it`)
    settledByVisitor.add(id)
  }
  const checkSent = (id: string) => {
    if (deliveries(id) > 0) return
    if (!markedSent.has(id)) faults.push(`${id} counts as sent, but it never arrived`)
    settledByVisitor.add(id)
  }
  const checkNotDeleted = (id: string, item: OutboxItem) => {
    const address =
      item.status === 'sent' ? mail?.posts.findLast((post) => post.id === id)?.address : addressOf(item.draft)
    if (submissions.get(address ?? '') === 'deleted')
      faults.push(`${id} was stored, although everything was deleted since the visitor submitted it`)
  }
  const checkOrder = (id: string, items: readonly OutboxItem[]) => {
    const position = savedItems.get(id)?.position ?? 0
    const older = sendQueue(items).find(
      (item) => item.tries === 0 && (savedItems.get(item.id)?.position ?? 0) < position,
    )
    if (older) faults.push(`${id} was sent before ${older.id}, which is older`)
  }

  return {
    accepted,
    settledByVisitor,
    deliveries,
    doubtful,
    /**
     * Returns the accepted requests that did not arrive, are not stored, and were neither removed nor marked as sent by
     * the visitor.
     */
    lost,
    watch(server: SimulatedMailServer) {
      mail = server
    },
    fault: (sentence: string) => void faults.push(sentence),
    /** Tells whether the page promised to send the request, and no action of the visitor on it is unfinished. */
    isPromised: (id: string) => accepted.has(id) && !unfinishedActions.includes(id),
    /** Begins an action of the visitor on a request. The returned function ends the action. */
    beginAction(id: string, allowsOneMore: boolean) {
      unfinishedActions.push(id)
      if (allowsOneMore) sendLimits.set(id, sendLimitOf(id) + 1)
      return () => void unfinishedActions.splice(unfinishedActions.indexOf(id), 1)
    },
    /** Records that the visitor asks to remove a request. */
    allowRemoval: (id: string) => void removalRequested.add(id),
    /**
     * Allows the removal of all requests until `endEmptying`. The returned function records that everything was deleted:
     * the submissions that were under way before may not store their requests from then on.
     */
    beginEmptying(tab: object) {
      emptying.push(tab)
      const addresses = [...submissions.keys()]
      return () => {
        for (const address of addresses) if (submissions.has(address)) submissions.set(address, 'deleted')
      }
    },
    endEmptying(tab: object) {
      const index = emptying.indexOf(tab)
      if (index >= 0) emptying.splice(index, 1)
    },
    /** Records that the visitor submits a request from this address. The returned function ends the submission. */
    beginSubmission(address: string) {
      submissions.set(address, 'under way')
      return () => void submissions.delete(address)
    },
    /** Records that the visitor marked a request as sent. */
    markSent: (id: string) => void markedSent.add(id),
    /** Records that the page told the visitor that the request from this address is stored or sent. */
    accept(address: string) {
      const savedId = [...savedItems].findLast(([, item]) => item.address === address)?.[0]
      const id = savedId ?? mail?.posts.findLast((post) => post.address === address)?.id
      if (id === undefined) faults.push(`a request from ${address} was accepted, but it is neither stored nor sent`)
      else accepted.add(id)
    },
    /** Checks writes before they are stored, and records the requests that they add. */
    checkWrites(writes: Writes) {
      for (const [id, value] of Object.entries(writes)) {
        const before = itemOf(id)
        const after = parseStored(id, value)
        if (!before && after) checkNotDeleted(id, after)
        if (!before && after && after.status !== 'sent')
          savedItems.set(id, { position: savedItems.size, address: addressOf(after.draft) })
        if (before && value === undefined) checkRemoval(id, before)
        if (after?.status === 'sent' && before?.status !== 'sent') checkSent(id)
        if (after?.status === 'sending' && after.tries === 1) {
          const all = new Map([...stored, ...Object.entries(writes)])
          checkOrder(
            id,
            [...all].map(([key, each]) => parseStored(key, each)).filter((each) => each !== null),
          )
        }
      }
    },
    /** @throws an Error if a promise was broken */
    check() {
      for (const id of lost()) faults.push(`${id} is lost`)
      for (const [id, times] of mail?.delivered ?? []) {
        if (times > 1 && times > 1 + doubtful(id))
          faults.push(`${id} arrived ${times} times, but only ${doubtful(id)} attempts had no clear answer`)
      }
      for (const id of new Set(mail?.posts.map((post) => post.id))) {
        const count = unanswered(id)
        if (count > sendLimitOf(id))
          faults.push(`${id} was sent ${count} times without an answer, although the visitor did not ask for that`)
      }
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
  }
}

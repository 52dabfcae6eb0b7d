import { type OutboxItem, parseItem } from '#features/outbox/item.ts'
import { sendQueue } from '#features/outbox/snapshot.ts'
import type { SimulatedMailServer } from './outbox-mail-server.ts'

/** A request goes out once and, if no answer comes, up to twice more automatically. */
const MOST_UNANSWERED = 3

type Puts = Readonly<Record<string, unknown>>

const read = (id: string, value: unknown): OutboxItem | null => {
  const item = parseItem(id, value)
  return item === 'newer' ? null : item
}

/** Records what really happened, and checks it against the promises of the outbox. */
export function outboxLedger(stored: ReadonlyMap<string, unknown>) {
  const faults: string[] = []
  const born = new Map<string, { readonly place: number; readonly address: string }>()
  const accepted = new Set<string>()
  const askedAway = new Set<string>()
  const vouchable = new Set<string>()
  const settledByVisitor = new Set<string>()
  const emptying: object[] = []
  const orders: string[] = []
  const allowed = new Map<string, number>()
  const allowance = (id: string) => allowed.get(id) ?? MOST_UNANSWERED
  let mail: SimulatedMailServer | null = null
  const deliveries = (id: string) => mail?.delivered.get(id) ?? 0
  const doubtful = (id: string) => (mail?.posts ?? []).filter((post) => post.id === id && !post.isClear).length
  const unanswered = (id: string) => (mail?.posts ?? []).filter((post) => post.id === id && !post.isAnswered).length
  const itemOf = (id: string) => read(id, stored.get(id))
  const isKept = (id: string) => {
    const item = itemOf(id)
    return item !== null && item.status !== 'sent'
  }
  const lost = () => [...accepted].filter((id) => deliveries(id) === 0 && !isKept(id) && !settledByVisitor.has(id))

  const removed = (id: string, before: OutboxItem) => {
    const isUnderWay = before.status === 'sending' && !mail?.posts.findLast((post) => post.id === id)?.isAnswered
    if (isUnderWay && emptying.length === 0) faults.push(`F21: ${id} was taken away under way`)
    if (before.status === 'sent' || deliveries(id) > 0) return
    if (!askedAway.has(id) && emptying.length === 0) faults.push(`I1: ${id} was taken away and nobody asked for it`)
    settledByVisitor.add(id)
  }
  const sent = (id: string) => {
    if (deliveries(id) > 0) return
    if (!vouchable.has(id)) faults.push(`I2: ${id} counts as sent and never arrived`)
    settledByVisitor.add(id)
  }
  const claimed = (id: string, items: readonly OutboxItem[]) => {
    const place = born.get(id)?.place ?? 0
    const older = sendQueue(items).find((item) => item.tries === 0 && (born.get(item.id)?.place ?? 0) < place)
    if (older) faults.push(`I6: ${id} was tried before ${older.id}, which is older`)
  }

  return {
    accepted,
    settledByVisitor,
    deliveries,
    doubtful,
    /** Returns the requests that were accepted, but neither arrived, nor are kept, nor were removed by the visitor. */
    lost,
    watch(server: SimulatedMailServer) {
      mail = server
    },
    fault: (sentence: string) => void faults.push(sentence),
    /** Tells whether the visitor was told that it will be sent, and no other action of theirs on it is unfinished. */
    isPromised: (id: string) => accepted.has(id) && !orders.includes(id),
    /** Begins an action of the visitor on a request. Call the returned function when it is done. */
    beginOrder(id: string, isOnceMore: boolean) {
      orders.push(id)
      if (isOnceMore) allowed.set(id, allowance(id) + 1)
      return () => void orders.splice(orders.indexOf(id), 1)
    },
    /** The visitor asks to remove a request. */
    mayGo: (id: string) => void askedAway.add(id),
    /** Until `endEmptying`, everything may be removed. */
    beginEmptying: (tab: object) => void emptying.push(tab),
    endEmptying(tab: object) {
      const place = emptying.indexOf(tab)
      if (place >= 0) emptying.splice(place, 1)
    },
    mayCount: (id: string) => void vouchable.add(id),
    /** The page said that the request from this address is kept, or sent. */
    accept(address: string) {
      const known = [...born].findLast(([, item]) => item.address === address)?.[0]
      const id = known ?? mail?.posts.findLast((post) => post.address === address)?.id
      if (id === undefined) faults.push(`I1: the words of ${address} were accepted and are nowhere`)
      else accepted.add(id)
    },
    /** Checks what is about to be written. */
    committing(writes: Puts) {
      for (const [id, value] of Object.entries(writes)) {
        const before = itemOf(id)
        const after = read(id, value)
        if (!before && after && after.status !== 'sent')
          born.set(id, { place: born.size, address: after.draft.params.from_email.trim().toLowerCase() })
        if (before && value === undefined) removed(id, before)
        if (after?.status === 'sent' && before?.status !== 'sent') sent(id)
        if (after?.status === 'sending' && after.tries === 1) {
          const all = new Map([...stored, ...Object.entries(writes)])
          claimed(
            id,
            [...all].map(([key, each]) => read(key, each)).filter((each) => each !== null),
          )
        }
      }
    },
    /** @throws an Error if a promise was broken */
    check() {
      for (const id of lost()) faults.push(`I1: ${id} is lost`)
      for (const [id, times] of mail?.delivered ?? []) {
        if (times > 1 && times > 1 + doubtful(id))
          faults.push(`I3: ${id} came ${times} times, ${doubtful(id)} in doubt`)
      }
      for (const id of new Set(mail?.posts.map((post) => post.id))) {
        const count = unanswered(id)
        if (count > allowance(id))
          faults.push(`P4: ${id} went out ${count} times without an answer, and nobody was asked`)
      }
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
  }
}

import type { Lock } from '#platform/ports.ts'
import type { Sender } from './outbox-mail-server.ts'
import type { SimulatedTime } from './outbox-time.ts'

/** Simulates the browser's lock: senders get it in the order of their requests, and lose it when they are killed. */
export function killableLock(time: SimulatedTime) {
  let holder: Sender | null = null
  let queue: { readonly sender: Sender; readonly grant: () => void }[] = []
  const grantNext = () => {
    holder = null
    const next = queue.shift()
    if (!next) return
    holder = next.sender
    time.after(0, next.grant, next.sender.isAlive)
  }
  return {
    /** Takes the lock from a killed sender if it holds the lock, and removes the sender from the queue. */
    release(sender: Sender) {
      queue = queue.filter((each) => each.sender !== sender)
      if (holder === sender) grantNext()
    },
    lockFor(sender: Sender): Lock {
      const wait = (ms: number) => new Promise<void>((resolve) => time.after(ms, resolve, sender.isAlive))
      const waitForGrant = (waitMs: number) =>
        new Promise<boolean>((resolve) => {
          const entry = { sender, grant: () => resolve(true) }
          queue.push(entry)
          time.after(
            waitMs,
            () => {
              if (!queue.includes(entry)) return
              queue = queue.filter((each) => each !== entry)
              resolve(false)
            },
            sender.isAlive,
          )
        })
      return {
        async runExclusive(task, waitMs) {
          await wait(0)
          if (holder === null) holder = sender
          else if (waitMs === 0 || !(await waitForGrant(waitMs))) return null
          try {
            return await task()
          } finally {
            grantNext()
          }
        },
      }
    },
  }
}

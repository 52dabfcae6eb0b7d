/** How many messages are taken in an hour: from one address, and from all together. */
export type Limits = { readonly perAddress: number; readonly inAll: number }

/** A message that was taken. `at` is in milliseconds since 1970. */
type Arrival = { readonly address: string; readonly at: number }
/** The messages of the last hour, oldest first. */
export type Arrivals = readonly Arrival[]

type Admission =
  | { readonly isAdmitted: true; readonly arrivals: Arrivals }
  | { readonly isAdmitted: false; readonly retryAfterS: number; readonly arrivals: Arrivals }

const WINDOW_MS = 60 * 60 * 1000

/**
 * Decides whether one more message is taken, and returns the messages to remember. If it is not, `retryAfterS` is the
 * number of seconds until it would be.
 */
export function admit(before: Arrivals, address: string, now: number, { perAddress, inAll }: Limits): Admission {
  const arrivals = before.filter(({ at }) => now - at < WINDOW_MS)
  const fromAddress = arrivals.filter((arrival) => arrival.address === address)
  const blocking = [blockingArrival(fromAddress, perAddress), blockingArrival(arrivals, inAll)]
  const freeAt = Math.max(...blocking.map((arrival) => (arrival === undefined ? now : arrival.at + WINDOW_MS)))
  if (freeAt > now) return { isAdmitted: false, retryAfterS: Math.ceil((freeAt - now) / 1000), arrivals }
  return { isAdmitted: true, arrivals: [...arrivals, { address, at: now }] }
}

/** Returns the message that has to leave the hour before another one is taken; undefined if none has to. */
function blockingArrival(arrivals: Arrivals, limit: number): Arrival | undefined {
  return arrivals[arrivals.length - limit]
}

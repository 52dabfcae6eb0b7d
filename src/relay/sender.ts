import type { RelayMail } from './message.ts'
import type { Smtp } from './smtp.ts'
import type { ErrorClass, SmtpOutcome } from './smtp-outcome.ts'
import type { Spool } from './spool.ts'

/** Milliseconds since 1970, and a task that runs later unless the returned function cancels it. */
export type RelayClock = {
  readonly now: () => number
  readonly after: (ms: number, run: () => void) => () => unknown
}

/** The last failure, without anything personal. */
export type LastError = { readonly error: ErrorClass; readonly code: number | null; readonly at: number }

type Dependencies = {
  readonly spool: Spool
  readonly smtp: Smtp
  readonly clock: RelayClock
  readonly log: (sentence: string) => void
  /** Returns the pause after this number of failures in a row. */
  readonly pauseMs?: (failures: number) => number
}

type Wait = { readonly failures: number; readonly dueAt: number }

const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 60 * 60 * 1000
/** How long the end of the program waits for the attempt that is under way. */
const STOP_MS = 10_000

/** Returns the pause after this number of failures in a row: 5 s, then three times the last, up to an hour. */
export function retryPauseMs(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 3 ** Math.min(failures - 1, 20))
}

/**
 * Creates what hands the waiting mails to the mail server, one after the other and the oldest first. After a failure that
 * concerns all mails, all wait; otherwise the one waits and the next is tried.
 */
export function createSender({ spool, smtp, clock, log, pauseMs = retryPauseMs }: Dependencies) {
  const waits = new Map<string, Wait>()
  let server: Wait = { failures: 0, dueAt: 0 }
  let lastError: LastError | null = null
  let running: Promise<void> | null = null
  let cancelTimer: (() => unknown) | null = null
  let isStopped = false

  const dueAt = ({ id }: RelayMail) => Math.max(server.dueAt, waits.get(id)?.dueAt ?? 0)
  const longer = ({ failures }: Wait): Wait => ({
    failures: failures + 1,
    dueAt: clock.now() + pauseMs(failures + 1),
  })

  /** Sends what is due. A call during a run is served by that run, which looks again after each mail. */
  function wake(): void {
    cancelTimer?.()
    cancelTimer = null
    running ??= run().finally(() => {
      running = null
      if (!isStopped) waitForNext()
    })
  }

  function waitForNext(): void {
    const next = Math.min(...spool.waiting().map(dueAt))
    if (Number.isFinite(next)) cancelTimer = clock.after(Math.max(0, next - clock.now()), wake)
  }

  async function run(): Promise<void> {
    for (let mail = nextDue(); mail !== undefined && !isStopped; mail = nextDue()) {
      const outcome = await smtp.send(mail)
      try {
        await settle(mail, outcome)
      } catch {
        // The outcome could not be written. The mail waits, and another attempt has the same Message-ID.
        waits.set(mail.id, longer(waits.get(mail.id) ?? { failures: 0, dueAt: 0 }))
        lastError = { error: 'other', code: null, at: clock.now() }
        log('The folder of the relay cannot be written.')
      }
    }
  }

  function nextDue(): RelayMail | undefined {
    return spool.waiting().find((mail) => dueAt(mail) <= clock.now())
  }

  async function settle(mail: RelayMail, outcome: SmtpOutcome): Promise<void> {
    const now = clock.now()
    if (outcome.kind === 'later') {
      const { error, code, isForAll } = outcome
      lastError = { error, code, at: now }
      if (isForAll) server = longer(server)
      else waits.set(mail.id, longer(waits.get(mail.id) ?? { failures: 0, dueAt: 0 }))
      return log(`${mail.reference} waits: ${error}${code === null ? '' : ` ${code}`}.`)
    }
    server = { failures: 0, dueAt: 0 }
    if (outcome.kind === 'accepted') {
      await spool.markAccepted(mail, now)
      log(`${mail.reference} is handed on.`)
    } else {
      await spool.markRefused(mail, outcome.code, now)
      lastError = { error: 'refused', code: outcome.code, at: now }
      log(`${mail.reference} is refused by the mail server: ${outcome.code}. It is kept for 30 days.`)
    }
    waits.delete(mail.id)
  }

  return {
    wake,
    lastError: () => lastError,
    /** Ends the sending. An attempt that is under way may take some seconds to end. */
    async stop(): Promise<void> {
      isStopped = true
      cancelTimer?.()
      if (running === null) return
      let cancelLimit: (() => unknown) | null = null
      const limit = new Promise<void>((resolve) => {
        cancelLimit = clock.after(STOP_MS, resolve)
      })
      await Promise.race([running, limit])
      ;(cancelLimit as (() => unknown) | null)?.()
    },
  }
}

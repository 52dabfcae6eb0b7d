import { expect, test } from 'vitest'
import { ownerMail, type RelayMail } from '#relay/message.ts'
import { createSender, retryPauseMs } from '#relay/sender.ts'
import { outcomeOfError, type SmtpOutcome } from '#relay/smtp-outcome.ts'
import type { Spool } from '#relay/spool.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { relayBody } from '#support/relay-fixtures.ts'

const temporary: SmtpOutcome = { kind: 'later', error: 'temporary', code: 451, isForAll: false }
const dead: SmtpOutcome = { kind: 'later', error: 'connection', code: null, isForAll: true }
const mailOf = (reference: string, receivedAt: number) =>
  ownerMail(relayBody({ message: `Ref: ${reference}` }), receivedAt, 'secret')
const first = mailOf('MR-00000001', 1)
const second = mailOf('MR-00000002', 2)

/** Returns a sender of these mails, whose attempts have these outcomes in turn and then succeed. */
function senderOf(mails: readonly RelayMail[], outcomes: readonly SmtpOutcome[], isWritable = true) {
  const clock = fakeClock()
  const waiting = new Map(mails.map((mail) => [mail.id, mail]))
  const left = [...outcomes]
  const tried: string[] = []
  const remove = async ({ id }: RelayMail) => {
    if (!isWritable) throw new Error('The disk is full.')
    waiting.delete(id)
  }
  const spool = { waiting: () => [...waiting.values()], markAccepted: remove, markRefused: remove } as unknown as Spool
  const lines: string[] = []
  const smtp = {
    send: async ({ reference }: RelayMail) => {
      tried.push(reference)
      return left.shift() ?? ({ kind: 'accepted' } as const)
    },
  }
  const sender = createSender({ spool, smtp, clock, log: (line) => lines.push(line) })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const advance = async (ms: number) => {
    clock.advance(ms)
    await settle()
  }
  return { sender, tried, lines, waiting, settle, advance }
}

test('mails are sent one after the other', async () => {
  const { sender, tried, waiting, settle } = senderOf([first, second], [])
  sender.wake()
  sender.wake()
  await settle()
  expect(tried).toEqual(['MR-00000001', 'MR-00000002'])
  expect(waiting.size).toBe(0)
})

test('a mail that has to wait does not hold up the next one', async () => {
  const { sender, tried, settle, advance } = senderOf([first, second], [temporary])
  sender.wake()
  await settle()
  expect(tried).toEqual(['MR-00000001', 'MR-00000002'])
  await advance(4999)
  expect(tried).toHaveLength(2)
  await advance(1)
  expect(tried).toEqual(['MR-00000001', 'MR-00000002', 'MR-00000001'])
})

test('a server that cannot be reached is asked once and not for each mail, with growing pauses', async () => {
  const { sender, tried, settle, advance } = senderOf([first, second], [dead, dead])
  sender.wake()
  await settle()
  expect(tried).toHaveLength(1)
  await advance(5000)
  expect(tried).toHaveLength(2)
  await advance(14_999)
  expect(tried).toHaveLength(2)
  await advance(1)
  expect(tried.slice(2)).toEqual(['MR-00000001', 'MR-00000002'])
  expect(sender.lastError()).toMatchObject({ error: 'connection', code: null })
})

test('the pauses grow to an hour', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 100].map(retryPauseMs)).toEqual([
    5000, 15_000, 45_000, 135_000, 405_000, 1_215_000, 3_600_000, 3_600_000,
  ])
})

test('if the disk cannot note that a mail was accepted, the mail waits before it is tried again', async () => {
  const { sender, tried, lines, settle } = senderOf([first], [], false)
  sender.wake()
  await settle()
  expect(tried).toHaveLength(1)
  expect(lines).toEqual(['The folder of the relay cannot be written.'])
})

test('after the end nothing is sent any more', async () => {
  const { sender, tried, settle, advance } = senderOf([first], [dead])
  sender.wake()
  await settle()
  await sender.stop()
  await advance(60_000)
  expect(tried).toHaveLength(1)
})

test.each([
  [
    { code: 'EENVELOPE', responseCode: 550 },
    { kind: 'refused', code: 550 },
  ],
  [
    { code: 'EMESSAGE', responseCode: 554 },
    { kind: 'refused', code: 554 },
  ],
  [
    { code: 'EENVELOPE', responseCode: 450 },
    { error: 'temporary', code: 450, isForAll: false },
  ],
  [
    { code: 'EMESSAGE', responseCode: 421 },
    { error: 'temporary', code: 421, isForAll: true },
  ],
  [
    { code: 'EENVELOPE', responseCode: 530 },
    { error: 'login', code: 530, isForAll: true },
  ],
  [
    { code: 'EAUTH', responseCode: 535 },
    { error: 'login', code: 535, isForAll: true },
  ],
  [
    { code: 'EPROTOCOL', responseCode: 554 },
    { error: 'connection', code: 554, isForAll: true },
  ],
  [{ code: 'ETIMEDOUT' }, { error: 'timeout', code: null, isForAll: true }],
  [{ code: 'ETLS' }, { error: 'encryption', code: null, isForAll: true }],
  [{ code: 'ECONNECTION' }, { error: 'connection', code: null, isForAll: true }],
  [new Error('A bug'), { error: 'other', code: null, isForAll: true }],
  [null, { error: 'other', code: null, isForAll: true }],
])('the failure %j has the outcome %j', (error, outcome) => {
  expect(outcomeOfError(error)).toMatchObject(outcome)
})

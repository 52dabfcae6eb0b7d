import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startRelay } from '#relay/relay.ts'
import { parseRelaySettings } from '#relay/settings.ts'
import { createSmtp } from '#relay/smtp.ts'
import {
  postToRelay,
  relayBody,
  relayFolder,
  relayVariables,
  subscriptionBody,
  until,
} from '#support/relay-fixtures.ts'
import { smtpInbox } from '#support/smtp-inbox.ts'

/** Starts a relay in this process, which gives up on a silent server and tries again within milliseconds. */
async function relayFor(smtpPort: number, folder = relayFolder()) {
  const settings = parseRelaySettings(relayVariables(folder, smtpPort))
  const lines: string[] = []
  const smtp = createSmtp({ ...settings, timeoutMs: 300 })
  const relay = await startRelay(settings, { smtp, pauseMs: () => 20, log: (line) => lines.push(line) })
  onTestFinished(relay.close)
  const health = async () => (await fetch(`${relay.url}/health`)).json()
  const isEmpty = async () => (await health()).waiting === 0
  return { ...relay, folder, lines, health, isEmpty }
}

const filesIn = (folder: string, state: string) => readdirSync(join(folder, state))
const idOf = (mail: { readonly headers: ReadonlyMap<string, string> } | undefined) => mail?.headers.get('message-id')

test('a request arrives in the inbox of the owner, with the visitor as the address to reply to', async () => {
  const inbox = await smtpInbox()
  onTestFinished(inbox.close)
  const relay = await relayFor(inbox.port)
  expect((await postToRelay(relay.url, relayBody())).status).toBe(200)
  await until(relay.isEmpty)
  const [mail] = inbox.mails
  expect(mail).toMatchObject({ from: 'site@vyomix.example', to: ['office@vyomix.example'] })
  expect(mail?.headers.get('from')).toBe('Vyomix <site@vyomix.example>')
  expect(mail?.headers.get('to')).toBe('office@vyomix.example')
  expect(mail?.headers.get('reply-to')).toBe('Leela Nair <leela@example.com>')
  expect(mail?.headers.get('subject')).toContain('MR-7K2QX4AB')
  expect(mail?.text).toContain('A shop for tea.')
  expect(mail?.raw).not.toContain('someone@else.example')
  expect(filesIn(relay.folder, 'waiting')).toEqual([])
  expect(filesIn(relay.folder, 'accepted')).toHaveLength(1)
})

test('the outbox’s repeat of a request is answered with 200 and brings no second mail', async () => {
  const inbox = await smtpInbox()
  onTestFinished(inbox.close)
  const relay = await relayFor(inbox.port)
  const statuses = await Promise.all([1, 2, 3].map(async () => (await postToRelay(relay.url, relayBody())).status))
  await until(relay.isEmpty)
  expect([...statuses, (await postToRelay(relay.url, relayBody())).status]).toEqual([200, 200, 200, 200])
  await postToRelay(relay.url, relayBody({ message: 'Another one.\n\nRef: MR-7K2QX4AB' }))
  await until(() => inbox.mails.length === 2)
  await until(relay.isEmpty)
  expect(inbox.mails).toHaveLength(2)
})

test('while the mail server is dead, mail is accepted and waits, and it is sent once the server is there', async () => {
  const dead = await smtpInbox()
  await dead.close()
  const relay = await relayFor(dead.port)
  expect((await postToRelay(relay.url, relayBody())).status).toBe(200)
  await until(async () => (await relay.health()).lastError?.error === 'connection')
  expect(await relay.health()).toMatchObject({ ok: true, waiting: 1 })
  const inbox = await smtpInbox({ port: dead.port })
  onTestFinished(inbox.close)
  await until(relay.isEmpty)
  expect(inbox.mails).toHaveLength(1)
})

test('a server that says nothing counts as dead after a time, and the mail waits', async () => {
  const silent = createServer(() => {})
  const port = await new Promise<number>((resolve) => {
    silent.listen(0, '127.0.0.1', () => resolve((silent.address() as { port: number }).port))
  })
  onTestFinished(() => void silent.close())
  const relay = await relayFor(port)
  await postToRelay(relay.url, relayBody())
  await until(async () => (await relay.health()).lastError?.error === 'timeout')
  expect(await relay.health()).toMatchObject({ waiting: 1 })
})

test('a server that answers too late gets a copy with the same Message-ID', async () => {
  const inbox = await smtpInbox({ answers: [{ delayMs: 600, isStored: true }] })
  onTestFinished(inbox.close)
  const relay = await relayFor(inbox.port)
  await postToRelay(relay.url, relayBody())
  await until(relay.isEmpty)
  expect(inbox.mails).toHaveLength(2)
  expect(idOf(inbox.mails[0])).toBe(idOf(inbox.mails[1]))
  expect(idOf(inbox.mails[0])).toMatch(/^<MR-7K2QX4AB-[\da-f]{32}@vyomix\.example>$/)
})

test('mail that the server refuses is kept, reported without the words of the visitor, and not tried again', async () => {
  const inbox = await smtpInbox({ answers: [{ status: 554 }] })
  onTestFinished(inbox.close)
  const relay = await relayFor(inbox.port)
  await postToRelay(relay.url, relayBody())
  await until(relay.isEmpty)
  expect(await relay.health()).toMatchObject({ refused: 1, lastError: { error: 'refused', code: 554 } })
  expect(filesIn(relay.folder, 'refused')).toHaveLength(1)
  await postToRelay(relay.url, relayBody({ message: 'Later.\n\nRef: MR-7K2QX4AC' }))
  await until(() => inbox.mails.length === 1)
  const said = relay.lines.join('\n') + JSON.stringify(await relay.health())
  expect(said).toContain('MR-7K2QX4AB')
  expect(said).not.toMatch(/leela|nair|tea|@/i)
})

test('after a temporary refusal, the mail is tried again with the same Message-ID', async () => {
  const inbox = await smtpInbox({ answers: [{ status: 451, isStored: true }, { status: 421 }] })
  onTestFinished(inbox.close)
  const relay = await relayFor(inbox.port)
  await postToRelay(relay.url, relayBody())
  await until(relay.isEmpty)
  expect(inbox.mails).toHaveLength(2)
  expect(idOf(inbox.mails[0])).toBe(idOf(inbox.mails[1]))
  expect(await relay.health()).toMatchObject({ refused: 0 })
})

test('a newsletter address gets one mail with a link, however often it is entered', async () => {
  const inbox = await smtpInbox()
  onTestFinished(inbox.close)
  const relay = await relayFor(inbox.port)
  await postToRelay(relay.url, subscriptionBody('asha@example.com'))
  await postToRelay(relay.url, subscriptionBody('Asha@example.com', 'MR-00000002'))
  await until(relay.isEmpty)
  expect(inbox.mails.map(({ to }) => to)).toEqual([['asha@example.com']])
  expect(inbox.mails[0]?.text).toContain('/newsletter/confirm?token=')
})

/** Starts the relay as a process of its own, as `npm run relay` does, and returns its address. */
async function relayProcess(variables: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['src/tools/relay.mjs'], { env: { ...process.env, ...variables } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const address = () => /running at (\S+)\. /.exec(output)?.[1]
  await until(() => address() !== undefined || child.exitCode !== null)
  const ended = new Promise((resolve) => child.once('close', resolve))
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { url: address() ?? output, kill }
}

test('nothing is lost if the process is killed, and a copy has the same Message-ID', { timeout: 90_000 }, async () => {
  const folder = relayFolder()
  const slow = await smtpInbox({ answers: [{ delayMs: 30_000, isStored: true }] })
  const variables = relayVariables(folder, slow.port)
  const first = await relayProcess(variables)
  expect((await postToRelay(first.url, relayBody())).status).toBe(200)
  const others = ['MR-7K2QX4AC', 'MR-7K2QX4AD'].map((reference) =>
    relayBody({ message: `Hello.\n\nRef: ${reference}` }),
  )
  for (const body of others) expect((await postToRelay(first.url, body)).status).toBe(200)
  await until(() => slow.mails.length === 1) // the server has the first mail, and has not answered yet
  await first.kill()
  expect(filesIn(folder, 'waiting')).toHaveLength(3)
  const second = await relayProcess(variables)
  for (const body of others) expect((await postToRelay(second.url, body)).status).toBe(200) // as the outbox repeats it
  await until(() => filesIn(folder, 'accepted').length === 3)
  const ids = slow.mails.map(idOf)
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(3)
  expect(ids[1]).toBe(ids[0])
  await second.kill()
  void slow.close()
})

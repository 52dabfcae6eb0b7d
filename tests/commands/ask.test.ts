import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isSoak } from '#support/soak.ts'
import { COMMAND_MS, copyWorkingTree, removeCopy, STACK, typed } from '#support/typed-command.ts'

const copy = copyWorkingTree()
afterAll(() => removeCopy(copy), COMMAND_MS)

const answersIn = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line))

const TIMED = 'What are your opening hours?\nWhen do the training batches start?\nxyzzy plugh\n'
/** A module that sets the clock of a computer, without its zone. */
const otherClock = `data:text/javascript,${encodeURIComponent('const D = Date; globalThis.Date = class extends D { constructor(...a) { super(...(a.length ? a : [2e12])) } static now() { return 2e12 } }')}`

test('npm run ask answers the same on every computer, at any time', { timeout: COMMAND_MS }, async () => {
  const here = await typed(copy, 'npm run --silent ask', { input: TIMED, env: { TZ: 'Asia/Kolkata' } })
  const env = { TZ: 'Pacific/Auckland', NODE_OPTIONS: `--import=${otherClock}`, FORCE_COLOR: '1', CI: '1' }
  const there = await typed(copy, 'npm run --silent ask', { input: TIMED, env })
  expect(answersIn(here.out)).toMatchObject([{ entry: 'hours' }, { entry: 'training-dates' }, { kind: 'fallback' }])
  expect(there.out).toBe(here.out)
  expect(here.all).toBe(here.out)
  expect([here.code, there.code]).toEqual([0, 0])
})

test('npm run ask keeps the topic until a blank line, on a page, at a moment and in a zone', {
  timeout: COMMAND_MS,
}, async () => {
  const line =
    'npm run --silent ask -- --conversation --page /services/agentic-ai-training --now 2025-08-20T09:30:00Z --zone Europe/Paris'
  const followUp = 'and how long does it take?'
  const input = `how much is a website\n${followUp}\n\n${followUp}\n\n${TIMED.replace('xyzzy', '\nxyzzy')}`
  const { code, out } = await typed(copy, line, { input })
  const [price, time, , afterwards, , hours, batches, , unknown] = answersIn(out)
  expect(price?.entry).toBe('website-price')
  expect(time?.entry).not.toBe(price?.entry)
  expect(afterwards?.entry).not.toBe(time?.entry)
  expect(hours?.answer).toContain(
    'It is Wednesday, 3 pm in India now: the office is open until 8 pm, 4:30 pm your time.',
  )
  expect(batches?.answer).toMatch(/ began on .* starts on /)
  expect(unknown?.chips).toContain('training-dates')
  expect(code).toBe(0)
})

if (isSoak)
  test('npm run ask -- --report counts good answers', { timeout: COMMAND_MS }, async () => {
    const { code, out, all } = await typed(copy, 'npm run ask -- --report')
    expect(out).toMatch(/^\S+\.yaml: \d+ questions, \d+ right, \d+ acceptable, \d+ given up, \d+ wrong$/m)
    expect(all).not.toMatch(STACK)
    expect(code).toBe(0)
  })

test('npm run ask answers the question that is typed after it', { timeout: COMMAND_MS }, async () => {
  const { code, out } = await typed(copy, 'npm run --silent ask "how much is a website"')
  expect(answersIn(out)).toMatchObject([{ question: 'how much is a website', entry: 'website-price' }])
  expect(code).toBe(0)
})

test('npm run ask ends quietly without questions, and when its reader has closed', {
  timeout: COMMAND_MS,
}, async () => {
  const empty = await typed(copy, 'npm run --silent ask < /dev/null')
  expect(empty).toEqual({ code: 0, out: '', all: '' })
  const line = 'yes "how much is a website" | head -5000 | npm run --silent ask | head -1'
  const { all } = await typed(copy, line)
  expect(answersIn(all)).toMatchObject([{ entry: 'website-price' }])
})

test('a flag that npm kept for itself is named, with how to type it', { timeout: COMMAND_MS }, async () => {
  const { code, all } = await typed(copy, 'npm run --silent ask --page /training')
  expect(all).toContain('npm kept --page for itself.')
  expect(all).toContain(`npm run ask -- --page "…" (in PowerShell: npm run ask '--' --page "…")`)
  expect(code).toBe(1)
})

const readers = ['npm run ask', 'npm run build', 'npm start']
if (isSoak) readers.push('npm run new', 'npm run check:content', 'npm run dev')

test('a malformed setting is named in a sentence, in a pipe, with colours and in CI', {
  timeout: COMMAND_MS,
}, async () => {
  writeFileSync(join(copy, '.env'), 'VITE_SITE_URL=nonsense\n')
  for (const [index, line] of readers.entries()) {
    const env = [{}, { FORCE_COLOR: '1' }, { CI: '1' }][index % 3] ?? {}
    const { code, all } = await typed(copy, line, { env: { ...env, PORT: '0' } })
    expect(all, line).toMatch(/^VITE_SITE_URL holds "nonsense" but should look like an address/m)
    expect(all, line).not.toMatch(STACK)
    expect(code, line).toBe(1)
  }
})

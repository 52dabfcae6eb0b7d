import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Dialect, providers } from '#content/models.ts'
import { testKey } from '#features/agent-runner/key-test.ts'
import type { ModelRequest } from '#features/agent-runner/provider-requests.ts'
import { runAgent } from '#features/agent-runner/run-agent.ts'
import type { RequestLog, RunDependencies } from '#features/agent-runner/run-attempt.ts'
import { browserClock } from '#platform/browser-clock.ts'
import { createStreamingFetch } from '#platform/streaming-fetch.ts'
import { fakeConnection } from '#support/fake-ports.ts'
import { startFakeProvider } from '#support/fake-provider.ts'

// These tests run agents over real connections against the server that the end-to-end tests use in a browser.

let server: Awaited<ReturnType<typeof startFakeProvider>>

beforeAll(async () => {
  server = await startFakeProvider()
})
afterAll(() => server.close())

const dialects = Object.keys(providers) as readonly Dialect[]
const models: Readonly<Record<Dialect, string>> = {
  openai: 'gpt-6-luna',
  anthropic: 'claude-haiku-5-5',
  gemini: 'gemini-3.8-flash',
}

function dependencies(lines: RequestLog[] = []): RunDependencies {
  const reroute = (url: string) =>
    dialects.reduce((address, dialect) => address.replace(providers[dialect].origin, server.origins[dialect]), url)
  const streamingFetch = createStreamingFetch({ fetch: (url, init) => fetch(reroute(url), init), clock: browserClock })
  return {
    streamingFetch,
    clock: browserClock,
    connection: fakeConnection(),
    proxy: '',
    log: (line) => lines.push(line),
  }
}

function run(
  dialect: Dialect,
  more: Partial<ModelRequest> = {},
  onText: (text: string, stop: () => void) => void = () => {},
) {
  const controller = new AbortController()
  const request: ModelRequest = { prompt: 'Say hi', model: models[dialect], dialect, key: 'good-key-123', ...more }
  return runAgent(dependencies(), request, {
    onText: (text) => onText(text, () => controller.abort()),
    signal: controller.signal,
  })
}

test.each(dialects)('%s streams a complete answer', async (dialect) => {
  server.setAnswer(['One ', 'नमस्ते ', '🙂.'])
  const texts: string[] = []
  expect(await run(dialect, {}, (text) => texts.push(text))).toMatchObject({
    kind: 'done',
    text: 'One नमस्ते 🙂.',
    isIncomplete: false,
    usage: { promptTokens: 12, answerTokens: 34 },
  })
  expect(texts.at(-1)).toBe('One नमस्ते 🙂.')
  expect(server.requests.at(-1)).toMatchObject({ dialect, method: 'POST' })
})

test.each([
  ['openai', 'gpt-4'],
  ['anthropic', 'claude-3-haiku-20240307'],
  ['gemini', 'gemini-pro'],
] as const)('%s answers in one piece for %s', async (dialect, model) => {
  server.setAnswer(['One ', 'two.'])
  expect(await run(dialect, { model })).toMatchObject({ kind: 'done', text: 'One two.' })
})

test.each(dialects)(
  'when the connection to %s breaks off, the text stays and is marked incomplete',
  async (dialect) => {
    server.setAnswer(['One ', 'two ', 'three.'])
    let cut = () => {}
    const cutWhen = new Promise<void>((resolve) => {
      cut = resolve
    })
    server.setFaults({ cutAfter: dialect === 'anthropic' ? 7 : 3, pauseMs: 5, cutWhen })
    expect(await run(dialect, {}, (text) => text === 'One two ' && cut())).toMatchObject({
      kind: 'done',
      text: 'One two ',
      isIncomplete: true,
    })
  },
)

test.each(dialects)('an answer of %s without an end marker is incomplete', async (dialect) => {
  server.setAnswer(['One ', 'two.'])
  server.setFaults({ hasNoEndMark: true })
  expect(await run(dialect)).toMatchObject({ kind: 'done', text: 'One two.', isIncomplete: true })
})

test.each(dialects)(
  'when %s sends an error during a 200 response, the text before the error stays',
  async (dialect) => {
    server.setAnswer(['One ', 'two ', 'three.'])
    server.setFaults({ errorAfter: dialect === 'anthropic' ? 6 : 2 })
    expect(await run(dialect)).toMatchObject({ kind: 'failed', text: 'One ', problem: { cause: 'busy' } })
  },
)

test.each(dialects)('an answer of %s can be stopped in the middle', async (dialect) => {
  server.setAnswer(['One ', 'two ', 'three ', 'four.'])
  server.setFaults({ pauseMs: 20 })
  const result = await run(dialect, {}, (text, stop) => text.endsWith('two ') && stop())
  expect(result).toMatchObject({ kind: 'stopped', text: 'One two ' })
})

test('a request to a provider that sends nothing can be stopped', async () => {
  server.setFaults({ isSilent: true })
  const controller = new AbortController()
  const request: ModelRequest = { prompt: 'x', model: models.gemini, dialect: 'gemini', key: 'good-key-123' }
  const result = runAgent(dependencies(), request, { onText: () => {}, signal: controller.signal })
  await expect.poll(() => server.requests.at(-1)?.body).toContain('"text":"x"')
  controller.abort()
  expect(await result).toMatchObject({ kind: 'stopped', text: '' })
})

test.each([
  ['anthropic', 'This key was not accepted by Anthropic'],
  ['gemini', 'This key was not accepted by Google'],
] as const)('a wrong key of %s is reported as a key that was not accepted', async (dialect, title) => {
  expect(await run(dialect, { key: 'wrong-key-123' })).toMatchObject({ kind: 'failed', problem: { title } })
})

test.each(dialects)('a key of %s is tested with the list of models', async (dialect) => {
  const lines: RequestLog[] = []
  const signal = new AbortController().signal
  const result = await testKey(dependencies(lines), { dialect, key: 'good-key-123', model: models[dialect] }, signal)
  expect(result).toMatchObject({ kind: 'accepted', models: expect.arrayContaining([expect.anything()]) })
  expect(lines).toMatchObject([{ method: 'GET', status: 200 }])
})

test('the fake server answers preflight requests by the rules of each provider', async () => {
  const preflight = async (dialect: Dialect, headers: string) => {
    const response = await fetch(`${server.origins[dialect]}/v1/x`, {
      method: 'OPTIONS',
      headers: { origin: 'http://site.example', 'access-control-request-headers': headers },
    })
    return [response.status, response.headers.get('access-control-allow-origin')]
  }
  expect(await preflight('openai', 'authorization,content-type,x-requested-with')).toEqual([204, '*'])
  expect(await preflight('anthropic', 'x-api-key,content-type')).toEqual([403, null])
  expect(await preflight('anthropic', 'x-api-key,anthropic-dangerous-direct-browser-access')).toEqual([204, '*'])
  expect(await preflight('gemini', 'content-type,x-goog-api-key')).toEqual([204, '*'])
  expect(await preflight('gemini', 'content-type,x-requested-with')).toEqual([403, null])
})

test("the fake server's response to a wrong key of OpenAI is not readable across origins", async () => {
  const ask = (key: string) =>
    fetch(`${server.origins.openai}/v1/models`, { headers: { authorization: `Bearer ${key}` } })
  expect((await ask('wrong')).headers.get('access-control-allow-origin')).toBeNull()
  expect((await ask('good')).headers.get('access-control-allow-origin')).toBe('*')
})

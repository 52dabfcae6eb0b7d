import { expect, test } from 'vitest'
import type { RunRequest } from '#features/agent-runner/request-result.ts'
import type { RequestLog } from '#features/agent-runner/run-attempt.ts'
import { addRun, runsSlot, type StoredRun } from '#features/agent-runner/run-history.ts'
import { onDeviceModel, type RunState } from '#features/agent-runner/run-state.ts'
import {
  availableModelsAtom,
  clearRunsAtom,
  dropBrokenRunAtom,
  fillInputsAtom,
  inputValuesAtom,
  isRunningAtom,
  openAgentAtom,
  removeRunAtom,
  reopenRunAtom,
  runAgentAtom,
  runAnnouncementAtom,
  runStatesAtom,
  selectedModelAtom,
  showDemoAtom,
  stopRunAtom,
  storedRunsAtom,
} from '#features/agent-runner/state.ts'
import type { Ports } from '#platform/ports.ts'
import { memoryStore, type Store } from '#platform/storage.ts'
import { agentFor } from '#support/agents.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeConnection, fakeDrafts, fakeHttp, fakeToast } from '#support/fake-ports.ts'
import { type FakeStreamAnswer, fakeOnDeviceModel, fakeStreamingFetch } from '#support/fake-streaming-fetch.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { onlineCheckResult } from '#support/outbox-fixtures.ts'
import { providerStream, refusals } from '#support/provider-answers.ts'
import { testStore } from '#support/test-store.ts'

const KEY = 'sk-ant-SENTINEL0123456789'
const NOON = Date.UTC(2026, 10, 22, 12)
const writer = agentFor('writer', ['topic', 'audience', 'tone'], { id: 1 })
const validator = agentFor('validator', ['idea'], { id: 2 })
const values = { topic: 'Tea by post', audience: 'Offices', tone: 'Friendly' }
const streamOf = (...words: readonly string[]): FakeStreamAnswer => ({ body: providerStream('anthropic', words) })
const cutOffAnswer: FakeStreamAnswer = { body: providerStream('anthropic', ['Once upon'], 'max_tokens') }

/** Opens a tab with the dialog of the writer. Its requests to the provider get these answers. */
async function openTab(answers: readonly FakeStreamAnswer[], overrides: Partial<Ports> = {}) {
  const clock = fakeClock(NOON)
  const storage = new Map()
  const draftTexts = new Map<string, string>()
  const toast = fakeToast()
  const streamingFetch = fakeStreamingFetch(answers)
  const lines: RequestLog[] = []
  const device = memoryStore(storage)
  const ports = {
    clock,
    toast,
    store: device,
    drafts: fakeDrafts(draftTexts),
    streamingFetch: async () => streamingFetch,
    ...overrides,
  }
  const store = testStore(ports)
  await store.set(openAgentAtom, writer)
  const request = (change: Partial<RunRequest> = {}): RunRequest => ({
    agent: writer,
    values,
    prompt: 'Write about Tea by post',
    chosen: { id: 'claude-haiku-5-5', dialect: 'anthropic' },
    key: KEY,
    log: (line) => lines.push(line),
    ...change,
  })
  const run = (change?: Partial<RunRequest>) => store.set(runAgentAtom, request(change))
  const result = (id = 1) => store.get(runStatesAtom)[id] as RunState
  const runs = () => store.get(storedRunsAtom)
  const savedRuns = () => (storage.get('agent-runs') ?? []) as readonly StoredRun[]
  return {
    store,
    clock,
    storage,
    draftTexts,
    toast,
    streamingFetch,
    lines,
    device,
    ports,
    request,
    run,
    result,
    runs,
    savedRuns,
  }
}

test('there is no result before the first run', async () => {
  const { store } = await openTab([])
  expect(store.get(inputValuesAtom)).toEqual({ 1: { topic: '', audience: '', tone: '' } })
  expect(store.get(runStatesAtom)).toEqual({})
  expect(store.get(storedRunsAtom)).toEqual([])
  expect(store.get(isRunningAtom)).toBe(false)
})

test('a run shows its text, reports that it is done, and is stored', async () => {
  const tab = await openTab([streamOf('# Tea', ' by post')])
  const running = tab.run()
  expect(tab.store.get(isRunningAtom)).toBe(true)
  expect(tab.result()).toMatchObject({ isRunning: true, text: '', prompt: 'Write about Tea by post', inputs: values })
  tab.clock.advance(3000)
  await running
  expect(tab.store.get(isRunningAtom)).toBe(false)
  expect(tab.result()).toMatchObject({
    isRunning: false,
    text: '# Tea by post',
    demo: '',
    marks: [],
    problem: null,
    elapsedMs: 3000,
    usage: { promptTokens: 12, answerTokens: 34, thinkingTokens: 0 },
  })
  expect(tab.toast.shown).toEqual([{ tone: 'done', title: 'Success', text: 'Agent completed successfully!' }])
  expect(tab.runs()).toMatchObject([{ agent: 1, model: 'claude-haiku-5-5', inputs: values, result: '# Tea by post' }])
  expect(tab.savedRuns()).toEqual(tab.runs())
})

test('a text that streams in renders at once, and then four times a second', async () => {
  const shown: string[] = []
  const tab = await openTab([
    {
      body: providerStream('anthropic', ['One ', 'two ', 'three ', 'four']),
      before: (piece) => {
        if (piece === 8) tab.clock.advance(250)
        shown.push(tab.result().text)
      },
    },
  ])
  await tab.run()
  expect([...new Set(shown)]).toEqual(['', 'One ', 'One two three '])
  expect(tab.result().text).toBe('One two three four')
})

test('a text that is waiting to render when a run ends does not appear afterwards', async () => {
  const tab = await openTab([streamOf('One ', 'two ', 'three')])
  await tab.run()
  tab.store.set(reopenRunAtom, run('a', 1))
  tab.clock.advance(10_000)
  expect(tab.result().text).toBe('Result a')
})

test('a stopped run keeps its text, and no success is reported', async () => {
  const tab = await openTab([
    {
      body: providerStream('anthropic', ['One ', 'two ', 'three']),
      before: (piece) => piece === 7 && tab.store.set(stopRunAtom),
    },
  ])
  await tab.run()
  expect(tab.result()).toMatchObject({
    text: 'One two ',
    marks: ['stopped'],
    isRunning: false,
    demo: '',
    problem: null,
  })
  expect(tab.toast.shown).toEqual([])
  expect(tab.runs()).toMatchObject([{ result: 'One two ', isDemo: false }])
})

test('a run that is stopped before its first word is not stored, and the next one runs', async () => {
  const tab = await openTab(['never', streamOf('Hi.')])
  const running = tab.run()
  await flushPromises()
  tab.store.set(stopRunAtom)
  await running
  expect(tab.result()).toMatchObject({ text: '', marks: ['stopped'] })
  expect(tab.savedRuns()).toEqual([])
  await tab.run()
  expect(tab.result().text).toBe('Hi.')
})

test('stopping does nothing when nothing runs', async () => {
  const tab = await openTab([streamOf('Hi.')])
  tab.store.set(stopRunAtom)
  await tab.run()
  tab.store.set(stopRunAtom)
  expect(tab.result()).toMatchObject({ text: 'Hi.', marks: [] })
})

test('a failed run shows the cause and the demo', async () => {
  const tab = await openTab([refusals.anthropicKey])
  await tab.run()
  expect(tab.result()).toMatchObject({ text: '', isRunning: false, problem: { cause: 'key' } })
  expect(tab.result().demo).toContain('Tea by post')
  expect(tab.result().demo).toContain('This is a demo result')
  expect(tab.toast.shown).toEqual([
    { tone: 'wait', title: 'Demo Mode', text: 'Anthropic did not accept this key. Showing demo result.' },
  ])
  expect(tab.runs()).toMatchObject([{ isDemo: true, result: tab.result().demo }])
})

test('a run without a network shows the demo', async () => {
  const streamingFetch = async () => fakeStreamingFetch(['unreachable'], { isThere: false })
  const tab = await openTab([], { streamingFetch, connection: fakeConnection(false) })
  await tab.run()
  expect(tab.toast.shown).toMatchObject([{ title: 'Demo Mode', text: 'You are offline. Showing demo result.' }])
})

test('if the code for runs cannot be loaded, the device counts as offline', async () => {
  const http = fakeHttp({ kind: 'unreachable' })
  const tab = await openTab([], { http, streamingFetch: () => Promise.reject(new Error('Failed to fetch')) })
  await tab.run()
  expect(tab.result()).toMatchObject({ problem: { cause: 'offline' }, isRunning: false })
  expect(tab.store.get(isRunningAtom)).toBe(false)
})

test('if the code for runs belonged to an older version of the site, a reload is offered instead of a retry', async () => {
  const failToLoad = () => Promise.reject(new Error('Failed to fetch'))
  const tab = await openTab([], {
    http: fakeHttp(onlineCheckResult),
    streamingFetch: failToLoad,
    onDeviceModel: failToLoad,
  })
  for (const chosen of [undefined, onDeviceModel]) {
    await tab.run(chosen && { chosen })
    expect(tab.result()).toMatchObject({
      problem: { cause: 'outdated', actions: [{ kind: 'reload', label: 'Reload' }], retry: 'no' },
      isRunning: false,
    })
    expect(tab.result().demo).toContain('This is a demo result')
  }
})

test('if the browser is too old for the code for runs, the problem says so and a demo is shown', async () => {
  const failToParse = () => Promise.reject(new SyntaxError('Invalid group specifier name'))
  const tab = await openTab([], { streamingFetch: failToParse, onDeviceModel: failToParse })
  for (const chosen of [undefined, onDeviceModel]) {
    await tab.run(chosen && { chosen })
    expect(tab.result()).toMatchObject({ problem: { cause: 'tooOld', retry: 'no' }, isRunning: false })
    expect(tab.result().demo).toContain('This is a demo result')
  }
})

test('a pause is shown while it lasts', async () => {
  const tab = await openTab([refusals.anthropicOverloaded, streamOf('Hi.')])
  const running = tab.run()
  await flushPromises()
  expect(tab.result().pause).toMatchObject({ problem: { cause: 'busy' }, until: NOON + 1000 })
  tab.clock.advance(1000)
  await running
  expect(tab.result()).toMatchObject({ pause: null, text: 'Hi.' })
})

test('an empty answer is reported, without a success message, and not stored', async () => {
  const tab = await openTab([streamOf()])
  await tab.run()
  expect(tab.result().text).toBe('No response received')
  expect(tab.toast.shown).toEqual([])
  expect(tab.savedRuns()).toEqual([])
})

test('only one agent runs at a time', async () => {
  const tab = await openTab(['never'])
  const running = tab.run()
  await tab.run({ agent: validator, values: { idea: 'Tea' } })
  await flushPromises()
  expect(tab.streamingFetch.requests).toHaveLength(1)
  expect(tab.store.get(runStatesAtom)[2]).toBeUndefined()
  expect(tab.result().isRunning).toBe(true)
  tab.store.set(stopRunAtom)
  await running
})

test('each agent has its own result and its own inputs', async () => {
  const tab = await openTab([streamOf('First'), streamOf('Second')])
  await tab.run()
  tab.clock.advance(1000)
  await tab.store.set(openAgentAtom, validator)
  tab.store.set(fillInputsAtom, 2, { idea: 'Coffee' })
  await tab.run({ agent: validator, values: { idea: 'Coffee' } })
  expect([tab.result(1).text, tab.result(2).text]).toEqual(['First', 'Second'])
  expect(tab.store.get(inputValuesAtom)[2]).toEqual({ idea: 'Coffee' })
  expect(tab.runs().map((run) => run.agent)).toEqual([2, 1])
})

test('an answer that was cut off is continued, and stored as one run', async () => {
  const tab = await openTab([cutOffAnswer, streamOf(' a time.')])
  await tab.run()
  expect(tab.result()).toMatchObject({ text: 'Once upon', marks: ['cut'] })
  expect(tab.toast.shown).toEqual([])
  const continueFrom = tab.result()
  tab.clock.advance(1000)
  const running = tab.run({ continueFrom })
  expect(tab.result()).toMatchObject({ id: continueFrom.id, text: 'Once upon', isRunning: true })
  await running
  expect(tab.result()).toMatchObject({ text: 'Once upon a time.', marks: [] })
  expect(JSON.parse(tab.streamingFetch.requests[1]?.body ?? '').messages).toMatchObject([
    { role: 'user', content: 'Write about Tea by post' },
    { role: 'assistant', content: 'Once upon' },
    { role: 'user' },
  ])
  expect(tab.savedRuns()).toMatchObject([{ id: continueFrom.id, result: 'Once upon a time.' }])
})

test('if continuing fails, the earlier text stays and can be continued', async () => {
  const tab = await openTab([cutOffAnswer, refusals.anthropicKey])
  await tab.run()
  await tab.run({ continueFrom: tab.result() })
  expect(tab.result()).toMatchObject({ text: 'Once upon', marks: ['cut'], problem: { cause: 'key' } })
  expect(tab.savedRuns()).toMatchObject([{ result: 'Once upon', isDemo: false }])
})

test('the on-device model runs without a key or a request, and reports the progress of its download', async () => {
  const device = fakeOnDeviceModel('downloadable')
  const tab = await openTab([], { onDeviceModel: async () => device })
  const downloads: (number | null)[] = []
  tab.store.sub(runStatesAtom, () => downloads.push(tab.result().download))
  await tab.run({ chosen: onDeviceModel, key: '' })
  expect(downloads).toEqual(expect.arrayContaining([0, 0.5, null]))
  expect(tab.result()).toMatchObject({ text: 'Said on this device.', download: null })
  expect(tab.runs()).toMatchObject([{ model: 'on-device' }])
  expect(tab.streamingFetch.requests).toEqual([])
})

test('if the code of the on-device model cannot be loaded, the demo is shown', async () => {
  const tab = await openTab([], { onDeviceModel: () => Promise.reject(new Error('Failed to fetch')) })
  await tab.run({ chosen: onDeviceModel })
  expect(tab.result()).toMatchObject({ problem: { cause: 'device' } })
  expect(tab.result().demo).toContain('Tea by post')
})

test.each([
  ['is done', streamOf('Hi.')],
  ['is refused', refusals.anthropicKey],
  ['is refused in a message with the key', { status: 400, body: `{"error":{"message":"Bad key ${KEY}"}}` }],
  ['is not readable', 'unreachable'],
  ['is cut off', cutOffAnswer],
] as const)('when a run %s, its key is in no atom, storage, draft, toast or log line', async (_, answer) => {
  const tab = await openTab([answer])
  tab.store.set(fillInputsAtom, 1, values)
  const all = () => {
    const atoms = [
      inputValuesAtom,
      runStatesAtom,
      storedRunsAtom,
      isRunningAtom,
      runAnnouncementAtom,
      selectedModelAtom,
      availableModelsAtom,
    ]
    const read = atoms.map((each) => tab.store.get<unknown>(each))
    return JSON.stringify([read, [...tab.storage], [...tab.draftTexts], tab.toast.shown, tab.lines])
  }
  const running = tab.run()
  expect(all()).toContain('Tea by post')
  expect(all()).not.toContain('SENTINEL')
  await running
  expect(all()).not.toContain('SENTINEL')
  expect(tab.streamingFetch.requests[0]?.headers['x-api-key']).toBe(KEY)
})

test('typed text survives closing the dialog and reloading the tab', async () => {
  const tab = await openTab([])
  tab.store.set(fillInputsAtom, 1, { topic: 'Tea' })
  tab.store.set(fillInputsAtom, 1, { tone: 'Formal' })
  expect([...tab.draftTexts]).toEqual([
    ['agent-1.topic', 'Tea'],
    ['agent-1.tone', 'Formal'],
  ])
  await tab.store.set(openAgentAtom, validator)
  await tab.store.set(openAgentAtom, writer)
  expect(tab.store.get(inputValuesAtom)[1]).toEqual({ topic: 'Tea', audience: '', tone: 'Formal' })
  const reloaded = testStore(tab.ports)
  await reloaded.set(openAgentAtom, writer)
  expect(reloaded.get(inputValuesAtom)).toEqual({ 1: { topic: 'Tea', audience: '', tone: 'Formal' } })
})

test('inputs are accepted when the tab cannot store drafts', async () => {
  const none = { ...fakeDrafts(), read: () => '', write: () => {} }
  const { store } = await openTab([], { drafts: none })
  store.set(fillInputsAtom, 1, { topic: 'Tea' })
  await store.set(openAgentAtom, writer)
  expect(store.get(inputValuesAtom)[1]?.topic).toBe('Tea')
})

test('deleted drafts disappear from the fields, and deleted drafts of other forms change nothing', async () => {
  const drafts = fakeDrafts()
  const { store } = await openTab([], { drafts })
  store.set(fillInputsAtom, 1, { topic: 'Tea' })
  await store.set(openAgentAtom, validator)
  store.set(fillInputsAtom, 2, { idea: 'Coffee' })
  drafts.notifyExternalChange('contact')
  drafts.notifyExternalChange('agent-2')
  expect(store.get(inputValuesAtom)).toEqual({ 1: { topic: 'Tea', audience: '', tone: '' } })
  drafts.clear()
  expect(store.get(inputValuesAtom)).toEqual({})
})

test('when everything is deleted, no result and no stored run is left', async () => {
  const tab = await openTab([streamOf('Hi.')])
  await tab.run()
  await tab.device.clear()
  expect(tab.store.get(runStatesAtom)).toEqual({})
  expect(tab.runs()).toEqual([])
})

test('deleting everything stops the current run, and nothing of it is shown or stored', async () => {
  const tab = await openTab([
    {
      body: providerStream('anthropic', ['One ', 'two ', 'three']),
      before: (piece) => void (piece === 7 && tab.device.clear()),
    },
    streamOf('Hi.'),
  ])
  await tab.run()
  tab.clock.advance(10_000)
  expect(tab.store.get(runStatesAtom)).toEqual({})
  expect([tab.runs(), tab.savedRuns(), tab.toast.shown]).toEqual([[], [], []])
  expect(tab.store.get(isRunningAtom)).toBe(false)
  await tab.run()
  expect(tab.result().text).toBe('Hi.')
  expect(tab.savedRuns()).toHaveLength(1)
})

test('a text that is waiting to render does not come back after everything was deleted', async () => {
  const tab = await openTab([
    {
      body: providerStream('anthropic', ['One ', 'two ', 'three']),
      before: (piece) => {
        if (piece !== 7) return
        void tab.device.clear()
        tab.clock.advance(250)
      },
    },
  ])
  await tab.run()
  expect(tab.store.get(runStatesAtom)).toEqual({})
})

test('deleting everything during a pause ends the run, and nothing more is sent', async () => {
  const tab = await openTab([refusals.anthropicOverloaded])
  const running = tab.run()
  await flushPromises()
  await tab.device.clear()
  await running
  tab.clock.advance(60_000)
  expect(tab.store.get(runStatesAtom)).toEqual({})
  expect(tab.streamingFetch.requests).toHaveLength(1)
})

test('runs that are read while everything is deleted are not shown', async () => {
  const tab = await openTab([streamOf('Hi.')])
  await tab.run()
  const slow: Store = {
    ...tab.device,
    async read(key) {
      const value = await tab.device.read(key)
      await tab.device.clear()
      return value
    },
  }
  const secondStore = testStore({ ...tab.ports, store: slow })
  await secondStore.set(openAgentAtom, writer)
  expect(secondStore.get(storedRunsAtom)).toEqual([])
})

const run = (id: string, of: number): StoredRun => ({
  id,
  agent: of,
  model: 'gpt-6-luna',
  inputs: { topic: id },
  result: `Result ${id}`,
  usage: null,
  isDemo: false,
  at: NOON,
})

async function withRuns() {
  const device = memoryStore()
  for (const stored of [run('a', 1), run('b', 1), run('c', 2)])
    await runsSlot.update(device, (runs) => addRun(runs, stored))
  const tab = await openTab([], { store: device })
  const ids = () => tab.runs().map(({ id }) => id)
  const storedIds = async () => (await runsSlot.read(device)).map(({ id }) => id)
  return { ...tab, ids, storedIds, device }
}

test('the stored runs are listed when a dialog opens', async () => {
  expect((await withRuns()).ids()).toEqual(['c', 'b', 'a'])
})

test('deleting one run deletes it from the device too', async () => {
  const { store, ids, storedIds } = await withRuns()
  await store.set(removeRunAtom, 'b')
  expect(ids()).toEqual(['c', 'a'])
  expect(await storedIds()).toEqual(['c', 'a'])
})

test('a run that cannot be shown is deleted from the device, and stays in the list for this visit', async () => {
  const { store, ids, storedIds } = await withRuns()
  await store.set(dropBrokenRunAtom, 'b')
  expect(ids()).toEqual(['c', 'b', 'a'])
  expect(await storedIds()).toEqual(['c', 'a'])
})

test('the runs that a list shows are deleted together, and the others stay', async () => {
  const { store, ids, storedIds } = await withRuns()
  await store.set(clearRunsAtom, new Set(['a', 'b']))
  expect(ids()).toEqual(['c'])
  expect(await storedIds()).toEqual(['c'])
})

test('runs that another tab stored meanwhile survive a deletion here', async () => {
  const { store, device, ids } = await withRuns()
  await runsSlot.update(device, (runs) => addRun(runs, { ...run('d', 1), at: NOON + 1 }))
  await store.set(removeRunAtom, 'a')
  expect(ids()).toEqual(['d', 'c', 'b'])
})

test('a stored run is shown with its agent', async () => {
  const tab = await withRuns()
  tab.store.set(reopenRunAtom, run('c', 2))
  expect(tab.result(2)).toMatchObject({ id: 'c', text: 'Result c', isRestored: true, isRunning: false })
  expect(tab.store.get(runStatesAtom)[1]).toBeUndefined()
})

test('the demo is available without a run, and is not stored', async () => {
  const tab = await openTab([])
  tab.store.set(showDemoAtom, writer, values, { id: 'gpt-6-luna', dialect: 'openai' })
  expect(tab.result()).toMatchObject({ text: '', isRunning: false, problem: null, inputs: values })
  expect(tab.result().demo).toContain('Tea by post')
  expect(tab.toast.shown).toEqual([{ tone: 'wait', title: 'Demo Mode', text: 'You are offline. Showing demo result.' }])
  expect([tab.runs(), tab.savedRuns(), tab.streamingFetch.requests]).toEqual([[], [], []])
})

test('runs that begin at the same moment are stored separately', async () => {
  const tab = await openTab([streamOf('One'), streamOf('Two')])
  let chance = 0
  const store = testStore({
    ...tab.ports,
    random: () => {
      chance += 0.1
      return chance
    },
  })
  await store.set(openAgentAtom, writer)
  await store.set(runAgentAtom, tab.request())
  await store.set(runAgentAtom, tab.request())
  expect(store.get(storedRunsAtom).map(({ result }) => result)).toHaveLength(2)
})

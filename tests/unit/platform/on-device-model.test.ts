import { expect, test } from 'vitest'
import { createOnDeviceModel, type LanguageModelApi } from '#platform/on-device-model.ts'

type Faults = { readonly createFails?: boolean; readonly failsAfter?: number; readonly error?: Error }

/** Returns a browser's model that produces these words and records its inputs. */
function fakeModel(state: string, words: readonly string[], { createFails, failsAfter, error }: Faults = {}) {
  const calls = { prompts: [] as string[], options: [] as unknown[], destroyed: 0 }
  const api: LanguageModelApi = {
    async availability(options) {
      calls.options.push(options)
      return state
    },
    async create({ monitor, signal }) {
      if (createFails) throw error ?? new Error('no')
      signal.throwIfAborted()
      const download = new EventTarget()
      monitor(download)
      for (const loaded of [0, 0.5, 1]) {
        download.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }))
      }
      return {
        promptStreaming(prompt, { signal }) {
          calls.prompts.push(prompt)
          let sentCount = 0
          return new ReadableStream<string>({
            pull(controller) {
              if (signal.aborted) return controller.error(signal.reason)
              if (sentCount === failsAfter) return controller.error(error ?? new Error('no'))
              const word = words[sentCount]
              sentCount += 1
              return word === undefined ? controller.close() : controller.enqueue(word)
            },
          })
        },
        destroy() {
          calls.destroyed += 1
        },
      }
    },
  }
  return { api, calls }
}

/** Runs a prompt and records the texts and the download progress. `stopAt` stops it after that many texts. */
async function runPrompt(api: LanguageModelApi | undefined, stopAt = -1) {
  const texts: string[] = []
  const shares: number[] = []
  const stop = new AbortController()
  const result = await createOnDeviceModel(() => api).prompt('Say hi', {
    onText(text) {
      texts.push(text)
      if (texts.length === stopAt) stop.abort()
    },
    onDownload: (share) => shares.push(share),
    signal: stop.signal,
  })
  return { result, texts, shares }
}

test.each([
  ['available', 'ready'],
  ['downloadable', 'downloadable'],
  ['downloading', 'downloading'],
  ['unavailable', 'absent'],
  ['something new', 'absent'],
])('a model that the browser calls "%s" counts as "%s"', async (state, expected) => {
  const { api, calls } = fakeModel(state, [])
  expect(await createOnDeviceModel(() => api).availability()).toBe(expected)
  expect(calls.options).toEqual([
    {
      expectedInputs: [{ type: 'text', languages: ['en'] }],
      expectedOutputs: [{ type: 'text', languages: ['en'] }],
    },
  ])
})

test('the model is absent if the browser has none or refuses to tell its availability', async () => {
  expect(await createOnDeviceModel(() => undefined).availability()).toBe('absent')
  const { api } = fakeModel('available', [])
  const forbidden = { ...api, availability: async () => Promise.reject(new Error('NotAllowedError')) }
  expect(await createOnDeviceModel(() => forbidden).availability()).toBe('absent')
})

test('an answer streams after the download, and the session is closed', async () => {
  const { api, calls } = fakeModel('downloadable', ['Hello ', 'there.'])
  expect(await runPrompt(api)).toEqual({
    result: { kind: 'done', text: 'Hello there.' },
    texts: ['Hello ', 'Hello there.'],
    shares: [0, 0.5, 1],
  })
  expect(calls).toMatchObject({ prompts: ['Say hi'], destroyed: 1 })
})

test('stopping a prompt keeps the text so far and closes the session', async () => {
  const { api, calls } = fakeModel('available', ['Hello ', 'there.', ' More.'])
  const { result } = await runPrompt(api, 1)
  expect(result).toMatchObject({ kind: 'stopped', text: expect.stringMatching(/^Hello /) })
  expect(calls.destroyed).toBe(1)
})

test.each([
  ['QuotaExceededError', 'too-long'],
  ['NotSupportedError', 'language'],
  ['NotReadableError', 'filtered'],
  ['UnknownError', 'failed'],
])('a prompt that ends with a %s is reported as %s', async (name, kind) => {
  const error = Object.assign(new Error('no'), { name })
  expect((await runPrompt(fakeModel('available', ['x'], { failsAfter: 0, error }).api)).result.kind).toBe(kind)
})

test('a prompt that fails keeps the text that came before', async () => {
  expect((await runPrompt(fakeModel('available', ['x', 'y'], { failsAfter: 1 }).api)).result).toEqual({
    kind: 'failed',
    text: 'x',
  })
  expect((await runPrompt(fakeModel('available', [], { createFails: true }).api)).result).toEqual({
    kind: 'failed',
    text: '',
  })
  expect((await runPrompt(undefined)).result).toEqual({ kind: 'failed', text: '' })
})

test.each(['create', 'read'] as const)(
  'a prompt whose “%s” never settles ends when the visitor stops it',
  async (step) => {
    const neverSettles = new Promise<never>(() => {})
    const session = { promptStreaming: () => new ReadableStream<string>({ pull: () => neverSettles }), destroy() {} }
    const api: LanguageModelApi = {
      availability: () => neverSettles,
      create: () => (step === 'create' ? neverSettles : Promise.resolve(session)),
    }
    const stop = new AbortController()
    const prompting = createOnDeviceModel(() => api).prompt('Say hi', { onText() {}, signal: stop.signal })
    await new Promise((resolve) => setImmediate(resolve))
    stop.abort()
    expect(await prompting).toEqual({ kind: 'stopped', text: '' })
  },
)

test('the model is absent and a prompt fails if the browser throws on access to the model', async () => {
  const onDevice = createOnDeviceModel(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(await onDevice.availability()).toBe('absent')
  expect(await onDevice.prompt('Say hi', { onText() {}, signal: new AbortController().signal })).toMatchObject({
    kind: 'failed',
  })
})

import { expect, test } from 'vitest'
import { createOnDeviceModel, type LanguageModelApi } from '#platform/on-device-model.ts'

type Faults = { readonly createFails?: boolean; readonly failsAfter?: number; readonly error?: Error }

/** A browser's model that produces these words and records its inputs. */
function model(state: string, words: readonly string[], { createFails, failsAfter, error }: Faults = {}) {
  const asked = { prompts: [] as string[], options: [] as unknown[], destroyed: 0 }
  const api: LanguageModelApi = {
    async availability(options) {
      asked.options.push(options)
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
          asked.prompts.push(prompt)
          let said = 0
          return new ReadableStream<string>({
            pull(controller) {
              if (signal.aborted) return controller.error(signal.reason)
              if (said === failsAfter) return controller.error(error ?? new Error('no'))
              const word = words[said]
              said += 1
              return word === undefined ? controller.close() : controller.enqueue(word)
            },
          })
        },
        destroy() {
          asked.destroyed += 1
        },
      }
    },
  }
  return { api, asked }
}

/** Runs a prompt and records the events. */
async function ask(api: LanguageModelApi | undefined, stopAt = -1) {
  const texts: string[] = []
  const shares: number[] = []
  const stop = new AbortController()
  const end = await createOnDeviceModel(() => api).prompt('Say hi', {
    onText(text) {
      texts.push(text)
      if (texts.length === stopAt) stop.abort()
    },
    onDownload: (share) => shares.push(share),
    signal: stop.signal,
  })
  return { end, texts, shares }
}

test.each([
  ['available', 'ready'],
  ['downloadable', 'downloadable'],
  ['downloading', 'downloading'],
  ['unavailable', 'absent'],
  ['something new', 'absent'],
])('a model that the browser calls %s counts as %s', async (state, wanted) => {
  const { api, asked } = model(state, [])
  expect(await createOnDeviceModel(() => api).availability()).toBe(wanted)
  expect(asked.options).toEqual([
    {
      expectedInputs: [{ type: 'text', languages: ['en'] }],
      expectedOutputs: [{ type: 'text', languages: ['en'] }],
    },
  ])
})

test('the model is absent if the browser has none or refuses to tell its availability', async () => {
  expect(await createOnDeviceModel(() => undefined).availability()).toBe('absent')
  const { api } = model('available', [])
  const forbidden = { ...api, availability: async () => Promise.reject(new Error('NotAllowedError')) }
  expect(await createOnDeviceModel(() => forbidden).availability()).toBe('absent')
})

test('an answer streams after the download, and the session is closed', async () => {
  const { api, asked } = model('downloadable', ['Hello ', 'there.'])
  expect(await ask(api)).toEqual({
    end: { kind: 'done', text: 'Hello there.' },
    texts: ['Hello ', 'Hello there.'],
    shares: [0, 0.5, 1],
  })
  expect(asked).toMatchObject({ prompts: ['Say hi'], destroyed: 1 })
})

test('stopping keeps the text and closes the session', async () => {
  const { api, asked } = model('available', ['Hello ', 'there.', ' More.'])
  const { end } = await ask(api, 1)
  expect(end).toMatchObject({ kind: 'stopped', text: expect.stringMatching(/^Hello /) })
  expect(asked.destroyed).toBe(1)
})

test('a prompt that is too long is distinguished from other failures', async () => {
  const error = Object.assign(new Error('too long'), { name: 'QuotaExceededError' })
  expect((await ask(model('available', ['x'], { failsAfter: 0, error }).api)).end.kind).toBe('too-long')
  expect((await ask(model('available', ['x', 'y'], { failsAfter: 1 }).api)).end).toEqual({ kind: 'failed', text: 'x' })
  expect((await ask(model('available', [], { createFails: true }).api)).end).toEqual({ kind: 'failed', text: '' })
  expect((await ask(undefined)).end).toEqual({ kind: 'failed', text: '' })
})

test.each(['create', 'read'] as const)(
  'a model that never answers at “%s” is given up when the visitor stops',
  async (where) => {
    const silence = new Promise<never>(() => {})
    const session = { promptStreaming: () => new ReadableStream<string>({ pull: () => silence }), destroy() {} }
    const api: LanguageModelApi = {
      availability: () => silence,
      create: () => (where === 'create' ? silence : Promise.resolve(session)),
    }
    const stop = new AbortController()
    const asked = createOnDeviceModel(() => api).prompt('Say hi', { onText() {}, signal: stop.signal })
    await new Promise((resolve) => setImmediate(resolve))
    stop.abort()
    expect(await asked).toEqual({ kind: 'stopped', text: '' })
  },
)

test('the model is absent if the browser throws on access to it', async () => {
  const onDevice = createOnDeviceModel(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(await onDevice.availability()).toBe('absent')
  expect(await onDevice.prompt('Say hi', { onText() {}, signal: new AbortController().signal })).toMatchObject({
    kind: 'failed',
  })
})

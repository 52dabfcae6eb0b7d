import { expect, test } from 'vitest'
import { useRunForm } from '#features/agent-runner/ui/use-run-form.ts'
import { agentFor } from '#support/agents.ts'
import { fakeToast } from '#support/fake-ports.ts'
import { fakeStreamingFetch } from '#support/fake-streaming-fetch.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

const agent = agentFor('validator', ['idea'])

type Lengths = { readonly idea?: number; readonly key?: number; readonly model?: number; readonly prompt?: number }

test('half an emoji in the inputs or the model’s id is sent as a replacement character', async () => {
  const streamingFetch = fakeStreamingFetch([{ body: '{}' }])
  let form: ReturnType<typeof useRunForm> | undefined
  const page = await renderComponent(testStore({ streamingFetch: async () => streamingFetch }), () => {
    form = useRunForm(agent, { id: 'my-model-\uD83D', dialect: 'openai' }, { current: null })
    return null
  })
  for (const { name } of agent.inputs) await page.run(() => form?.fillIn(name, 'Tea \uD83D'))
  await page.run(() => form?.setKey('sk-0123456789'))
  await page.run(() => form?.run())
  const body = streamingFetch.requests[0]?.body ?? ''
  expect(body).toContain('my-model-\uFFFD')
  expect(body).toContain('Tea \uFFFD')
  expect(body).not.toMatch(/\\ud83d/i)
})

test('a run without a key or an input says so beside the field, and an older toast goes', async () => {
  const [streamingFetch, toast] = [fakeStreamingFetch([{ body: '{}' }]), fakeToast()]
  let form: ReturnType<typeof useRunForm> | undefined
  const page = await renderComponent(testStore({ streamingFetch: async () => streamingFetch, toast }), () => {
    form = useRunForm(agent, { id: 'my-model', dialect: 'openai' }, { current: null })
    return null
  })
  await page.run(() => form?.run())
  expect(form?.problems).toEqual({ key: 'Please enter your API key' })
  await page.run(() => form?.setKey('sk-0123456789'))
  await page.run(() => form?.run())
  expect(form?.problems).toEqual({ inputs: ['idea'] })
  expect(toast.shown).toMatchObject([{ isInline: true }, { isInline: true }])
  expect(streamingFetch.requests).toEqual([])
})

test.each([
  ['an input', { idea: 20_001 }],
  ['the key', { key: 2001 }],
  ['the model’s id', { model: 2001 }],
  ['the prompt of this run', { prompt: 500_000 }],
])(
  'a run is not sent if %s exceeds its maximum length',
  async (_, { idea = 10, key = 10, model = 10, prompt = 10 }: Lengths) => {
    const [streamingFetch, toast] = [fakeStreamingFetch([{ body: '{}' }]), fakeToast()]
    let form: ReturnType<typeof useRunForm> | undefined
    const page = await renderComponent(testStore({ streamingFetch: async () => streamingFetch, toast }), () => {
      form = useRunForm(agent, { id: 'm'.repeat(model), dialect: 'openai' }, { current: null })
      return null
    })
    await page.run(() => form?.fillIn('idea', 'i'.repeat(idea)))
    await page.run(() => form?.setKey('k'.repeat(key)))
    await page.run(() => form?.setEdited('p'.repeat(prompt)))
    await page.run(() => form?.run())
    expect(streamingFetch.requests).toEqual([])
    expect(toast.shown).toMatchObject([{ tone: 'error', text: expect.stringMatching(/^Please shorten/) }])
  },
)

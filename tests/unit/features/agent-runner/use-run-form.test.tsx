import { expect, test } from 'vitest'
import { libraryAgents } from '#content/library/agents.ts'
import { useRunForm } from '#features/agent-runner/ui/use-run-form.ts'
import { fakeAsk } from '#support/fake-ask.ts'
import { mounted } from '#support/mounted.tsx'
import { testStore } from '#support/test-store.ts'

test('half an emoji in the inputs or the model’s id is asked as the sign for what cannot be shown', async () => {
  const [agent] = libraryAgents
  if (!agent) throw new Error('The library is empty.')
  const ask = fakeAsk([{ body: '{}' }])
  let form: ReturnType<typeof useRunForm> | undefined
  const page = await mounted(testStore({ ask: async () => ask }), () => {
    form = useRunForm(agent, { id: 'my-model-\uD83D', dialect: 'openai' }, { current: null })
    return null
  })
  for (const { name } of agent.inputs) await page.run(() => form?.fillIn(name, 'Tea \uD83D'))
  await page.run(() => form?.setKey('sk-0123456789'))
  await page.run(() => form?.run())
  const body = ask.requests[0]?.body ?? ''
  expect(body).toContain('my-model-\uFFFD')
  expect(body).toContain('Tea \uFFFD')
  expect(body).not.toMatch(/\\ud83d/i)
})

import { Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { agentCards } from '#content/agent-runner/cards.ts'
import { loadRunsAtom } from '#features/agent-runner/state.ts'
import { RunList } from '#features/agent-runner/ui/run-list.tsx'
import { memoryStore } from '#platform/storage.ts'
import { messageOf } from '#support/messages.ts'
import { testStore } from '#support/test-store.ts'

const [card] = agentCards
const run = {
  ...{ id: '1790000000000-a1', agent: card?.id ?? 0, model: 'gpt-6-luna', result: 'Done.', at: 1_790_000_000_000 },
  ...{ inputs: { idea: 'Tea by post', market: '' }, usage: null, isDemo: false },
}

async function runList(...runs: readonly (typeof run)[]): Promise<string> {
  const store = testStore({ store: memoryStore(new Map([['agent-runs', runs]])) })
  await store.set(loadRunsAtom)
  return renderToStaticMarkup(
    <Provider store={store}>
      <RunList searchId="runs" isRunning={false} onOpen={() => {}} onRemove={() => {}} />
    </Provider>,
  )
}

test('an earlier run is listed with the start of its inputs and with its agent', async () => {
  const list = await runList(run)
  expect(list).toContain('>Tea by post<')
  expect(list).toContain(`>${card?.name}<`)
})

test('an earlier run whose inputs are all empty says that it has none', async () => {
  expect(await runList({ ...run, inputs: { idea: '', market: '' } })).toContain(messageOf('run', 'history.noInputs'))
})

test('a run of an agent that was removed can be deleted, but not opened', async () => {
  const list = await runList({ ...run, agent: 999 })
  expect(list).toContain(messageOf('run', 'history.gone'))
  expect(list.match(/<button/g)).toHaveLength(2) // delete this one, delete all
})

test('two runs can be searched, and one needs no search', async () => {
  expect(await runList(run)).not.toContain('type="search"')
  expect(await runList(run, { ...run, id: 'b' })).toContain('type="search"')
})

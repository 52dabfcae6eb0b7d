import { Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { openAgentAtom } from '#features/agent-runner/state.ts'
import { EarlierRuns } from '#features/agent-runner/ui/earlier-runs.tsx'
import { memoryStore } from '#platform/storage.ts'
import { messageOf } from '#support/messages.ts'
import { testStore } from '#support/test-store.ts'

const run = { id: '1790000000000-a1', agent: 2, model: 'gpt-6-luna', result: 'Done.', at: 1_790_000_000_000 }

async function earlierRuns(inputs: Readonly<Record<string, string>>): Promise<string> {
  const runs = [{ ...run, inputs, usage: null, isDemo: false }]
  const store = testStore({ store: memoryStore(new Map([['agent-runs', runs]])) })
  await store.set(openAgentAtom, { id: run.agent, inputs: [] } as never)
  return renderToStaticMarkup(
    <Provider store={store}>
      <EarlierRuns agent={run.agent} shown={undefined} isRunning={false} />
    </Provider>,
  )
}

test('an earlier run is listed with the start of its inputs', async () => {
  expect(await earlierRuns({ idea: 'Tea by post', market: '' })).toContain('>Tea by post<')
})

test('an earlier run whose inputs are all empty says that it has none', async () => {
  expect(await earlierRuns({ idea: '', market: '' })).toContain(messageOf('run', 'history.noInputs'))
})

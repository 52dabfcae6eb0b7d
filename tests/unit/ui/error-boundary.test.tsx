import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeContainer } from '#support/render-component.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'

afterEach(() => vi.useRealTimers())

type PartProps = { readonly errors: unknown[]; readonly onShown: () => void }

function Part({ errors, onShown }: PartProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useLayoutEffect(() => {
    const error = errors.shift()
    if (error) throw error
    onShown()
  }, [])
  return null
}

/** A child that throws the given errors, one at each mount, and then renders; what happens is recorded. */
async function part(...errors: readonly unknown[]) {
  vi.useFakeTimers({ toFake: ['performance'] })
  const notes: string[] = []
  const left = [...errors]
  const instead = (error: unknown) => {
    notes.push(`instead of ${error instanceof Error ? error.name : error}`)
    return null
  }
  const root = createRoot(fakeContainer(), { onCaughtError: () => {} })
  onTestFinished(() => act(async () => root.unmount()))
  const render = (key: string) =>
    act(async () =>
      root.render(
        <ErrorBoundary key={key} fallback={instead} onFail={() => notes.push('failed')}>
          <Part errors={left} onShown={() => notes.push('shown')} />
        </ErrorBoundary>,
      ),
    )
  await render('a')
  return { notes, render }
}

const foreign = () => new DOMException('The node to be removed is no longer a child.', 'NotFoundError')

test('a child that fails is replaced, and its owner is notified', async () => {
  expect((await part(new RangeError('no such date'))).notes).toEqual(['instead of RangeError', 'failed'])
})

test('a child whose DOM another program has changed is mounted again, without a notification', async () => {
  expect((await part(foreign())).notes).toEqual(['instead of NotFoundError', 'shown'])
})

test('a child that fails again at once stays replaced', async () => {
  const { notes } = await part(foreign(), foreign(), foreign())
  expect(notes).toEqual(['instead of NotFoundError', 'instead of NotFoundError'])
})

test('a child with another key starts afresh', async () => {
  const { notes, render } = await part('anything')
  await render('b')
  expect(notes).toEqual(['instead of anything', 'failed', 'shown'])
})

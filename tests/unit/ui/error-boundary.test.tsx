import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeContainer } from '#support/render-component.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'

afterEach(() => vi.useRealTimers())

type PartProps = { readonly errors: unknown[]; readonly onShown: () => void }

function Part({ errors, onShown }: PartProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is put in
  useLayoutEffect(() => {
    const error = errors.shift()
    if (error) throw error
    onShown()
  }, [])
  return null
}

/** A part that throws the given errors, one each time it is put in, and then works; what became of it is noted. */
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

test('a part that fails is replaced, and its owner hears of it', async () => {
  expect((await part(new RangeError('no such date'))).notes).toEqual(['instead of RangeError', 'failed'])
})

test('one that another program has broken is put in anew, and nobody hears of it', async () => {
  expect((await part(foreign())).notes).toEqual(['instead of NotFoundError', 'shown'])
})

test('one that breaks again at once stays out', async () => {
  const { notes } = await part(foreign(), foreign(), foreign())
  expect(notes).toEqual(['instead of NotFoundError', 'instead of NotFoundError'])
})

test('what stands under another key begins anew', async () => {
  const { notes, render } = await part('anything')
  await render('b')
  expect(notes).toEqual(['instead of anything', 'failed', 'shown'])
})

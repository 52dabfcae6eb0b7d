import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeContainer } from '#support/render-component.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'

afterEach(() => vi.useRealTimers())

type ChildProps = { readonly errors: unknown[]; readonly onShown: () => void }

function Child({ errors, onShown }: ChildProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useLayoutEffect(() => {
    const error = errors.shift()
    if (error) throw error
    onShown()
  }, [])
  return null
}

/** Renders a child that throws the next error at each mount until none is left. Records the events. */
async function renderChild(...errors: readonly unknown[]) {
  vi.useFakeTimers({ toFake: ['performance'] })
  const events: string[] = []
  const remainingErrors = [...errors]
  const fallback = (error: unknown) => {
    events.push(`instead of ${error instanceof Error ? error.name : error}`)
    return null
  }
  const root = createRoot(fakeContainer(), { onCaughtError: () => {} })
  onTestFinished(() => act(async () => root.unmount()))
  const render = (key: string) =>
    act(async () =>
      root.render(
        <ErrorBoundary key={key} fallback={fallback} onFail={() => events.push('failed')}>
          <Child errors={remainingErrors} onShown={() => events.push('shown')} />
        </ErrorBoundary>,
      ),
    )
  await render('a')
  return { events, render }
}

const foreignChange = () => new DOMException('The node to be removed is no longer a child.', 'NotFoundError')

test('a child that fails is replaced, and its owner is notified', async () => {
  expect((await renderChild(new RangeError('no such date'))).events).toEqual(['instead of RangeError', 'failed'])
})

test('a child whose DOM another program has changed is mounted again, without a notification', async () => {
  expect((await renderChild(foreignChange())).events).toEqual(['instead of NotFoundError', 'shown'])
})

test('a child that fails again at once stays replaced', async () => {
  const { events } = await renderChild(foreignChange(), foreignChange(), foreignChange())
  expect(events).toEqual(['instead of NotFoundError', 'instead of NotFoundError'])
})

test('a child with another key starts afresh', async () => {
  const { events, render } = await renderChild('anything')
  await render('b')
  expect(events).toEqual(['instead of anything', 'failed', 'shown'])
})

test('if the browser is too old for a part, the message says so', async () => {
  const boundary = new ErrorBoundary({ children: null, contentName: 'The menu' })
  boundary.state = ErrorBoundary.getDerivedStateFromError(new SyntaxError('Invalid group specifier name'))
  expect(renderToStaticMarkup(boundary.render())).toContain(
    'The menu could not be shown, because this browser is too old.',
  )
})

import { record as errorTexts } from 'virtual:records/messages/site/unshown'
import {
  type ComponentType,
  memo,
  Suspense,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { attempt } from '#lib/attempt.ts'
import { resource } from '#lib/resource.ts'
import { css } from '#styled/css'
import { ErrorBoundary } from './error-boundary.tsx'
import { releaseForms } from './forms-before-hydration.ts'
import { whenPageUsed } from './when-page-used.ts'

/**
 * The distance from the view at which an island is loaded: about one screen, so that the island is interactive when it
 * comes into view.
 */
const MARGIN = '900px 0px'

type IslandOptions = {
  /** Fetches the script once the visitor uses the page, in case the connection is lost before they use the island. */
  readonly prefetchOnUse?: boolean
}

/** A section of a page whose script is loaded on its own. */
export type Island = Required<IslandOptions> & {
  readonly name: string
  /** Returns the component. In a browser it is loaded only after `activate` or `prepare` has been called. */
  readonly load: () => Promise<ComponentType>
  /** Starts loading and hydrating the island. Called when the island comes near the view. */
  readonly activate: () => void
  /** Loads the script without hydrating the island. */
  readonly prefetch: () => void
  /** Loads the island at once, for a visitor who navigates to the page. */
  readonly prepare: () => Promise<ComponentType>
}

/** Creates an island from its name and the function that imports its component. Called only at module level. */
export function island(
  name: string,
  importComponent: () => Promise<ComponentType>,
  { prefetchOnUse = false }: IslandOptions = {},
): Island {
  const component = resource(importComponent)
  let pending: Promise<ComponentType> | undefined
  const reload = () => {
    component.clearFailure()
    return component()
  }
  /** A form that is submitted without a connection stays as it is, and submits once its script has come. */
  const loadOrKeep = (): Promise<ComponentType> =>
    reload().catch(() => (navigator.onLine ? keepPrerendered(name) : whenOnline().then(loadOrKeep)))
  let activate = () => {}
  const activated = new Promise<void>((resolve) => {
    activate = resolve
  })
  return {
    name,
    prefetchOnUse,
    activate,
    load() {
      pending ??= typeof document === 'undefined' ? component() : activated.then(loadOrKeep)
      return pending
    },
    prefetch() {
      component().catch(() => {}) // the script is fetched again when the island comes near the view
    },
    prepare() {
      const prepared = reload()
      pending = prepared
      prepared.catch(() => {}) // the island itself shows the failure
      return prepared
    },
  }
}

/** Whether the islands that are mounted now appear one after another. */
let areShownInTurn = false

/**
 * Lets the islands of the page that is rendered next appear one after another, each in a short task once its script is
 * there, so that the top of the page is painted before them. `false` shows islands at once again.
 */
export function showIslandsInTurn(isInTurn: boolean): void {
  areShownInTurn = isInTurn
}

/** Resolves when the islands that are loaded have appeared. */
let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Calls `show` once a script is loaded or has failed, and after the islands that are loaded already, one after each
 * paint. Returns a function that cancels the call.
 */
function showInTurn(script: Promise<unknown>, show: () => void): () => void {
  let turn: (() => void) | null = show
  const takeTurn = () => {
    // a transition that begins in a frame is rendered once the frame has been painted
    lastTurn = lastTurn.then(() => turn && new Promise(requestAnimationFrame)).then(() => turn && startTransition(turn))
  }
  script.then(takeTurn, takeTurn)
  return () => {
    turn = null
  }
}

/**
 * A section of a page whose script is loaded when the section comes near the view. The HTML is in the page from the
 * start, so that it can be read, searched and printed; the script then hydrates it. React keeps the HTML only as long
 * as no props or context from above change, so the component of an island takes no props and reads no context.
 */
export const LazyIsland = memo(function LazyIsland({ island }: { readonly island: Island }) {
  const wrapper = useRef<HTMLDivElement>(null)
  useEffect(() => (wrapper.current ? whenNearView(wrapper.current, island.activate) : undefined), [island])
  useEffect(() => (island.prefetchOnUse ? whenPageUsed(island.prefetch) : undefined), [island])
  const [isShown, setShown] = useState(() => !areShownInTurn)
  useEffect(() => (isShown ? undefined : showInTurn(island.load(), () => setShown(true))), [island, isShown])
  return (
    <ErrorBoundary contentName={errorTexts.part} onRetry={() => void island.prepare()} place="page">
      <div data-island={island.name} ref={wrapper} className={isShown ? undefined : waiting}>
        {isShown && (
          <Suspense>
            <HydratedIsland island={island} />
          </Suspense>
        )}
      </div>
    </ErrorBoundary>
  )
})

function HydratedIsland({ island }: { readonly island: Island }) {
  const Component = use(island.load())
  useLayoutEffect(() => {
    const wrapper = wrapperOf(island.name)
    if (wrapper) wrapper.dataset.hydrated = ''
  }, [island])
  return <Component />
}

/**
 * Leaves the prerendered HTML as it is when the script cannot be loaded, and lets its forms submit without the script.
 */
function keepPrerendered(name: string): Promise<never> {
  const wrapper = wrapperOf(name)
  if (wrapper) releaseForms(wrapper)
  return new Promise(() => {})
}

function whenOnline(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}

function wrapperOf(name: string): HTMLElement | null {
  return document.querySelector(`[data-island="${name}"]`)
}

/**
 * Calls `onNear` when an element comes near the view; at once if the element is still empty, if a form in it has been
 * submitted, or if the browser cannot observe it. Returns a function that stops watching.
 */
function whenNearView(element: Element, onNear: () => void): () => void {
  if (!element.firstElementChild || element.querySelector('form[data-asked]')) onNear()
  const observe = () => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        onNear()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return observer
  }
  const observer = attempt(observe, null)
  if (!observer) onNear()
  return () => observer?.disconnect()
}

/** An island that has not appeared yet keeps the footer out of view. */
const waiting = css({ minHeight: '100vh' })

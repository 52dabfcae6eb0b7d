import { record as unshown } from 'virtual:records/messages/site/unshown'
import { type ComponentType, memo, Suspense, use, useEffect, useLayoutEffect, useRef } from 'react'
import { attempt } from '#lib/attempt.ts'
import { resource } from '#lib/resource.ts'
import { letFormsGo } from './early-forms.ts'
import { ErrorBoundary, inPage } from './error-boundary.tsx'
import { whenQuiet } from './use-quiet.ts'

/** How far from the view a part is woken: a good screen, so that it is alive when it comes into sight. */
const MARGIN = '900px 0px'

type PartModule = { readonly Part: ComponentType }

type PartOptions = {
  /** Its script is fetched once the page is quiet: whoever comes to do something in it may have lost the connection. */
  readonly isAtHand?: boolean
}

/** A part of a page that is loaded on its own. */
export type Part = Required<PartOptions> & {
  readonly name: string
  readonly wake: () => Promise<PartModule>
  /** Lets it wake. */
  readonly come: () => void
  /** Fetches the script, and nothing more. */
  readonly fetch: () => void
  /** Loads the part without waiting for it to come near: for those who travel to the page. */
  readonly prepare: () => Promise<PartModule>
}

/** Names a part and how its script is loaded. Called once, where a page's module begins. */
export function partOf(name: string, load: () => Promise<PartModule>, { isAtHand = false }: PartOptions = {}): Part {
  const part = resource(load)
  let awaited: Promise<PartModule> | undefined
  const again = () => {
    part.retry()
    return part()
  }
  let come = () => {}
  const near = new Promise<void>((resolve) => {
    come = resolve
  })
  return {
    name,
    isAtHand,
    come,
    wake() {
      awaited ??= typeof document === 'undefined' ? part() : near.then(() => again().catch(() => stays(name)))
      return awaited
    },
    fetch() {
      part().catch(() => {}) // tried again when it is near
    },
    prepare() {
      const prepared = again()
      awaited = prepared
      prepared.catch(() => {
        awaited = undefined // nobody who comes by is shown the failure
      })
      return prepared
    },
  }
}

/**
 * A part of a page whose script is wanted only when the part comes near. Its HTML stands in the page from the start, to
 * be read, found and printed; the script is loaded and takes the HTML over once the part is about to be seen. React keeps
 * that HTML only as long as nothing above changes what it hands down: a part takes no props and reads no context.
 */
export const Near = memo(function Near({ part }: { readonly part: Part }) {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => (around.current ? whenNear(around.current, part.come) : undefined), [part])
  useEffect(() => (part.isAtHand ? whenQuiet(part.fetch) : undefined), [part])
  return (
    <ErrorBoundary what={unshown.part} className={inPage}>
      <div data-part={part.name} ref={around}>
        <Suspense>
          <Awake part={part} />
        </Suspense>
      </div>
    </ErrorBoundary>
  )
})

function Awake({ part }: { readonly part: Part }) {
  const { Part } = use(part.wake())
  useLayoutEffect(() => {
    const around = placeOf(part.name)
    if (around) around.dataset.awake = ''
  }, [part])
  return <Part />
}

/** Where the script cannot be had, the HTML stays as it is. */
function stays(name: string): Promise<never> {
  const around = placeOf(name)
  if (around) letFormsGo(around)
  return new Promise(() => {})
}

function placeOf(name: string): HTMLElement | null {
  return document.querySelector(`[data-part="${name}"]`)
}

/**
 * At once where the page does not hold the part yet, a form in it has been sent, or the browser cannot tell. Answers how to
 * stop watching.
 */
function whenNear(around: Element, come: () => void): () => void {
  if (!around.firstElementChild || around.querySelector('form[data-asked]')) come()
  const watch = () => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        come()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(around)
    return observer
  }
  const observer = attempt(watch, null)
  if (!observer) come()
  return () => observer?.disconnect()
}

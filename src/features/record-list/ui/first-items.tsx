import { record as more } from 'virtual:records/messages/lists/more'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { attempt } from '#lib/attempt.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { STEP, shownCount } from '../shown-count.ts'

type FirstItemsProps<T> = {
  readonly items: readonly T[]
  /** The query that has found the items. Another query shows its first items. */
  readonly query?: string
  /** Renders a list of items, each with a link. */
  readonly children: (items: readonly T[]) => ReactNode
}

/** Shows the first items of a long list, and a button that adds more of them and moves the focus to the first of these. */
export function FirstItems<T>({ items, query = '', children }: FirstItemsProps<T>) {
  const [shown, setShown] = useState(() => ({ query, count: shownCount(history.state, query) }))
  const count = shown.query === query ? shown.count : STEP
  const list = useRef<HTMLDivElement>(null)
  const linksBefore = useRef<ReadonlySet<Element> | null>(null)
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])]
  const showMore = () => {
    linksBefore.current = new Set(links())
    const next = { query, count: count + STEP }
    setShown(next)
    // Safari throws after a hundred calls within ten seconds
    attempt(() => history.replaceState({ ...history.state, shown: next }, ''), undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after the button was pressed
  useEffect(() => {
    const before = linksBefore.current
    linksBefore.current = null
    if (before)
      links()
        .find((link) => !before.has(link))
        ?.focus()
  }, [shown])
  return (
    <>
      <div ref={list}>{children(items.slice(0, count))}</div>
      {items.length > count && (
        <div className={moreButton}>
          <Button variant="line" onClick={showMore}>
            {more}
          </Button>
        </div>
      )}
    </>
  )
}

const moreButton = css({ display: 'flex', justifyContent: 'center', marginTop: 'clamp(2.5rem, 4.5vw, 4.5rem)' })

import { record as more } from 'virtual:records/messages/lists/more'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'

/** How many items are shown at first, and how many more with each press of the button. */
const STEP = 24

type FirstItemsProps<T> = {
  readonly items: readonly T[]
  /** Renders a list of items. Each item is a child of the list's element and contains a link. */
  readonly children: (items: readonly T[]) => ReactNode
}

/** Shows the first items of a long list, and a button that adds more of them and moves the focus to the first of these. */
export function FirstItems<T>({ items, children }: FirstItemsProps<T>) {
  const [count, setCount] = useState(STEP)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (count > STEP) list.current?.firstElementChild?.children[count - STEP]?.querySelector('a')?.focus()
  }, [count])
  return (
    <>
      <div ref={list}>{children(items.slice(0, count))}</div>
      {items.length > count && (
        <div className={moreButton}>
          <Button variant="line" onClick={() => setCount(count + STEP)}>
            {more}
          </Button>
        </div>
      )}
    </>
  )
}

const moreButton = css({ display: 'flex', justifyContent: 'center', marginTop: 'clamp(2.5rem, 4.5vw, 4.5rem)' })

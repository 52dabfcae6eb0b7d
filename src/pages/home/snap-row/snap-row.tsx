import { record as paging } from 'virtual:records/messages/moving/paging'
import { useAtomValue } from 'jotai'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { fillTemplate } from '#lib/fill-template.ts'
import { matchesMedia, onMediaChange } from '#platform/media-query.ts'
import { portsAtom } from '#platform/ports.ts'
import { IconButton } from '#ui/button.tsx'
import { itemInView, nextStart } from './item-in-view.ts'
import { styles } from './snap-row-styles.ts'

/** The media query for screens on which the list is a row, as in `snap-row-styles.ts`. */
const ROW_QUERY = 'screen and (max-width: 39.9975rem)'

type SnapRowProps = {
  /** The name of one item, such as 'product'. */
  readonly itemName: string
  /** The id of the heading that names the list. */
  readonly labelledBy: string
  readonly count: number
  /** The items, each an `<li>`. */
  readonly children: ReactNode
}

/**
 * A list that is a scrolling row on phones. On wider screens its parent sets its layout. The row is moved by touch, by
 * two buttons, or by the arrow keys, Home and End while it has the focus. The number of the item in view is announced.
 * Nothing moves automatically. Without JavaScript the row can be scrolled, and on paper all items are printed.
 */
export function SnapRow({ itemName, labelledBy, count, children }: SnapRowProps) {
  const ports = useAtomValue(portsAtom)
  const list = useRef<HTMLUListElement>(null)
  const [isRow, setRow] = useState<boolean | null>(null) // null before hydration, when it is unknown
  const [itemNumber, setItemNumber] = useState(1)
  useEffect(() => {
    const check = () => setRow(matchesMedia(ROW_QUERY))
    check()
    return onMediaChange(ROW_QUERY, check)
  }, [])

  const scrollTo = (left: number) =>
    list.current?.scrollTo({ left, behavior: ports.motion.isReduced() ? 'instant' : 'smooth' })
  const step = (direction: 1 | -1) => {
    const { current } = list
    const start = current && nextStart(measureRow(current), direction)
    if (typeof start === 'number') scrollTo(start)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
    if (!isRow || !/^(Arrow(Left|Right)|Home|End)$/.test(event.key)) return
    event.preventDefault()
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'Home') scrollTo(0)
    if (event.key === 'End') scrollTo(event.currentTarget.scrollWidth)
  }
  return (
    <>
      <ul
        ref={list}
        aria-labelledby={labelledBy}
        {...(isRow !== false && { tabIndex: 0 })}
        className={styles.list}
        onScroll={({ currentTarget }) => setItemNumber(itemInView(measureRow(currentTarget)))}
        onKeyDown={onKeyDown}
      >
        {children}
      </ul>
      {count > 1 && isRow !== false && (
        <div className={styles.controls}>
          <p aria-live="polite">{fillTemplate(paging.place, { number: itemNumber, all: count })}</p>
          <IconButton
            label={fillTemplate(paging.previous, { one: itemName })}
            aria-disabled={itemNumber === 1}
            onClick={() => step(-1)}
          >
            <ArrowLeft size={20} strokeWidth={1.5} />
          </IconButton>
          <IconButton
            label={fillTemplate(paging.next, { one: itemName })}
            aria-disabled={itemNumber === count}
            onClick={() => step(1)}
          >
            <ArrowRight size={20} strokeWidth={1.5} />
          </IconButton>
        </div>
      )}
    </>
  )
}

function measureRow(list: HTMLElement) {
  const items = [...list.children].map((item) => (item as HTMLElement).offsetLeft)
  const first = items[0] ?? 0
  return {
    starts: items.map((left) => left - first),
    position: list.scrollLeft,
    maxPosition: list.scrollWidth - list.clientWidth,
  }
}

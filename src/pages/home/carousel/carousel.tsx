import { record as animationName } from 'virtual:records/messages/moving/carousel'
import { record as paging } from 'virtual:records/messages/moving/paging'
import { useAtomValue } from 'jotai'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type CSSProperties, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { fillTemplate } from '#lib/fill-template.ts'
import { portsAtom } from '#platform/ports.ts'
import { IconButton } from '#ui/button.tsx'
import { pageColumn } from '#ui/layout.ts'
import { PauseButton } from '#ui/pause-button.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { styles } from './carousel-styles.ts'
import { MIN_CARDS } from './drift.ts'
import { useAutoScroll } from './use-auto-scroll.ts'
import { useDrag } from './use-drag.ts'

type CarouselProps<T> = {
  readonly headingId: string
  readonly heading: string
  /** The name of one item, such as 'service'. */
  readonly itemName: string
  /** The name of all items, such as 'services'. */
  readonly itemsName: string
  readonly items: readonly T[]
  /** A list item for the item. A copy looks the same but is hidden from keyboards and screen readers. */
  readonly renderCard: (item: T, isCopy: boolean) => ReactNode
}

/**
 * A list that scrolls automatically, in an ordinary scroll container. Hover, focus, touch and the pause button stop the
 * list. With reduced motion or few items, the list does not scroll automatically.
 */
export function Carousel<T>({ headingId, heading, itemName, itemsName, items, renderCard }: CarouselProps<T>) {
  const ports = useAtomValue(portsAtom)
  const frame = useRef<HTMLDivElement>(null)
  const [hasCopy, setHasCopy] = useState(false)
  const [isPaused, setIsPaused] = useState(false)
  const canLoop = items.length >= MIN_CARDS
  const { setReason, pauseAfterMove, onScroll, step } = useAutoScroll(ports, frame, isPaused || !canLoop)
  const drag = useDrag(pauseAfterMove)
  useEffect(() => {
    if (!canLoop) return undefined
    return ports.motion.whileMotionAllowed(() => {
      setHasCopy(true) // stays when movement stops: without it, a list scrolled into the copy would jump
      return () => {}
    })
  }, [ports, canLoop])

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (!event.target.matches(':focus-visible')) return
    setReason('focus', true)
    event.target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return (
    <>
      <div className={pageColumn}>
        <SectionHead id={headingId} heading={heading}>
          {canLoop && (
            <div className={styles.carouselControls}>
              <PauseButton
                animationName={fillTemplate(animationName, { all: itemsName })}
                isPaused={isPaused}
                onToggle={() => setIsPaused(!isPaused)}
              />
              <IconButton label={fillTemplate(paging.previous, { one: itemName })} onClick={() => step(-1)}>
                <ArrowLeft size={20} strokeWidth={1.5} />
              </IconButton>
              <IconButton label={fillTemplate(paging.next, { one: itemName })} onClick={() => step(1)}>
                <ArrowRight size={20} strokeWidth={1.5} />
              </IconButton>
            </div>
          )}
        </SectionHead>
      </div>
      <div className={styles.carouselFrame}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the handlers only detect the visitor's activity */}
        <div
          ref={frame}
          className={styles.carousel}
          style={{ '--cards': Math.max(items.length, MIN_CARDS) } as CSSProperties}
          {...drag}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setReason('hover', true)}
          onPointerLeave={() => setReason('hover', false)}
          onTouchStart={() => setReason('touch', true)}
          onTouchEnd={() => {
            pauseAfterMove()
            setReason('touch', false)
          }}
          onTouchCancel={() => setReason('touch', false)}
          onWheel={({ deltaX }) => deltaX !== 0 && pauseAfterMove()}
          onScroll={onScroll}
          onFocus={onFocus}
          onBlur={() => setReason('focus', false)}
        >
          <div className={styles.carouselTrack}>
            <ul className={styles.carouselList}>{items.map((item) => renderCard(item, false))}</ul>
            {hasCopy && (
              <ul aria-hidden="true" className={styles.carouselList}>
                {items.map((item) => renderCard(item, true))}
              </ul>
            )}
          </div>
        </div>
      </div>
    </>
  )
}

import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { attempt } from '#lib/attempt.ts'
import { DRAG_PX } from '../drift.ts'

type Drag = { readonly x: number; readonly scrollLeft: number; readonly isMoved: boolean }

/** Lets a mouse drag a scroll container as a finger does. The end of a drag does not count as a click. */
export function useDrag(onDrag: () => void) {
  const drag = useRef<Drag | null>(null)
  const wasMoved = useRef(false)
  const end = (event: PointerEvent<HTMLElement>) => {
    wasMoved.current = drag.current?.isMoved ?? false
    drag.current = null
    delete event.currentTarget.dataset.dragged
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasMoved.current = false
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      drag.current = { x: event.clientX, scrollLeft: event.currentTarget.scrollLeft, isMoved: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag
      if (!current) return
      const way = event.clientX - current.x
      if (!current.isMoved && Math.abs(way) < DRAG_PX) return
      drag.current = { ...current, isMoved: true }
      attempt(() => event.currentTarget.setPointerCapture(event.pointerId), undefined) // throws once the pointer is up
      event.currentTarget.dataset.dragged = ''
      event.currentTarget.scrollLeft = current.scrollLeft - way
      onDrag()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture(event: MouseEvent) {
      if (!wasMoved.current) return
      wasMoved.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

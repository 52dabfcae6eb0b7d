import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { attempt } from '#lib/attempt.ts'
import { DRAG_PX } from './drift.ts'

type Drag = { readonly x: number; readonly scrollLeft: number; readonly isMoved: boolean }

/** Returns handlers that let a mouse drag a scroll container, as a finger does. A drag does not end with a click. */
export function useDrag(onDrag: () => void) {
  const drag = useRef<Drag | null>(null)
  const wasDragged = useRef(false)
  const endDrag = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = drag.current?.isMoved ?? false
    drag.current = null
    delete event.currentTarget.dataset.dragged
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      drag.current = { x: event.clientX, scrollLeft: event.currentTarget.scrollLeft, isMoved: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag
      if (!current) return
      const distance = event.clientX - current.x
      if (!current.isMoved && Math.abs(distance) < DRAG_PX) return
      drag.current = { ...current, isMoved: true }
      attempt(() => event.currentTarget.setPointerCapture(event.pointerId), undefined) // throws once the pointer is up
      event.currentTarget.dataset.dragged = ''
      event.currentTarget.scrollLeft = current.scrollLeft - distance
      onDrag()
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
    onClickCapture(event: MouseEvent) {
      if (!wasDragged.current) return
      wasDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

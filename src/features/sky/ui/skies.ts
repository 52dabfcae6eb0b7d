// Both skies are one script, so that the first to ask has it fetched ahead of what lies out of sight.
import { driftPlan, skyPlan } from '#lib/engrave/sky-plan.ts'
import type { Trail } from '#lib/engrave/trails.ts'
import { DRIFT_SWEEP, discAround, FULL_SWEEP, scaleOf } from '../exposure.ts'
import { drawTrails } from './draw.ts'

/** What is seen of a sky through a box: the pole, in CSS pixels from the box' corner, and the trails around it. */
type View = { readonly x: number; readonly y: number; readonly sweep: number; readonly trails: readonly Trail[] }

/**
 * Draws what is seen through a box, the sky of a page's head or, without a seed, the one behind the sections; and draws it
 * anew when the box's width changes: phones change the height while scrolling. Answers how to stop.
 */
export function expose(box: HTMLElement, disc: HTMLElement, seed?: number): () => void {
  const canvas = disc.querySelector('canvas')
  if (!canvas) return () => {}
  let stop = () => {}
  let width = 0
  const draw = () => {
    stop()
    width = box.clientWidth
    const bounds = box.getBoundingClientRect()
    stop = drawDisc(disc, canvas, bounds, seed === undefined ? driftIn(bounds) : skyAround(box, bounds, seed))
  }
  draw()
  const resized = new ResizeObserver(() => {
    if (width !== 0 && box.clientWidth !== width) draw()
  })
  resized.observe(box)
  return () => {
    stop()
    resized.disconnect()
  }
}

/** The sky of a page's head, around the full stop of its heading. */
function skyAround(box: HTMLElement, { left, top, width, height }: DOMRect, seed: number): View {
  const pole = box.parentElement?.querySelector('[data-pole]')?.getBoundingClientRect()
  const x = pole ? pole.left - left + pole.width / 2 : width * 0.7
  const y = pole ? pole.top - top + pole.height / 2 : height * 0.4
  return { x, y, sweep: FULL_SWEEP, trails: skyPlan({ seed, width, height, poleX: x, poleY: y }) }
}

/** The faint sky behind the sections. Its pole lies off the right edge. */
function driftIn({ width, height }: DOMRect): View {
  const [x, y] = [width * 1.06, height * 0.2]
  return { x, y, sweep: DRIFT_SWEEP, trails: driftPlan({ seed: 27, width, height, poleX: x, poleY: y }) }
}

/** Begins to draw a disc around the pole, as large as the box needs while it turns. */
function drawDisc(disc: HTMLElement, canvas: HTMLCanvasElement, bounds: DOMRect, view: View): () => void {
  const { radius, side, left, top } = discAround(bounds, view.x, view.y)
  const scale = scaleOf(side, devicePixelRatio || 1)
  const { trails, sweep } = view
  const drawing = { trails, x: radius, y: radius, sweep, width: side, height: side, scale }
  return drawTrails(canvas, drawing, () => {
    Object.assign(disc.style, { width: `${side}px`, height: `${side}px`, left: `${left}px`, top: `${top}px` })
    disc.dataset.drawn = ''
  })
}

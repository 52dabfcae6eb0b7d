// Both skies share one script, so that the first one loads it for both.
import { driftPlan, skyPlan } from '#lib/engrave/sky-plan.ts'
import type { StarTrail } from '#lib/engrave/trails.ts'
import type { CanvasAnimation } from '#platform/canvas-animation.ts'
import type { LongTaskMonitor } from '#platform/long-task-monitor.ts'
import { observeSize } from '#platform/observe-size.ts'
import { DRIFT_SWEEP, discAround, FULL_SWEEP, trailLayers } from '../exposure.ts'

/**
 * The part of a sky that a box shows: the centre, in CSS pixels from the corner of the box, and the trails around it.
 */
type View = { readonly x: number; readonly y: number; readonly sweep: number; readonly trails: readonly StarTrail[] }

type Means = { readonly open: CanvasAnimation; readonly longTaskMonitor: LongTaskMonitor }

type Frames = {
  /** The element that clips the sky to its visible part. */
  readonly box: HTMLElement
  /** The element with the size of the whole sky, placed around its centre. */
  readonly disc: HTMLElement
  /** The element that turns, as large as the disc. */
  readonly plate: HTMLElement
}

/**
 * Draws the sky of a page's head or, without a seed, the one behind the sections. It is drawn again when the width of
 * the box changes, but not for the height, which changes on phones while scrolling. A slow device shows the whole
 * exposure at once and turns it later. Returns a stop function.
 */
export function drawSky({ open, longTaskMonitor }: Means, { box, disc, plate }: Frames, seed?: number): () => void {
  let shown: ReturnType<CanvasAnimation> = null
  let coming: ReturnType<CanvasAnimation> = null
  let width = 0
  let callOff = () => {}
  const draw = () => {
    coming?.close()
    coming = null
    width = box.clientWidth
    if (width === 0) return // there is no sky in forced colours
    const bounds = box.getBoundingClientRect()
    const { x, y, sweep, trails } = seed === undefined ? driftIn(bounds) : skyAround(box, bounds, seed)
    const { side, left, top } = discAround(bounds, x, y)
    Object.assign(disc.style, { width: `${side}px`, height: `${side}px`, left: `${left}px`, top: `${top}px` })
    coming = open(plate, trailLayers(trails, side, sweep), () => {
      shown?.close()
      shown = coming
      coming = null
      disc.dataset.drawn ??= longTaskMonitor.isResponsive() ? 'opening' : ''
      callOff()
      callOff = longTaskMonitor.whenResponsive(() => {
        disc.dataset.turning = ''
      })
    })
    coming?.turn(0)
  }
  draw()
  const stopWatching = observeSize(box, () => {
    if (box.clientWidth !== width) draw()
  })
  return () => {
    callOff()
    coming?.close()
    shown?.close()
    stopWatching()
  }
}

/** Returns the sky of a page's head, around the dot of its heading. */
function skyAround(box: HTMLElement, { left, top, width, height }: DOMRect, seed: number): View {
  const pole = box.parentElement?.querySelector('[data-heading-dot]')?.getBoundingClientRect()
  const x = pole ? pole.left - left + pole.width / 2 : width * 0.7
  const y = pole ? pole.top - top + pole.height / 2 : height * 0.4
  return { x, y, sweep: FULL_SWEEP, trails: skyPlan({ seed, width, height, poleX: x, poleY: y }) }
}

/** Returns the faint sky behind the sections. Its centre is beyond the right edge. */
function driftIn({ width, height }: DOMRect): View {
  const [x, y] = [width * 1.06, height * 0.2]
  return { x, y, sweep: DRIFT_SWEEP, trails: driftPlan({ seed: 27, width, height, poleX: x, poleY: y }) }
}

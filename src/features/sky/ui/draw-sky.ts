// Both skies share this script, so that the sky that is drawn first loads it for both.
import { driftPlan, skyPlan } from '#lib/engrave/sky-plan.ts'
import type { StarTrail } from '#lib/engrave/trails.ts'
import type { CanvasAnimation } from '#platform/canvas-animation.ts'
import type { LongTaskMonitor } from '#platform/long-task-monitor.ts'
import { observeSize } from '#platform/observe-size.ts'
import { DRIFT_SWEEP, discAround, FULL_SWEEP, trailLayers } from '../exposure.ts'

/**
 * A sky within its frame: its centre (`x` and `y`, in CSS pixels from the corner of the frame), the angle of its trails
 * in radians, and the trails.
 */
type SkyView = { readonly x: number; readonly y: number; readonly sweep: number; readonly trails: readonly StarTrail[] }

type Dependencies = { readonly open: CanvasAnimation; readonly longTaskMonitor: LongTaskMonitor }

type SkyElements = {
  /** The element that clips the sky to its visible part. */
  readonly frame: HTMLElement
  /** The element with the size of the whole sky, placed around its centre. */
  readonly disc: HTMLElement
  /** The element inside the disc that turns, as large as the disc. */
  readonly rotor: HTMLElement
}

/**
 * Draws the sky of a page's head or, without a seed, the sky behind the sections. The sky is drawn again when the
 * width of the frame changes, but not when only the height changes, as on phones while scrolling. A slow device shows
 * the whole exposure at once and turns it later. Returns a stop function.
 */
export function drawSky(
  { open, longTaskMonitor }: Dependencies,
  { frame, disc, rotor }: SkyElements,
  seed?: number,
): () => void {
  let shown: ReturnType<CanvasAnimation> = null
  let pending: ReturnType<CanvasAnimation> = null
  let width = 0
  let cancelTurning = () => {}
  const draw = () => {
    pending?.close()
    pending = null
    width = frame.clientWidth
    if (width === 0) return // the sky is hidden in forced colours
    const bounds = frame.getBoundingClientRect()
    const { x, y, sweep, trails } = seed === undefined ? skyBehindSections(bounds) : skyOfHead(frame, bounds, seed)
    const { side, left, top } = discAround(bounds, x, y)
    Object.assign(disc.style, { width: `${side}px`, height: `${side}px`, left: `${left}px`, top: `${top}px` })
    pending = open(rotor, trailLayers(trails, side, sweep), () => {
      shown?.close()
      shown = pending
      pending = null
      disc.dataset.drawn ??= longTaskMonitor.isResponsive() ? 'opening' : ''
      cancelTurning()
      cancelTurning = longTaskMonitor.whenResponsive(() => {
        disc.dataset.turning = ''
      })
    })
    pending?.turn(0)
  }
  draw()
  const stopWatching = observeSize(frame, () => {
    if (frame.clientWidth !== width) draw()
  })
  return () => {
    cancelTurning()
    pending?.close()
    shown?.close()
    stopWatching()
  }
}

/** Returns the sky of a page's head, around the dot of its heading. */
function skyOfHead(frame: HTMLElement, { left, top, width, height }: DOMRect, seed: number): SkyView {
  const dot = frame.parentElement?.querySelector('[data-heading-dot]')?.getBoundingClientRect()
  const x = dot ? dot.left - left + dot.width / 2 : width * 0.7
  const y = dot ? dot.top - top + dot.height / 2 : height * 0.4
  return { x, y, sweep: FULL_SWEEP, trails: skyPlan({ seed, width, height, poleX: x, poleY: y }) }
}

/** Returns the faint sky behind the sections. Its centre is beyond the right edge. */
function skyBehindSections({ width, height }: DOMRect): SkyView {
  const [x, y] = [width * 1.06, height * 0.2]
  return { x, y, sweep: DRIFT_SWEEP, trails: driftPlan({ seed: 27, width, height, poleX: x, poleY: y }) }
}

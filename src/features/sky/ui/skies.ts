// Both skies are one script, so that the first to ask has it fetched ahead of what lies out of sight.
import { driftPlan, skyPlan } from '#lib/engrave/sky-plan.ts'
import { DRIFT_SWEEP, discAround, FULL_SWEEP, scaleOf } from '../exposure.ts'
import { drawTrails } from './draw.ts'

/** Draws the faint sky of the whole view and draws it anew when the view's width changes. Answers how to stop. */
export function keepDrift(canvas: HTMLCanvasElement): () => void {
  let drawnWidth = innerWidth
  let stop = drawDrift(canvas)
  const redraw = () => {
    if (innerWidth === drawnWidth) return // phones change the height while scrolling
    drawnWidth = innerWidth
    stop()
    stop = drawDrift(canvas)
  }
  addEventListener('resize', redraw)
  return () => {
    stop()
    removeEventListener('resize', redraw)
  }
}

function drawDrift(canvas: HTMLCanvasElement): () => void {
  const [width, height] = [innerWidth, innerHeight]
  const scale = scaleOf(Math.max(width, height), devicePixelRatio || 1)
  const [x, y] = [width * 1.06, height * 0.2]
  const trails = driftPlan({ seed: 27, width, height, poleX: x, poleY: y })
  return drawTrails(canvas, { trails, x, y, sweep: DRIFT_SWEEP, width, height, scale })
}

/** Draws the sky of a box and keeps it fitting. Answers how to stop. */
export function exposeSky(box: HTMLElement, disc: HTMLElement, seed: number): () => void {
  const canvas = disc.querySelector('canvas')
  if (!canvas) return () => {}
  let stop = () => {}
  let width = 0
  const draw = () => {
    stop()
    width = box.clientWidth
    stop = drawSky(box, disc, canvas, seed)
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

/** Sizes the canvas to a disc around the pole and begins to draw. */
function drawSky(box: HTMLElement, disc: HTMLElement, canvas: HTMLCanvasElement, seed: number): () => void {
  const bounds = box.getBoundingClientRect()
  const { width, height } = bounds
  const pole = box.parentElement?.querySelector('[data-pole]')?.getBoundingClientRect()
  const poleX = pole ? pole.left - bounds.left + pole.width / 2 : width * 0.7
  const poleY = pole ? pole.top - bounds.top + pole.height / 2 : height * 0.4
  const { radius, side, left, top } = discAround(bounds, poleX, poleY)
  const scale = scaleOf(side, devicePixelRatio || 1)
  const trails = skyPlan({ seed, width, height, poleX, poleY })
  const drawing = { trails, x: radius, y: radius, sweep: FULL_SWEEP, width: side, height: side, scale }
  return drawTrails(canvas, drawing, () => {
    Object.assign(disc.style, { width: `${side}px`, height: `${side}px`, left: `${left}px`, top: `${top}px` })
    disc.dataset.drawn = ''
  })
}

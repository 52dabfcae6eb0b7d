import { driftPlan } from '#lib/engrave/sky-plan.ts'
import { DRIFT_SWEEP, scaleOf } from '../exposure.ts'
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

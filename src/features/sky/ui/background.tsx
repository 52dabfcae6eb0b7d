import { css } from '#styled/css'
import { TurningSky } from './turning-sky.tsx'

/** The faint sky behind all sections. It is fixed, and the page scrolls over it. */
export function Background() {
  return <TurningSky frame={fixedFrame} disc={css({ position: 'absolute' })} rotation={rotation} />
}

const fixedFrame = css({
  position: 'fixed',
  height: '100lvh', // the largest viewport, because the toolbars of phones appear and disappear
})
/**
 * One turn takes 15 minutes at ten frames a second. At the far edge of a wide screen, a line moves by about one
 * pixel each frame.
 */
const rotation = css({ animationDuration: '900s', animationTimingFunction: 'steps(9000)' })

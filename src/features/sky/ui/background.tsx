import { css } from '#styled/css'
import { TurningSky } from './turning-sky.tsx'

/** The faint sky behind all sections. It is fixed, and the page scrolls over it. */
export function Background() {
  return <TurningSky frame={behind} disc={css({ position: 'absolute' })} rotation={rotation} />
}

const behind = css({
  position: 'fixed',
  height: '100lvh', // the tallest possible view, because the toolbars of phones come and go
})
/**
 * One turn takes 15 minutes at ten frames a second. At the far edge of a wide view a frame moves a line by one pixel.
 */
const rotation = css({ animationDuration: '900s', animationTimingFunction: 'steps(9000)' })

import { css } from '#styled/css'
import { TurningSky } from './turning-sky.tsx'

/** The faint sky behind every section; the page moves over it. */
export function Background() {
  return <TurningSky frame={behind} disc={css({ position: 'absolute' })} rotation={rotation} />
}

const behind = css({
  position: 'fixed',
  height: '100lvh', // as tall as the view ever gets: a phone's bars come and go
})
/** One round in a quarter of an hour, ten pictures a second: at the far edge of a wide view a line moves by one pixel. */
const rotation = css({ animationDuration: '900s', animationTimingFunction: 'steps(9000)' })

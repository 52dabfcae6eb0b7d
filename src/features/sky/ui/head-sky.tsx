import { css } from '#styled/css'
import { TurningSky } from './turning-sky.tsx'

/** The sky of a page's head, around the dot of its heading. */
export function HeadSky({ seed = 9161 }: { readonly seed?: number }) {
  return <TurningSky frame={headFrame} disc={openingDisc} rotation={rotation} seed={seed} />
}

const headFrame = css({ position: 'absolute', maskImage: 'linear-gradient(#000 78%, transparent)' })
/** The opening animation: the trails turn 27° into place, as if the exposure took place now. */
const openingDisc = css({
  position: 'absolute',
  opacity: 0,
  '&[data-drawn]': { opacity: 1 },
  '&[data-drawn=opening]': { animation: 'expose 2400ms {easings.settle} backwards' },
})
/**
 * One turn takes ten minutes at 15 frames a second. At the outer edge, where the sky is fastest, a line moves by about
 * one pixel each frame.
 */
const rotation = css({ animationDuration: '600s', animationTimingFunction: 'steps(9000)' })

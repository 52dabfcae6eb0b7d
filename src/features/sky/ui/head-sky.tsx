import { css } from '#styled/css'
import { TurningSky } from './turning-sky.tsx'

/** The sky of a page's head, around the full stop of its heading. */
export function HeadSky({ seed = 9161 }: { readonly seed?: number }) {
  return <TurningSky frame={head} disc={exposing} rotation={rotation} seed={seed} />
}

const head = css({ position: 'absolute', maskImage: 'linear-gradient(#000 78%, transparent)' })
/** The shutter opens: the trails come 27° into place (art direction §6). */
const exposing = css({
  position: 'absolute',
  opacity: 0,
  '&[data-drawn]': { opacity: 1 },
  '&[data-drawn=opening]': { animation: 'expose 2400ms {easings.settle} backwards' },
})
/** One round in ten minutes, 15 pictures a second (at most 30, art direction §6): out where it is fastest, a pixel each. */
const rotation = css({ animationDuration: '600s', animationTimingFunction: 'steps(9000)' })

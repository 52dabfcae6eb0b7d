import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { css, cx } from '#styled/css'
import { useAnimateWhileSeen } from '#ui/use-animation.ts'
import { startWhenIdle } from './start-when-idle.ts'

type TurningSkyProps = {
  /** The class of the element that clips the sky. */
  readonly frame: string
  /** The class that makes the drawing appear. */
  readonly disc: string
  /** The class with the duration of a turn and its number of frames. */
  readonly rotation: string
  /** The seed of the trails at a page's head. The sky behind the sections has none. */
  readonly seed?: number
}

/**
 * A sky that is drawn once, in a worker and when the browser is idle. Then the compositor turns it while it is in view
 * and not paused. Without a graphics card that uses the same processor as the page, so it starts only when the device
 * is responsive. With reduced motion the sky does not turn.
 */
export function TurningSky({ frame, disc, rotation, seed }: TurningSkyProps) {
  const ports = useAtomValue(portsAtom)
  const box = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const plate = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      startWhenIdle(
        () => Promise.all([import('./draw-sky.ts'), ports.canvasAnimation(), ports.longTaskMonitor()]),
        ([{ drawSky: expose }, open, monitor]) =>
          box.current && inner.current && plate.current
            ? expose(
                { open, longTaskMonitor: monitor },
                { box: box.current, disc: inner.current, plate: plate.current },
                seed,
              )
            : undefined,
      ),
    [ports, seed],
  )
  useAnimateWhileSeen(ports, box)
  return (
    <div ref={box} aria-hidden="true" className={cx(common, frame)}>
      <div ref={inner} className={disc}>
        <div ref={plate} className={cx(turning, rotation)} />
      </div>
    </div>
  )
}

const common = css({
  inset: '0',
  zIndex: 'behind',
  overflow: 'hidden',
  pointerEvents: 'none',
  'html[data-dialog] &': { visibility: 'hidden' }, // or each frame of a streamed answer would composite it again
  _plain: { display: 'none' },
})
/** A separate element within the disc, because two transform animations on one element do not run on the compositor. */
const turning = css({
  height: '100%',
  '& > canvas': { position: 'absolute', width: '100%', height: '100%', maxWidth: 'none' },
  animationIterationCount: 'infinite',
  animationPlayState: 'paused',
  '[data-turning] > &': { animationName: 'turn' }, // no layer before that, because it would slow down typing
  'html:not([data-motion=held], [data-dialog]) [data-moving] > [data-turning] > &': { animationPlayState: 'running' },
})

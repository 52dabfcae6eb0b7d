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
 * A worker draws the sky when the browser is idle, and the compositor turns it while it is in view, not paused and not
 * behind a dialog. Without a graphics card, the compositor uses the same processor as the page, so the sky starts to
 * turn only when the device is responsive. While nothing may move, the sky does not turn.
 */
export function TurningSky({ frame, disc, rotation, seed }: TurningSkyProps) {
  const ports = useAtomValue(portsAtom)
  const frameElement = useRef<HTMLDivElement>(null)
  const discElement = useRef<HTMLDivElement>(null)
  const rotor = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      startWhenIdle(
        () => Promise.all([import('./draw-sky.ts'), ports.canvasAnimation(), ports.longTaskMonitor()]),
        ([{ drawSky }, open, longTaskMonitor]) =>
          frameElement.current && discElement.current && rotor.current
            ? drawSky(
                { open, longTaskMonitor },
                { frame: frameElement.current, disc: discElement.current, rotor: rotor.current },
                seed,
              )
            : undefined,
      ),
    [ports, seed],
  )
  useAnimateWhileSeen(ports, frameElement)
  return (
    <div ref={frameElement} aria-hidden="true" className={cx(skyFrame, frame)}>
      <div ref={discElement} className={disc}>
        <div ref={rotor} className={cx(turningRotor, rotation)} />
      </div>
    </div>
  )
}

const skyFrame = css({
  inset: '0',
  zIndex: 'behind',
  overflow: 'hidden',
  pointerEvents: 'none',
  'html[data-dialog] &': { visibility: 'hidden' }, // otherwise each frame of a streamed answer would composite the sky
  _contrast: { opacity: 0.3 },
  _plain: { display: 'none' },
})
/** The rotor is not the disc itself, because two transform animations on one element do not run on the compositor. */
const turningRotor = css({
  height: '100%',
  '& > canvas': { position: 'absolute', width: '100%', height: '100%', maxWidth: 'none' },
  animationIterationCount: 'infinite',
  animationPlayState: 'paused',
  '[data-turning] > &': { animationName: 'turn' }, // set earlier, its layer would slow down typing
  'html:not([data-dialog]) [data-moving] > [data-turning] > &': { animationPlayState: 'running' },
})

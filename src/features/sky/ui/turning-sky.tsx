import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { css, cx } from '#styled/css'
import { useAnimateWhileSeen } from '#ui/use-animation.ts'
import { startWhenIdle } from './start-when-idle.ts'

type TurningSkyProps = {
  /** Where the sky is seen. */
  readonly frame: string
  /** How its drawing comes into sight. */
  readonly disc: string
  /** How long one round takes, and in how many pictures. */
  readonly rotation: string
  /** Which trails a head's sky has; the one behind the sections has no choice of them. */
  readonly seed?: number
}

/**
 * A sky that is drawn once, in a thread of its own and when nothing else is to be done, and then turned by the compositor
 * for as long as it is seen and nobody holds it: without a graphics card the page has to share its processor with that,
 * so the device must be at ease before it begins. With reduced motion the sky simply stands.
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
        ([{ drawSky: expose }, open, ease]) =>
          box.current && inner.current && plate.current
            ? expose(
                { open, longTaskMonitor: ease },
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
  'html[data-dialog] &': { visibility: 'hidden' }, // else it is composed anew with every frame of a streamed answer
  _plain: { display: 'none' },
})
/** A plate of its own within what brings it into sight: two animations of one transform leave the compositor. */
const turning = css({
  height: '100%',
  '& > canvas': { position: 'absolute', width: '100%', height: '100%', maxWidth: 'none' },
  animationIterationCount: 'infinite',
  animationPlayState: 'paused',
  '[data-turning] > &': { animationName: 'turn' }, // until then it is no layer of its own, which each letter typed would cost
  'html:not([data-motion=held], [data-dialog]) [data-moving] > [data-turning] > &': { animationPlayState: 'running' },
})

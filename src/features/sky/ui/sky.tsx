import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { useMoving } from '#ui/use-motion.ts'
import { whenIdle } from './when-idle.ts'

/**
 * The sky of a page's head, around the full stop of its heading. It is drawn once, little by little; the exposure
 * that opens and the slow turn afterwards are the compositor's work. With reduced motion it simply stands.
 */
export function Sky({ seed = 9161 }: { readonly seed?: number }) {
  const ports = useAtomValue(portsAtom)
  const box = useRef<HTMLDivElement>(null)
  const disc = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      whenIdle(
        () => import('./skies.ts'),
        ({ exposeSky }) => (box.current && disc.current ? exposeSky(box.current, disc.current, seed) : undefined),
      ),
    [seed],
  )
  useMoving(ports, box)
  return (
    <div ref={box} aria-hidden="true" className={frame}>
      <div ref={disc} className={exposing}>
        <canvas width="0" height="0" className={turning} />
      </div>
    </div>
  )
}

const frame = css({
  position: 'absolute',
  inset: '0',
  zIndex: 'behind',
  overflow: 'hidden',
  pointerEvents: 'none',
  'html[data-dialog] &': { visibility: 'hidden' }, // its canvas would be handed over with every frame of a streamed answer
  maskImage: 'linear-gradient(#000 78%, transparent)',
  _forced: { display: 'none' },
})
/** The shutter opens: the trails come 27° into place (art direction §6). */
const exposing = css({
  position: 'absolute',
  opacity: 0,
  '&[data-drawn]': { opacity: 1, animation: 'expose 2400ms {easings.settle} backwards' },
})
/** One round in ten minutes, 30 pictures a second (art direction §6). A drawing of its own below the exposure: two animations of one transform leave the compositor. */
const turning = css({
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  '[data-drawn] > &': { animation: 'turn 600s steps(18000) infinite', animationPlayState: 'paused' },
  '[data-moving] &': { animationPlayState: 'running' },
  'html:is([data-motion=held], [data-dialog]) &': { animationPlayState: 'paused' },
})

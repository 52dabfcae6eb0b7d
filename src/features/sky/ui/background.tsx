import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { useMoving } from '#ui/use-motion.ts'
import { whenIdle } from './when-idle.ts'

/**
 * The faint sky behind every section; the page moves over it. Drawn once and turned by the compositor. With reduced
 * motion it simply stands.
 */
export function Background() {
  const ports = useAtomValue(portsAtom)
  const box = useRef<HTMLDivElement>(null)
  const disc = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      whenIdle(
        () => import('./skies.ts'),
        ({ exposeDrift }) => (box.current && disc.current ? exposeDrift(box.current, disc.current) : undefined),
      ),
    [],
  )
  useMoving(ports, box)
  return (
    <div ref={box} aria-hidden="true" className={behind}>
      <div ref={disc} className={css({ position: 'absolute' })}>
        <canvas width="0" height="0" className={turning} />
      </div>
    </div>
  )
}

const behind = css({
  position: 'fixed',
  inset: '0',
  height: '100lvh', // as tall as the view ever gets: a phone's bars come and go
  zIndex: 'behind',
  overflow: 'hidden',
  pointerEvents: 'none',
  'html[data-dialog] &': { visibility: 'hidden' }, // its canvas would be handed over with every frame of a streamed answer
  _forced: { display: 'none' },
})
/** One round in a quarter of an hour, ten pictures a second: at the far edge of a wide view a line moves by one pixel. */
const turning = css({
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  '[data-drawn] > &': { animation: 'turn 900s steps(9000) infinite', animationPlayState: 'paused' },
  '[data-moving] &': { animationPlayState: 'running' },
  'html:is([data-motion=held], [data-dialog]) &': { animationPlayState: 'paused' },
})

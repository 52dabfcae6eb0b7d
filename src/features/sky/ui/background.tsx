import { useEffect, useRef } from 'react'
import { css } from '#styled/css'
import { whenIdle } from './when-idle.ts'

/** The faint sky behind every section; the page moves over it. Its pole lies off the right edge. Drawn once a size. */
export function Background() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(
    () =>
      whenIdle(
        () => import('./skies.ts'),
        ({ keepDrift }) => (canvas.current ? keepDrift(canvas.current) : undefined),
      ),
    [],
  )
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes focus
  return <canvas ref={canvas} aria-hidden="true" width="0" height="0" className={behind} />
}

const behind = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'behind',
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  'html[data-dialog] &': { visibility: 'hidden' }, // its canvas would be handed over with every frame of a streamed answer
  _forced: { display: 'none' },
})

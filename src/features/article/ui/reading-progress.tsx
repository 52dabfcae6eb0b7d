import { type RefObject, useEffect, useState } from 'react'
import { css } from '#styled/css'

/** A thin bar under the header that shows the reading progress. Decorative, because the scroll bar shows the same. */
export function ReadingProgress({ text }: { readonly text: RefObject<HTMLElement | null> }) {
  const [share, setShare] = useState(0)
  useEffect(() => {
    let request = 0
    const measure = () => {
      request = 0
      const box = text.current?.getBoundingClientRect()
      if (!box) return
      const path = box.height - innerHeight * 0.6
      setShare(Math.min(1, Math.max(0, -(box.top - innerHeight * 0.4) / Math.max(1, path))))
    }
    const onScroll = () => {
      if (request === 0) request = requestAnimationFrame(measure)
    }
    measure()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(request)
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
    }
  }, [text])
  return <progress aria-hidden="true" max={1} value={share} className={bar} />
}

const bar = css({
  appearance: 'none',
  position: 'fixed',
  insetInline: '0',
  top: '0',
  zIndex: 'header',
  width: '100%',
  height: '3px',
  border: '0',
  background: 'transparent',
  pointerEvents: 'none',
  '&::-webkit-progress-bar': { background: 'transparent' },
  '&::-webkit-progress-value': { background: 'signal' },
  '&::-moz-progress-bar': { background: 'signal' },
})

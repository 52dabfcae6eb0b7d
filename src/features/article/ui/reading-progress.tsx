import { type RefObject, useEffect, useState } from 'react'
import { css } from '#styled/css'

/**
 * A thin bar at the top of the screen. Screen readers skip it, because the scroll position already says how far the
 * visitor has read.
 */
export function ReadingProgress({ text }: { readonly text: RefObject<HTMLElement | null> }) {
  const [progress, setProgress] = useState(0)
  useEffect(() => {
    let frameRequest = 0
    const measure = () => {
      frameRequest = 0
      const bounds = text.current?.getBoundingClientRect()
      if (!bounds) return
      const scrollRange = bounds.height - innerHeight * 0.6
      setProgress(Math.min(1, Math.max(0, -(bounds.top - innerHeight * 0.4) / Math.max(1, scrollRange))))
    }
    const onScroll = () => {
      if (frameRequest === 0) frameRequest = requestAnimationFrame(measure)
    }
    measure()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(frameRequest)
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
    }
  }, [text])
  return <progress aria-hidden="true" max={1} value={progress} className={bar} />
}

const bar = css({
  appearance: 'none',
  position: 'fixed',
  insetInline: '0',
  top: 'safe.top',
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

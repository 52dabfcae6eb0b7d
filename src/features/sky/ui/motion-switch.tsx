import { record as words } from 'virtual:records/messages/site/footer'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { matchesMedia } from '#platform/media-query.ts'
import { css } from '#styled/css'

/** A switch that pauses and resumes all skies (WCAG 2.2.2). It is not rendered with reduced motion. */
export function MotionSwitch() {
  const [isPaused, setIsPaused] = useState(() => document.documentElement.dataset.motion === 'held')
  if (matchesMedia('(prefers-reduced-motion: reduce)')) return null
  const toggle = () => {
    if (isPaused) delete document.documentElement.dataset.motion
    else document.documentElement.dataset.motion = 'held'
    setIsPaused(!isPaused)
  }
  const Icon = isPaused ? Play : Pause
  return (
    <button type="button" onClick={toggle} className={switchButton}>
      <Icon size={16} strokeWidth={1.5} />
      <span>{isPaused ? words.turning : words.still}</span>
    </button>
  )
}

const switchButton = css({
  plainButton: true,
  display: 'inline-flex',
  gap: '2',
  alignItems: 'center',
  minHeight: 'tap',
  color: 'text.2',
  textStyle: 'small',
  marginInlineStart: { sm: '4' },
  marginInlineEnd: { sm: 'auto' },
  _hover: { color: 'text' },
})

import { record as pause } from 'virtual:records/messages/controls/pause'
import { record as play } from 'virtual:records/messages/controls/play'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { fillTemplate } from '#lib/fill-template.ts'
import { css, cx } from '#styled/css'
import { IconButton } from './button.tsx'

type PauseButtonProps = {
  /** The name of the animation: "the terminal". */
  readonly animationName: string
  readonly isPaused: boolean
  readonly onToggle: () => void
  readonly variant?: 'line' | 'bare'
  readonly className?: string
}

/** A button that pauses and resumes an animation (WCAG 2.2.2). It is hidden if nothing moves. */
export function PauseButton({ animationName, isPaused, onToggle, variant, className }: PauseButtonProps) {
  const Icon = isPaused ? Play : Pause
  return (
    <IconButton
      label={fillTemplate(isPaused ? play : pause, { what: animationName })}
      onClick={onToggle}
      className={cx(hiddenWithoutMotion, className)}
      {...(variant && { variant })}
    >
      <Icon size={18} strokeWidth={1.5} />
    </IconButton>
  )
}

const hiddenWithoutMotion = css({
  '@media (prefers-reduced-motion: reduce), (scripting: none), print': { display: 'none' },
})

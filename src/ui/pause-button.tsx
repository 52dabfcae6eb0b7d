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
  readonly className?: string
}

/**
 * A button that pauses and resumes one animation (WCAG 2.2.2), quieter than the one for all of them in the footer. It is
 * hidden while nothing on the site may move.
 */
export function PauseButton({ animationName, isPaused, onToggle, className }: PauseButtonProps) {
  const Icon = isPaused ? Play : Pause
  return (
    <IconButton
      label={fillTemplate(isPaused ? play : pause, { what: animationName })}
      onClick={onToggle}
      className={cx(pauseButton, className)}
      variant="bare"
    >
      <Icon size={16} strokeWidth={1.5} />
    </IconButton>
  )
}

const pauseButton = css({
  color: 'text.3',
  _hover: { color: 'text' },
  _still: { visibility: 'hidden' }, // not `display`, because the page is still at first, and nothing may shift
  '@media (scripting: none), print': { display: 'none' },
})

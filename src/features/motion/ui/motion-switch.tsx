import { record as words } from 'virtual:records/messages/moving/everything'
import { useAtomValue, useSetAtom } from 'jotai'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { css } from '#styled/css'
import { lineControl } from '#ui/line-control.ts'
import { motionStateAtom, toggleMotionAtom } from '../state.ts'

/**
 * The button that stops everything that moves on the site, and lets it move again (WCAG 2.2.2). It is not shown if the
 * device itself asks for reduced motion: then nothing moves anyway.
 */
export default function MotionSwitch() {
  const state = useAtomValue(motionStateAtom)
  const toggle = useSetAtom(toggleMotionAtom)
  const [hasBeenPressed, setPressed] = useState(false)
  if (state === null) return null
  const isStopped = state === 'stopped'
  const Icon = isStopped ? Play : Pause
  const press = () => {
    setPressed(true)
    void toggle()
  }
  return (
    <span className={wrapper}>
      <button type="button" onClick={press} className={lineControl}>
        <Icon size={16} strokeWidth={1.5} />
        <span>{isStopped ? words.start : words.stop}</span>
      </button>
      <span role="status" className={css({ srOnly: true })}>
        {hasBeenPressed && (isStopped ? words.stopped : words.started)}
      </span>
    </span>
  )
}

const wrapper = css({ position: 'relative' })

import { record as dismiss } from 'virtual:records/messages/controls/dismiss'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { button } from '#styled/recipes/button.js'
import { toast as recipe } from '#styled/recipes/toast.js'
import '#styled/styles/recipes/toast.css'
import { IconButton } from './button.tsx'

type ToastProps = {
  readonly tone: 'done' | 'error' | 'wait'
  readonly title: string
  readonly text?: string | undefined
  /** An action that the visitor can take. It closes the toast. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
  /** Runs a task after some milliseconds. Returns a function that cancels it. */
  readonly after: (ms: number, task: () => void) => () => void
  /** Returns whether the tab is hidden, so that the visitor cannot read the toast. */
  readonly isTabHidden: () => boolean
  readonly onClose: () => void
}

const SHOWN_MS = 5000
const ERROR_SHOWN_MS = 10_000
const icons = { done: CircleCheck, error: CircleAlert, wait: Info } as const

/** A short message. It closes after some seconds, but not while it is hovered, focused or hidden. */
export function Toast({ tone, title, text, action, after, isTabHidden, onClose }: ToastProps) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isPaused = isHovered || isFocused
  const root = useRef<HTMLDivElement>(null)
  const styles = recipe({ tone })
  const Icon = icons[tone]
  useEffect(() => {
    if (isPaused) return undefined
    let stop = () => {}
    const wait = () => {
      stop = after(tone === 'error' ? ERROR_SHOWN_MS : SHOWN_MS, () =>
        isTabHidden() || isCrowdedOut(root.current) ? wait() : onClose(),
      )
    }
    wait()
    return () => stop()
  }, [isPaused, tone, after, isTabHidden, onClose])
  const runAction = () => {
    onClose()
    action?.run()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer, the buttons do the work
    <div
      ref={root}
      data-avoid-overlap=""
      className={styles.root}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Icon size={20} strokeWidth={1.75} className={styles.icon} />
      <b className={styles.title}>{title}</b>
      {text && <p className={styles.text}>{text}</p>}
      {action && (
        <p className={styles.action}>
          <button type="button" className={button({ variant: 'line', size: 'sm' })} onClick={runAction}>
            {action.label}
          </button>
        </p>
      )}
      <IconButton variant="bare" label={dismiss} className={styles.close} onClick={onClose}>
        <X size={18} strokeWidth={1.5} />
      </IconButton>
    </div>
  )
}

/** Returns whether the toast is hidden for lack of space, so that the visitor cannot have read it. */
function isCrowdedOut(toast: HTMLElement | null): boolean {
  return toast?.closest('[data-no-room]') != null
}

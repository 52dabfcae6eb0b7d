import { record as words } from 'virtual:records/messages/receipt/requests'
import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useRef } from 'react'
import { countRemembered } from '../counts.ts'
import { callPanelAtom } from '../panel-state.ts'
import { outboxAtom } from '../state.ts'
import { styles } from './requests-link-styles.ts'

type RequestsLinkProps = {
  readonly variant: 'line' | 'row'
  /** Called before the panel opens, so that a menu can close. */
  readonly onOpen?: () => void
  /** The element that gets the focus when the panel closes. By default it is the button itself. */
  readonly returnsTo?: RefObject<HTMLElement | null>
}

/** A button that opens the list of requests, with their number. It is shown while the device remembers any. */
export default function RequestsLink({ variant, onOpen, returnsTo }: RequestsLinkProps) {
  const snapshot = useAtomValue(outboxAtom)
  const openPanel = useSetAtom(callPanelAtom)
  const button = useRef<HTMLButtonElement>(null)
  const count = snapshot ? countRemembered(snapshot) : 0
  if (count === 0) return null
  const open = () => {
    onOpen?.()
    openPanel(() => (returnsTo ?? button).current)
  }
  return (
    <button ref={button} type="button" aria-haspopup="dialog" onClick={open} className={styles[variant]}>
      <span>{words}</span> <span className={styles.count}>{count}</span>
    </button>
  )
}

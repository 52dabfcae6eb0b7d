import { record as words } from 'virtual:records/messages/receipt/requests'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { callPanelAtom } from '../panel-state.ts'
import { rememberedCountAtom } from '../snapshot-state.ts'
import { styles } from './requests-link-styles.ts'

type RequestsLinkProps = {
  readonly variant: 'line' | 'row'
  /** Closes what the button is in, and returns the element to which the focus goes back. By default it is the button. */
  readonly leave?: (() => HTMLElement | null) | undefined
}

/** A button that opens the list of requests, with their number. It is shown while the device remembers any. */
export function RequestsLink({ variant, leave }: RequestsLinkProps) {
  const count = useAtomValue(rememberedCountAtom)
  const openPanel = useSetAtom(callPanelAtom)
  const button = useRef<HTMLButtonElement>(null)
  if (count === 0) return null
  const open = () => {
    const returnsTo = leave?.()
    openPanel(() => returnsTo ?? button.current)
  }
  return (
    <button ref={button} type="button" aria-haspopup="dialog" onClick={open} className={styles[variant]}>
      <span>{words}</span> <span className={styles.count}>{count}</span>
    </button>
  )
}

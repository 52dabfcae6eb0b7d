import { record as runWords } from 'virtual:records/messages/run'
import { useEffect, useRef, useState } from 'react'
import { pluralize } from '#lib/fill-template.ts'
import { styles as shared } from '../shared-styles.ts'

const words = runWords.history
type ClearRunsProps = { readonly count: number; readonly onClear: () => void }

/** A button that deletes the runs of an agent after a confirmation, because deleted runs cannot be restored. */
export function ClearRuns({ count, onClear }: ClearRunsProps) {
  const [isConfirming, setConfirming] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasConfirming = useRef(false)
  useEffect(() => {
    if (isConfirming || wasConfirming.current) button.current?.focus()
    wasConfirming.current = isConfirming
  }, [isConfirming])
  if (!isConfirming) {
    return (
      <button ref={button} type="button" className={shared.quietButton} onClick={() => setConfirming(true)}>
        {words.clear}
      </button>
    )
  }
  return (
    <div className={shared.inlineRow}>
      <button ref={button} type="button" className={shared.quietButton} onClick={onClear}>
        {pluralize(words.clearSure, count)}
      </button>
      <button type="button" className={shared.quietButton} onClick={() => setConfirming(false)}>
        {words.clearNot}
      </button>
    </div>
  )
}

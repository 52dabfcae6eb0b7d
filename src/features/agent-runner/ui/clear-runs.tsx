import { record as runWords } from 'virtual:records/messages/run'
import { useEffect, useRef, useState } from 'react'
import { counted } from '#lib/filled.ts'
import { runDialog } from '#styled/recipes/run-dialog.js'

const words = runWords.history
const looks = runDialog()

type ClearRunsProps = { readonly count: number; readonly onClear: () => void }

/** Deletes the runs of an agent. They do not come back, so that the button asks once more. */
export function ClearRuns({ count, onClear }: ClearRunsProps) {
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (isAsking || wasAsked.current) button.current?.focus()
    wasAsked.current = isAsking
  }, [isAsking])
  if (!isAsking) {
    return (
      <button ref={button} type="button" className={looks.quiet} onClick={() => setAsking(true)}>
        {words.clear}
      </button>
    )
  }
  return (
    <div className={looks.beside}>
      <button ref={button} type="button" className={looks.quiet} onClick={onClear}>
        {counted(words.clearSure, count)}
      </button>
      <button type="button" className={looks.quiet} onClick={() => setAsking(false)}>
        {words.clearNot}
      </button>
    </div>
  )
}

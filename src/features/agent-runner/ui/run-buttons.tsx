import { record as runWords } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import { button } from '#styled/recipes/button.js'
import { runDialog } from '#styled/recipes/run-dialog.js'
import { Trail } from '#ui/marks.tsx'
import { isRunningAtom, stopRunAtom } from '../state.ts'

const words = runWords.run
const styles = runDialog()

/** Renders the button that runs the agent. During a run it shows the status, and a second button stops the run. */
export function RunButtons() {
  const isRunning = useAtomValue(isRunningAtom)
  const onStop = useSetAtom(stopRunAtom)
  const start = useRef<HTMLButtonElement>(null)
  const stop = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  // a removed or disabled button loses the focus, so it is moved on before the dialog looks for it
  useLayoutEffect(() => {
    const isAtStart = hadFocus.current || document.activeElement === start.current
    if (isRunning && isAtStart) stop.current?.focus()
    else if (!isRunning && document.activeElement === document.body) start.current?.focus({ preventScroll: true })
    hadFocus.current = false
  }, [isRunning])
  return (
    <div className={styles.runRow} data-running={isRunning ? '' : undefined}>
      <button
        ref={start}
        id="run-start"
        type="submit"
        disabled={isRunning}
        className={button({ variant: isRunning ? 'busy' : 'signal', wide: true })}
        onClick={() => {
          hadFocus.current = true
        }}
      >
        <span>{isRunning ? words.running : words.start}</span>
        {!isRunning && <Trail tone="inherit" />}
      </button>
      {isRunning && (
        <button ref={stop} type="button" className={button({ variant: 'line' })} onClick={onStop}>
          {words.stop}
        </button>
      )}
      <p className={styles.keys}>{words.keys}</p>
    </div>
  )
}

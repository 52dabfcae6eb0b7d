import { record as runWords } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import { button } from '#styled/recipes/button.js'
import { Trail } from '#ui/marks.tsx'
import { isRunningAtom, stopRunAtom } from '../state.ts'
import { styles } from './run-buttons-styles.ts'

const words = runWords.run

export function RunButtons() {
  const isRunning = useAtomValue(isRunningAtom)
  const onStop = useSetAtom(stopRunAtom)
  const startButton = useRef<HTMLButtonElement>(null)
  const stopButton = useRef<HTMLButtonElement>(null)
  const wasClicked = useRef(false)
  // a removed or disabled button loses the focus, so the focus moves to the other button before the dialog restores it
  useLayoutEffect(() => {
    const form = startButton.current?.form
    // 'Run again' and 'Continue' beside the answer are about to be removed
    const isInField = startButton.current !== document.activeElement && form?.contains(document.activeElement)
    if (isRunning && (wasClicked.current || !isInField)) stopButton.current?.focus()
    else if (!isRunning && document.activeElement === document.body) startButton.current?.focus({ preventScroll: true })
    wasClicked.current = false
  }, [isRunning])
  return (
    <div className={styles.submitRow} data-running={isRunning ? '' : undefined}>
      <button
        ref={startButton}
        id="run-start"
        type="submit"
        disabled={isRunning}
        className={button({ variant: isRunning ? 'busy' : 'signal', wide: true })}
        onClick={() => {
          wasClicked.current = true
        }}
      >
        <span>{isRunning ? words.running : words.start}</span>
        {!isRunning && <Trail tone="inherit" />}
      </button>
      {isRunning && (
        <button ref={stopButton} type="button" className={button({ variant: 'line' })} onClick={onStop}>
          {words.stop}
        </button>
      )}
      <p className={styles.shortcutHint}>{words.keys}</p>
    </div>
  )
}

import { type RefObject, useEffect, useRef } from 'react'
import type { RunState } from '../run-state.ts'
import { bringIntoView } from './bring-into-view.ts'

/**
 * Scrolls what has just happened into view where it is below the form, as on a phone: the start of a run, the diagnosis
 * of a run that failed, and a stored run that the visitor opens.
 */
export function useOutcomeInView(column: RefObject<HTMLElement | null>, outcome: RunState | undefined) {
  const isRunning = outcome?.isRunning === true
  useEffect(() => {
    const bounds = column.current?.getBoundingClientRect()
    if (isRunning && bounds && bounds.top > innerHeight - 160) column.current?.scrollIntoView({ block: 'start' })
  }, [column, isRunning])

  // the state of an instant failure is never rendered as running, so the id tells what is new
  const ended = outcome && !isRunning ? outcome.id : null
  const isRestored = outcome?.isRestored === true
  const previous = useRef(ended)
  useEffect(() => {
    if (ended !== null && ended !== previous.current)
      bringIntoView(isRestored ? column.current : column.current?.querySelector('[role=alert]')?.parentElement)
    previous.current = ended
  }, [column, ended, isRestored])
}

import { record as runWords } from 'virtual:records/messages/run'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { RunState } from '../run-state.ts'
import { runAnnouncementAtom } from '../state.ts'

const words = runWords.spoken

/** Announces the start and the end of a run to screen readers. */
export function useRunAnnouncements(outcome: RunState | undefined) {
  const announce = useSetAtom(runAnnouncementAtom)
  const wasRunning = useRef(false)
  const isRunning = outcome?.isRunning === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the start and the end of a run are announced
  useEffect(() => {
    if (isRunning) announce(words.running)
    else if (wasRunning.current && outcome) announce(endAnnouncement(outcome))
    wasRunning.current = isRunning
  }, [isRunning])
}

function endAnnouncement({ marks, demo, notice }: RunState): string {
  if (notice) return '' // the notice is an alert
  if (marks.includes('stopped')) return words.stopped
  return demo === '' ? words.ready : words.demo
}

import { record as runWords } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { localTime } from '#lib/dates.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { portsAtom } from '#platform/ports.ts'
import type { RunState } from '../run-state.ts'
import { runAnnouncementAtom } from '../state.ts'

const words = runWords.spoken

/**
 * Announces to screen readers that a run starts, that it waits for another try, and how it ends, and that a demo or a
 * stored run is shown. What is there when the dialog opens is not announced.
 */
export function useRunAnnouncements(outcome: RunState | undefined) {
  const { clock } = useAtomValue(portsAtom)
  const announce = useSetAtom(runAnnouncementAtom)
  // an instant failure is never rendered as running, so the id tells as well that something is new
  const stage = outcome && [outcome.id, outcome.isRunning, outcome.isRestored].join()
  const announcedStage = useRef(outcome?.isRunning ? undefined : stage)
  useEffect(() => {
    if (!outcome || stage === announcedStage.current) return
    announcedStage.current = stage
    announce(outcome.isRunning ? words.running : endAnnouncement(outcome))
  }, [outcome, stage, announce])

  const pause = outcome?.pause ?? null
  const announcedPause = useRef('')
  useEffect(() => {
    if (!outcome || !pause || announcedPause.current === outcome.id) return // the next pauses of a run are not news
    announcedPause.current = outcome.id
    const seconds = Math.ceil((pause.until - clock.now()) / 1000)
    announce(`${pause.problem.title}. ${fillTemplate(runWords.result.pause, { seconds })}`)
  }, [outcome, pause, clock, announce])
}

function endAnnouncement({ marks, demo, notice, isRestored, at }: RunState): string {
  if (isRestored) return fillTemplate(words.run, { time: localTime(at) })
  if (notice) return '' // the notice is an alert
  if (marks.includes('stopped')) return words.stopped
  return demo === '' ? words.ready : words.demo
}

import { record as runWords } from 'virtual:records/messages/run'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { Outcome } from '../outcome.ts'
import { spokenAtom } from '../state.ts'

const words = runWords.spoken

/** Says to those who do not see it that a run begins, and once that it is over. */
export function useSpoken(outcome: Outcome | undefined) {
  const say = useSetAtom(spokenAtom)
  const wasRunning = useRef(false)
  const isRunning = outcome?.isRunning === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run begins and ends; in between nothing is said
  useEffect(() => {
    if (isRunning) say(words.running)
    else if (wasRunning.current && outcome) say(endOf(outcome))
    wasRunning.current = isRunning
  }, [isRunning])
}

function endOf({ marks, demo }: Outcome): string {
  if (marks.includes('stopped')) return words.stopped
  return demo === '' ? words.ready : words.demo
}

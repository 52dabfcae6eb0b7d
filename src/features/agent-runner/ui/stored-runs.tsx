import { record as runWords } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { styles as shared } from '../shared-styles.ts'
import { isRunningAtom, loadRunsAtom, reopenRunAtom, storedRunsAtom } from '../state.ts'
import { RunList } from './run-list.tsx'

type StoredRunsProps = {
  /** Opens the dialog of an agent, at its result. */
  readonly onOpenAgent: (id: number) => void
  /** Called when runs have disappeared from the list, to move the focus. */
  readonly onRemove: () => void
}

/** The list of the stored runs outside the dialog. It says so if there is none. */
export function StoredRuns({ onOpenAgent, onRemove }: StoredRunsProps) {
  const load = useSetAtom(loadRunsAtom)
  const reopen = useSetAtom(reopenRunAtom)
  const isRunning = useAtomValue(isRunningAtom)
  const isEmpty = useAtomValue(storedRunsAtom).length === 0
  const [isRead, setRead] = useState(false)
  useEffect(() => void load().then(() => setRead(true)), [load])
  if (isEmpty) return isRead ? <p className={shared.note}>{runWords.history.none}</p> : null
  return (
    <RunList
      searchId="runs-search"
      isRunning={isRunning}
      onOpen={(run) => {
        reopen(run)
        onOpenAgent(run.agent)
      }}
      onRemove={onRemove}
    />
  )
}

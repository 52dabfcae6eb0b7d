import { record as words } from 'virtual:records/messages/site/install'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import { loadFailureNotice } from '#platform/load-failure-notice.ts'
import { portsAtom } from '#platform/ports.ts'
import { closeStepsAtom, stepsAtom } from '../state.ts'

type SheetComponent = ComponentType<{ readonly onClose: () => void }>

/** The sheet with the steps of iOS, which outlives the button that has opened it. Its code is loaded when it opens. */
export function InstallSteps() {
  const { toast } = useAtomValue(portsAtom)
  const isOpen = useAtomValue(stepsAtom)
  const close = useSetAtom(closeStepsAtom)
  const [Sheet, setSheet] = useState<SheetComponent | null>(null)
  useEffect(() => {
    if (!isOpen) return
    import('./ios-sheet.tsx').then(
      (module) => setSheet(() => module.default),
      (error: unknown) => {
        close()
        toast({ tone: 'error', ...loadFailureNotice(error, words.unloaded) })
      },
    )
  }, [isOpen, close, toast])
  return isOpen && Sheet ? <Sheet onClose={() => close()} /> : null
}

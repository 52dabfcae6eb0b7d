import { record as words } from 'virtual:records/messages/site/install'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import { loadFailureNotice } from '#platform/load-failure-notice.ts'
import { portsAtom } from '#platform/ports.ts'
import { closeStepsAtom, stepsAtom } from '../state.ts'

type SheetComponent = ComponentType<{ readonly onClose: () => void }>

/** Not called where it is defined: the build would put its handlers into the load, so that they miss a failed fetch. */
const loadSheet = () => import('./ios-sheet.tsx')

/** The sheet with the steps of iOS, which outlives the button that has opened it. Its code is loaded when it opens. */
export function InstallSteps() {
  const { clock, toast } = useAtomValue(portsAtom)
  const isOpen = useAtomValue(stepsAtom)
  const close = useSetAtom(closeStepsAtom)
  const [Sheet, setSheet] = useState<SheetComponent | null>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    let isClosed = false
    let cancel = () => {}
    const show = ({ default: component }: { readonly default: SheetComponent }) => {
      // later than this event: the search is a dialog, and takes what has opened above it along when it closes
      if (!isClosed) cancel = clock.after(0, () => setSheet(() => component))
    }
    loadSheet().then(show, (error: unknown) => {
      close()
      toast({ tone: 'error', ...loadFailureNotice(error, words.unloaded) })
    })
    return () => {
      isClosed = true
      cancel()
      setSheet(null)
    }
  }, [isOpen, close, clock, toast])
  return isOpen && Sheet ? <Sheet onClose={() => close()} /> : null
}

import { record as words } from 'virtual:records/pages/privacy'
import { useAtomValue } from 'jotai'
import { type ComponentType, useState } from 'react'
import { loadFailureNotice } from '#platform/load-failure-notice.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'

const { deletion } = words

type DialogComponent = ComponentType<{ readonly isOpen: boolean; readonly onClose: () => void }>

const loadDialog = () => import('./delete-dialog.tsx')

/** The code of the dialog is loaded when the visitor points at the button, focuses it or presses it. */
export function DeleteButton() {
  const ports = useAtomValue(portsAtom)
  const [Dialog, setDialog] = useState<DialogComponent | null>(null)
  const [isOpen, setOpen] = useState(false)
  const openDialog = async () => {
    try {
      const { DeleteDialog } = await loadDialog()
      setDialog(() => DeleteDialog)
      setOpen(true)
    } catch (error) {
      ports.toast({ tone: 'error', ...loadFailureNotice(error, deletion.unloaded) })
    }
  }
  const preloadDialog = () => void loadDialog().catch(() => {}) // the click loads again and reports a failure
  return (
    <p className={css({ '@media (scripting: none)': { display: 'none' } })}>
      <Button variant="line" onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={() => void openDialog()}>
        {deletion.button}
      </Button>
      {Dialog && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </p>
  )
}

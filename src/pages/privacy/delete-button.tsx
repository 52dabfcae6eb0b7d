import { record as words } from 'virtual:records/pages/privacy'
import { useAtomValue } from 'jotai'
import { type ComponentType, useState } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { Button } from '#ui/button.tsx'

const { deletion } = words

type Question = ComponentType<{ readonly isOpen: boolean; readonly onClose: () => void }>

const load = () => import('./delete-dialog.tsx')

/** Renders the button that asks whether to delete everything on this device. The dialog loads on hover or focus. */
export function DeleteButton() {
  const ports = useAtomValue(portsAtom)
  const [Dialog, setDialog] = useState<Question | null>(null)
  const [isOpen, setOpen] = useState(false)
  const ask = async () => {
    try {
      const { DeleteDialog } = await load()
      setDialog(() => DeleteDialog)
      setOpen(true)
    } catch {
      ports.toast({ tone: 'error', ...deletion.unloaded })
    }
  }
  const prepare = () => void load().catch(() => {}) // the click reports a failure
  return (
    <p>
      <Button variant="line" onPointerEnter={prepare} onFocus={prepare} onClick={() => void ask()}>
        {deletion.button}
      </Button>
      {Dialog && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </p>
  )
}

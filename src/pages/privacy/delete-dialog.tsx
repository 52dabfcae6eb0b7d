import { record as words } from 'virtual:records/pages/privacy'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { keptPagesItem, waitingRequestsWarning } from '#content/privacy.ts'
import { isUnsent } from '#features/outbox/snapshot.ts'
import { emptyOutboxAtom, outboxAtom, refreshAtom } from '#features/outbox/state.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { Actions } from '#ui/actions.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { deleteAll } from './delete-all.ts'
import { styles as shared } from './list-styles.ts'

const { deletion } = words

type DeleteDialogProps = { readonly isOpen: boolean; readonly onClose: () => void }

/** The dialog opens after an attempt to count the waiting requests. The focus is on the button that cancels. */
export function DeleteDialog({ isOpen, onClose }: DeleteDialogProps) {
  const ports = useAtomValue(portsAtom)
  const outbox = useAtomValue(outboxAtom)
  const refresh = useSetAtom(refreshAtom)
  const emptyOutbox = useSetAtom(emptyOutboxAtom)
  const [isCounted, setCounted] = useState(false)
  const [keptCount, setKeptCount] = useState(0)
  const [isDeleting, setDeleting] = useState(false)
  const once = useOneAtATime()

  useEffect(() => {
    const count = async () => {
      if (__HAS_UNLISTED_PAGES__) setKeptCount((await (await ports.keptPages?.())?.count()) ?? 0)
      await refresh()
      setCounted(true)
    }
    if (isOpen) void count()
    else setCounted(false)
  }, [isOpen, refresh, ports])

  const close = () => isDeleting || onClose()
  const confirm = async () => {
    setDeleting(true)
    const isDeleted = await deleteAll(ports, emptyOutbox)
    setDeleting(false)
    onClose()
    ports.toast(isDeleted ? { tone: 'done', ...deletion.done } : { tone: 'error', ...deletion.refused })
  }

  const waitingCount = outbox && outbox.items.filter(isUnsent).length + outbox.newerCount + outbox.cleared.length
  const keptItem = __HAS_UNLISTED_PAGES__ ? keptPagesItem(keptCount) : null
  const warning = waitingRequestsWarning(waitingCount)
  return (
    <Dialog title={deletion.title} isOpen={isOpen && isCounted} onClose={close}>
      {warning && <p className={css({ color: 'text', fontWeight: 600 })}>{warning}</p>}
      <p>{deletion.goes}</p>
      <ul className={shared.list}>
        {deletion.lost.map((item) => (
          <li key={item}>{item}</li>
        ))}
        {keptItem && <li>{keptItem}</li>}
      </ul>
      <p>{deletion.stays}</p>
      <Actions>
        <Button data-autofocus aria-disabled={isDeleting || undefined} onClick={close}>
          {deletion.keep}
        </Button>
        <Button variant="line" aria-disabled={isDeleting || undefined} onClick={(press) => void once(confirm, press)}>
          {isDeleting ? deletion.deleting : deletion.confirm}
        </Button>
      </Actions>
    </Dialog>
  )
}

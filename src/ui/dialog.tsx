import { record as close } from 'virtual:records/messages/controls/close'
import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { dialog } from '#styled/recipes/dialog.js'
import '#styled/styles/recipes/dialog.css'
import { iconButton } from '#styled/recipes/icon-button.js'
import { ErrorBoundary } from './error-boundary.tsx'
import { useHistoryLayer } from './use-history-layer.ts'

type DialogProps = {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A modal dialog with the chequered border of an old chart (`ladderFrame`). The dialog traps the focus, and restores it
 * on closing. The close button, Escape, Back and a click on the backdrop close the dialog.
 */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const styles = dialog()
  useHistoryLayer(isOpen, onClose)
  return (
    <Ark.Root open={isOpen} onOpenChange={({ open }) => !open && onClose()} lazyMount unmountOnExit>
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            <div className={styles.inside}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              <ErrorBoundary>
                <div className={styles.body}>{children}</div>
              </ErrorBoundary>
              <Ark.CloseTrigger aria-label={close} className={`${iconButton({ variant: 'bare' })} ${styles.close}`}>
                <X size={20} strokeWidth={1.5} />
              </Ark.CloseTrigger>
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

import { record as words } from 'virtual:records/messages/run'
import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useSetAtom, useStore } from 'jotai'
import type { LucideIcon } from 'lucide-react'
import X from 'lucide-react/icons/x'
import { libraryAgents } from '#content/agent-runner/agents.ts'
import { iconButton } from '#styled/recipes/icon-button.js'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { scrollFocusedIntoView } from '#ui/scroll-focused-into-view.ts'
import { RESULT_FRAGMENT } from '../agent-param.ts'
import { isRunningAtom, stopRunAtom } from '../state.ts'
import { RunDialogBody } from './run-dialog-body.tsx'
import { styles } from './run-dialog-styles.ts'

type RunDialogProps = {
  readonly id: number
  readonly icon: LucideIcon | undefined
  /** The hash of the address, which may contain inputs. */
  readonly fragment: string
  readonly isOpen: boolean
  readonly returnTo: () => HTMLElement | null
  readonly onClose: () => void
  /** Opens the dialog of another agent instead. */
  readonly onOpenAgent: (id: number) => void
}

/**
 * During a run, Escape stops the run; otherwise Escape closes the dialog. A click outside does nothing, because closing
 * the dialog would lose the visitor's key.
 */
export function RunDialog({ id, icon: Icon, fragment, isOpen, returnTo, onClose, onOpenAgent }: RunDialogProps) {
  const store = useStore()
  const stop = useSetAtom(stopRunAtom)
  const agent = libraryAgents.find((each) => each.id === id)
  if (!agent) return null
  return (
    <Ark.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      closeOnInteractOutside={false}
      onEscapeKeyDown={(event) => {
        if (!store.get(isRunningAtom)) return
        event.preventDefault()
        stop()
      }}
      initialFocusEl={() =>
        document.getElementById('run-sample') ??
        document.getElementById(fragment === RESULT_FRAGMENT ? 'run-answer' : 'run-model')
      }
      finalFocusEl={returnTo}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          {/* the focus trap does not scroll when Tab goes round from the last control to the first */}
          <Ark.Content className={styles.content} onFocus={scrollFocusedIntoView}>
            <div className={styles.inside}>
              <header className={styles.header}>
                <span className={styles.iconRing}>
                  {Icon && <Icon size={25} strokeWidth={1.5} aria-hidden="true" />}
                </span>
                <div>
                  <Ark.Title className={styles.title}>{agent.name}</Ark.Title>
                  <Ark.Description className={styles.description}>{agent.description}</Ark.Description>
                </div>
                <Ark.CloseTrigger aria-label={words.close} className={iconButton()}>
                  <X size={20} strokeWidth={1.5} />
                </Ark.CloseTrigger>
              </header>
              <ErrorBoundary>
                <RunDialogBody agent={agent} fragment={fragment} onOpenAgent={onOpenAgent} />
              </ErrorBoundary>
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

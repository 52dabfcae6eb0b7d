import '#styled/styles/recipes/run-dialog.css'
import { record as words } from 'virtual:records/messages/run'
import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useSetAtom, useStore } from 'jotai'
import type { LucideIcon } from 'lucide-react'
import X from 'lucide-react/icons/x'
import { libraryAgents } from '#content/agent-runner/agents.ts'
import { iconButton } from '#styled/recipes/icon-button.js'
import { runDialog } from '#styled/recipes/run-dialog.js'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { isRunningAtom, stopAtom } from '../state.ts'
import { RunSheet } from './run-sheet.tsx'

const looks = runDialog()

type RunDialogProps = {
  readonly id: number
  readonly icon: LucideIcon | undefined
  /** The part of the address after its hash, which may bring inputs along. */
  readonly fragment: string
  readonly isOpen: boolean
  readonly returnTo: () => HTMLElement | null
  readonly onClose: () => void
}

/**
 * Runs an agent with the visitor's own key. Escape stops a run first and closes second; a click beside the dialog does
 * nothing, because the key in it would be lost.
 */
export function RunDialog({ id, icon: Icon, fragment, isOpen, returnTo, onClose }: RunDialogProps) {
  const store = useStore()
  const stop = useSetAtom(stopAtom)
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
      initialFocusEl={() => document.getElementById('run-model')}
      finalFocusEl={returnTo}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={looks.backdrop} />
        <Ark.Positioner className={looks.positioner}>
          <Ark.Content className={looks.content}>
            <div className={looks.inside}>
              <header className={looks.head}>
                <span className={looks.ring}>{Icon && <Icon size={25} strokeWidth={1.5} aria-hidden="true" />}</span>
                <div>
                  <Ark.Title className={looks.title}>{agent.name}</Ark.Title>
                  <Ark.Description className={looks.lead}>{agent.description}</Ark.Description>
                </div>
                <Ark.CloseTrigger aria-label={words.close} className={iconButton()}>
                  <X size={20} strokeWidth={1.5} />
                </Ark.CloseTrigger>
              </header>
              <ErrorBoundary>
                <RunSheet agent={agent} fragment={fragment} />
              </ErrorBoundary>
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

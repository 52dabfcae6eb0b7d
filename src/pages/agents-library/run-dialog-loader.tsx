import { icons } from 'virtual:icons/library'
import { record as words } from 'virtual:records/messages/library/page'
import { record as tooOld } from 'virtual:records/messages/site/tooOld'
import { useAtomValue } from 'jotai'
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { AgentCard } from '#content/agent-runner/cards.ts'
import { SAMPLE_FRAGMENT } from '#features/agent-runner/agent-param.ts'
import type { RunDialog } from '#features/agent-runner/ui/run-dialog.tsx'
import { loadCode } from '#platform/load-code.ts'
import { portsAtom } from '#platform/ports.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { runButtonId, sampleButtonId } from './agent-row.tsx'

const loadRunDialog = () => import('#features/agent-runner/ui/run-dialog.tsx')

/** Preloads the code of the dialog. Called when the visitor points at one of an agent's buttons or focuses it. */
export const preloadRunDialog = () => void loadRunDialog().catch(() => {}) // the click tries again and reports failures

type ShownAgent = { readonly agent: AgentCard; readonly fragment: string }
type RunDialogLoaderProps = {
  /** The agent that the address names. */
  readonly agent: AgentCard | undefined
  readonly onClose: () => void
  /** Opens the dialog of another agent instead. */
  readonly onOpenAgent: (id: number) => void
}

/**
 * If the code of the dialog cannot be loaded, a toast says so. Inputs from a link are filled in, but the agent does not
 * run by itself.
 */
export function RunDialogLoader({ agent, onClose, onOpenAgent }: RunDialogLoaderProps) {
  const ports = useAtomValue(portsAtom)
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof RunDialog>> | null>(null)
  const [shown, setShown] = useState<ShownAgent | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another agent loads the dialog again
  useEffect(() => {
    if (!agent) return undefined
    let isCurrent = true
    loadCode(loadRunDialog, ports.http).then((loaded) => {
      if (typeof loaded === 'string') {
        ports.toast({ tone: 'error', ...(loaded === 'tooOld' ? tooOld : words.unloaded[loaded]) })
        onClose()
        return
      }
      if (!isCurrent) return
      setDialog(() => loaded.RunDialog)
      setShown({ agent, fragment: location.hash })
    })
    return () => {
      isCurrent = false
    }
  }, [agent])
  if (!Dialog || !shown) return null
  const openerOf = ({ agent: opened, fragment }: ShownAgent) =>
    document.getElementById(fragment === SAMPLE_FRAGMENT ? sampleButtonId(opened) : runButtonId(opened))
  return (
    <ErrorBoundary key={shown.agent.id} contentName={shown.agent.name}>
      <Dialog
        id={shown.agent.id}
        icon={icons[shown.agent.icon]}
        fragment={shown.fragment}
        isOpen={agent === shown.agent}
        returnTo={() => openerOf(shown)}
        onClose={onClose}
        onOpenAgent={onOpenAgent}
      />
    </ErrorBoundary>
  )
}

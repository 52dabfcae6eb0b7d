import { icons } from 'virtual:icons/library'
import { record as words } from 'virtual:records/messages/library/page'
import { useAtomValue } from 'jotai'
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { AgentCard } from '#content/agent-runner/cards.ts'
import type { RunDialog } from '#features/agent-runner/ui/run-dialog.tsx'
import { loadCode } from '#platform/load-code.ts'
import { portsAtom } from '#platform/ports.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { runButtonId } from './agent-row.tsx'

const load = () => import('#features/agent-runner/ui/run-dialog.tsx')

/** Fetches the dialog with all that runs an agent: for those on their way to it. */
export const preloadRunDialog = () => void load().catch(() => {}) // the click says it

type Shown = { readonly agent: AgentCard; readonly fragment: string }
type RunDialogLoaderProps = {
  /** The agent the address asks for. */
  readonly agent: AgentCard | undefined
  readonly onClose: () => void
}

/** The dialog of the agent that is asked for, once its code is here. What a link brings along is filled in and never run. */
export function RunDialogLoader({ agent, onClose }: RunDialogLoaderProps) {
  const ports = useAtomValue(portsAtom)
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof RunDialog>> | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks for another agent asks anew, nobody else does
  useEffect(() => {
    if (!agent) return undefined
    let isWanted = true
    loadCode(load, ports.http).then((loaded) => {
      if (typeof loaded === 'string') {
        ports.toast({ tone: 'error', ...words.unloaded[loaded] })
        onClose()
        return
      }
      if (!isWanted) return
      setDialog(() => loaded.RunDialog)
      setShown({ agent, fragment: location.hash })
    })
    return () => {
      isWanted = false
    }
  }, [agent])
  if (!Dialog || !shown) return null
  return (
    <ErrorBoundary key={shown.agent.id} what={shown.agent.name}>
      <Dialog
        id={shown.agent.id}
        icon={icons[shown.agent.icon]}
        fragment={shown.fragment}
        isOpen={agent === shown.agent}
        returnTo={() => document.getElementById(runButtonId(shown.agent))}
        onClose={onClose}
      />
    </ErrorBoundary>
  )
}

import { record as words } from 'virtual:records/messages/library/page'
import { record as tooOld } from 'virtual:records/messages/site/tooOld'
import { useAtomValue } from 'jotai'
import { type ComponentType, useState } from 'react'
import { loadCode } from '#platform/load-code.ts'
import { portsAtom } from '#platform/ports.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'

type PromptDialog = ComponentType<{
  readonly name: string
  readonly prompt: string
  readonly isOpen: boolean
  readonly onClose: () => void
}>

type ShownPrompt = { readonly name: string; readonly prompt: string; readonly Dialog: PromptDialog }

const loadPromptDialog = () =>
  Promise.all([import('#content/agent-runner/agents.ts'), import('#features/agent-runner/ui/prompt-dialog.tsx')])

/**
 * Returns the state of the prompt dialog and the functions that control it. `show` opens the dialog and copies the
 * prompt; while one prompt is loading, no other one is. The code of the dialog is loaded on demand.
 */
export function usePromptDialog() {
  const ports = useAtomValue(portsAtom)
  const [shown, setShown] = useState<ShownPrompt | null>(null)
  const [isOpen, setOpen] = useState(false)
  const once = useOneAtATime()
  const show = async (id: number) => {
    const loaded = await loadCode(loadPromptDialog, ports.http)
    if (typeof loaded === 'string') {
      ports.toast({ tone: 'error', ...(loaded === 'tooOld' ? tooOld : words.unloaded[loaded]) })
      return
    }
    const [{ libraryAgents }, { PromptDialog }] = loaded
    const agent = libraryAgents.find((libraryAgent) => libraryAgent.id === id)
    if (!agent) return
    const isCopied = await ports.clipboard.write(agent.prompt)
    setShown({ name: agent.name, prompt: agent.prompt, Dialog: PromptDialog })
    setOpen(true)
    if (isCopied) ports.toast({ tone: 'done', title: words.prompt.copied, text: words.prompt.copiedText })
  }
  return {
    shown,
    isOpen,
    show: (id: number) => void once(() => show(id)),
    close: () => setOpen(false),
    prepare: () => void loadPromptDialog().catch(() => {}),
  } as const
}

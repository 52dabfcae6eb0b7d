import { record as libraryPage } from 'virtual:records/messages/library/page'
import { record as runWords } from 'virtual:records/messages/run'
import { useAtomValue } from 'jotai'
import Copy from 'lucide-react/icons/copy'
import { formatTokens } from '#content/agent-runner/run-formats.ts'
import { estimateTokens } from '#lib/estimate-tokens.ts'
import { portsAtom } from '#platform/ports.ts'
import { button } from '#styled/recipes/button.js'
import { Dialog } from '#ui/dialog.tsx'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { styles as shared } from '../shared-styles.ts'
import { PromptText } from './prompt-preview.tsx'

type PromptDialogProps = {
  readonly name: string
  readonly prompt: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Shows an agent's prompt and a button that copies the prompt. */
export function PromptDialog({ name, prompt, isOpen, onClose }: PromptDialogProps) {
  const ports = useAtomValue(portsAtom)
  const once = useOneAtATime()
  const copy = async () => {
    const isCopied = await ports.clipboard.write(prompt)
    const { copied, copiedText } = libraryPage.prompt
    if (isCopied) ports.toast({ tone: 'done', title: copied, text: copiedText })
    else ports.toast({ tone: 'error', ...runWords.toasts.copyFailed })
  }
  return (
    <Dialog title={name} isOpen={isOpen} onClose={onClose}>
      <p>{libraryPage.prompt.note}</p>
      <PromptText template={prompt} values={{}} />
      <div className={shared.inlineRow}>
        <button
          type="button"
          className={button({ variant: 'line', size: 'sm' })}
          onClick={(press) => void once(copy, press)}
        >
          <Copy size={18} strokeWidth={1.5} aria-hidden="true" />
          {libraryPage.prompt.copy}
        </button>
        <span className={shared.note}>{formatTokens(estimateTokens(prompt))}</span>
      </div>
    </Dialog>
  )
}

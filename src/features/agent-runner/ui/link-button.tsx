import { record as runWords } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom } from 'jotai'
import LinkIcon from 'lucide-react/icons/link'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { portsAtom } from '#platform/ports.ts'
import { runDialog } from '#styled/recipes/run-dialog.js'
import { shareLink } from '../link.ts'
import type { Values } from '../prompt.ts'
import { spokenAtom } from '../state.ts'

const words = runWords.toasts
const looks = runDialog()

type LinkButtonProps = { readonly agent: LibraryAgent; readonly values: Values }

/** Copies a link that opens this agent with what is typed now. Nobody who follows it runs anything by that. */
export function LinkButton({ agent, values }: LinkButtonProps) {
  const { clipboard, toast } = useAtomValue(portsAtom)
  const say = useSetAtom(spokenAtom)
  const copy = async () => {
    const { href, shortened } = shareLink(agent, values)
    const isCopied = await clipboard.write(`${location.origin}${href}`)
    const text = shortened.length > 0 ? words.linkShortened : words.linkCopied.text
    if (isCopied) toast({ tone: 'done', title: words.linkCopied.title, text })
    else toast({ tone: 'error', ...words.copyFailed })
    say(isCopied ? text : words.copyFailed.text)
  }
  return (
    <p className={looks.beside}>
      <button type="button" className={looks.quiet} onClick={() => void copy()}>
        <LinkIcon size={18} strokeWidth={1.5} aria-hidden="true" />
        {runWords.link.copy}
      </button>
      <span className={looks.small}>{runWords.link.hint}</span>
    </p>
  )
}

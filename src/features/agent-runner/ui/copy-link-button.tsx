import { record as runWords } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom } from 'jotai'
import LinkIcon from 'lucide-react/icons/link'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { portsAtom } from '#platform/ports.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import type { InputValues } from '../prompt.ts'
import { shareLink } from '../share-link.ts'
import { styles as shared } from '../shared-styles.ts'
import { runAnnouncementAtom } from '../state.ts'

const words = runWords.toasts
type CopyLinkButtonProps = { readonly agent: LibraryAgent; readonly values: InputValues }

/** A button that copies a link to this agent with the current inputs. The link does not start a run. */
export function CopyLinkButton({ agent, values }: CopyLinkButtonProps) {
  const { clipboard, toast } = useAtomValue(portsAtom)
  const announce = useSetAtom(runAnnouncementAtom)
  const once = useOneAtATime()
  const copy = async () => {
    const { href, shortened } = shareLink(agent, values)
    const isCopied = await clipboard.write(`${location.origin}${href}`)
    const text = shortened.length > 0 ? words.linkShortened : words.linkCopied.text
    if (isCopied) toast({ tone: 'done', title: words.linkCopied.title, text })
    else toast({ tone: 'error', ...words.copyFailed })
    announce(isCopied ? text : words.copyFailed.text)
  }
  return (
    <p className={shared.inlineRow}>
      <button type="button" className={shared.quietButton} onClick={(press) => void once(copy, press)}>
        <LinkIcon size={18} strokeWidth={1.5} aria-hidden="true" />
        {runWords.link.copy}
      </button>
      <span className={shared.note}>{runWords.link.hint}</span>
    </p>
  )
}

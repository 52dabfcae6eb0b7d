import { record as copyEmail } from 'virtual:records/messages/site/copyEmail'
import { useAtomValue } from 'jotai'
import Copy from 'lucide-react/icons/copy'
import { config } from '#content/config.ts'
import { portsAtom } from '#platform/ports.ts'
import { button } from '#styled/recipes/button.js'
import { IconButton } from '#ui/button.tsx'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'

/** Without children, it is an icon button. */
export function CopyEmail({ children }: { readonly children?: string }) {
  const ports = useAtomValue(portsAtom)
  const once = useOneAtATime()
  const copy = async () => {
    const isCopied = await ports.clipboard.write(config.email)
    if (isCopied) ports.toast({ tone: 'done', title: copyEmail.copied })
    else ports.toast({ tone: 'error', title: copyEmail.failed, text: copyEmail.failedHint })
  }
  if (children === undefined) {
    return (
      <IconButton variant="bare" label={copyEmail.button} onClick={(press) => void once(copy, press)}>
        <Copy size={18} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    )
  }
  return (
    <button type="button" className={button({ variant: 'line' })} onClick={(press) => void once(copy, press)}>
      <Copy size={18} strokeWidth={1.5} aria-hidden="true" />
      <span>{children}</span>
    </button>
  )
}

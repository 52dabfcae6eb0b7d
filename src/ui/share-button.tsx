import { record as words } from 'virtual:records/messages/site/share'
import type { Ports } from '#platform/ports.ts'
import { Button } from './button.tsx'
import { useOneAtATime } from './use-one-at-a-time.ts'

type ShareButtonProps = {
  readonly ports: Pick<Ports, 'share' | 'clipboard' | 'toast'>
  readonly title: string
  /** What is shared before the address of the page. Without it, only the address is copied. */
  readonly text?: string
  /** What the visitor reads after copying, if it is not only a link. */
  readonly messages?: Pick<typeof words, 'copied' | 'failed' | 'failedHint'>
  readonly size?: 'md' | 'sm'
}

/**
 * A button that opens the system's share sheet. Without a share sheet, the button copies the link, after the text if
 * there is one, and shows a toast. While the share sheet is open, the button does nothing.
 */
export function ShareButton({ ports, title, text, messages = words, size = 'md' }: ShareButtonProps) {
  const once = useOneAtATime()
  const share = async () => {
    const url = `${location.origin}${location.pathname}`
    if ((await ports.share({ title, url, ...(text && { text }) })) !== 'unavailable') return
    const copy = text ? `${text} ${url}` : url
    const isCopied = await ports.clipboard.write(copy)
    if (isCopied) ports.toast({ tone: 'done', title: messages.copied, text: copy })
    else ports.toast({ tone: 'error', title: messages.failed, text: messages.failedHint })
  }
  return (
    <Button variant="line" size={size} onClick={(press) => void once(share, press)}>
      {words.button}
    </Button>
  )
}

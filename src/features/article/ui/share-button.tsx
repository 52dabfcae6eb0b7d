import { record as words } from 'virtual:records/messages/site/share'
import { useAtomValue } from 'jotai'
import { portsAtom } from '#platform/ports.ts'
import { Button } from '#ui/button.tsx'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'

/**
 * A button that opens the system's share sheet. Without a share sheet, the button copies the link and shows a toast.
 * While the share sheet is open, the button does nothing.
 */
export function ShareButton({ title }: { readonly title: string }) {
  const ports = useAtomValue(portsAtom)
  const once = useOneAtATime()
  const share = async () => {
    const url = `${location.origin}${location.pathname}`
    if ((await ports.share({ title, url })) !== 'unavailable') return
    const isCopied = await ports.clipboard.write(url)
    if (isCopied) ports.toast({ tone: 'done', title: words.copied, text: url })
    else ports.toast({ tone: 'error', title: words.failed, text: words.failedHint })
  }
  return (
    <Button variant="line" onClick={(press) => void once(share, press)}>
      {words.button}
    </Button>
  )
}

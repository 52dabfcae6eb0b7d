import { useAtomValue } from 'jotai'
import Copy from 'lucide-react/icons/copy'
import { contact } from '#content/contact.ts'
import { messages } from '#content/messages.ts'
import { portsAtom } from '#platform/ports.ts'
import { IconButton } from '#ui/button.tsx'

/** Puts the office's address on the clipboard, or says that it could not. */
export function CopyEmail() {
  const ports = useAtomValue(portsAtom)
  const copy = async () => {
    const isCopied = await ports.clipboard.write(contact.email)
    if (isCopied) ports.toast({ tone: 'done', title: messages.email.copied })
    else ports.toast({ tone: 'error', title: messages.email.failed, text: messages.email.failedHint })
  }
  return (
    <IconButton look="bare" label="Copy the email address" onClick={() => void copy()}>
      <Copy size={18} strokeWidth={1.5} />
    </IconButton>
  )
}

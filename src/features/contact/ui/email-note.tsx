import { useAtomValue } from 'jotai'
import { config } from '#content/config.ts'
import { uriComponent } from '#lib/well-formed.ts'
import { portsAtom } from '#platform/ports.ts'
import { button } from '#styled/recipes/button.js'
import { FormNote } from '#ui/form.tsx'

/**
 * The way for a message that the chat app's address does not hold. That of a mail program does not hold it either: the
 * message goes there by the clipboard.
 */
export function EmailNote({ message }: { readonly message: string }) {
  const ports = useAtomValue(portsAtom)
  const copy = async () => {
    if (await ports.clipboard.write(message))
      ports.toast({ tone: 'done', title: 'Message copied', text: 'Paste it into the email.' })
    else
      ports.toast({ tone: 'error', title: 'The message could not be copied', text: 'Copy it from the form instead.' })
  }
  return (
    <FormNote
      tone="error"
      title="Too long for the chat app"
      text="Your message stays here. This copies it and opens your email, where you paste it."
    >
      <a
        href={`mailto:${config.email}?body=${uriComponent('(Paste your message here.)')}`}
        className={button({ look: 'line', size: 'sm' })}
        onClick={() => void copy()}
      >
        <span>Write an email</span>
      </a>
    </FormNote>
  )
}

import { record as words } from 'virtual:records/messages/contact/byEmail'
import { useAtomValue } from 'jotai'
import { config } from '#content/config.ts'
import { uriComponent } from '#lib/well-formed.ts'
import { portsAtom } from '#platform/ports.ts'
import { button } from '#styled/recipes/button.js'
import { FormNote } from '#ui/form.tsx'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'

/**
 * A note for a message that is too long for a link to the chat app. The message is also too long for a mailto link, so
 * the button copies the message and opens an email, into which the visitor pastes it.
 */
export function EmailNote({ message }: { readonly message: string }) {
  const ports = useAtomValue(portsAtom)
  const once = useOneAtATime()
  const copy = async () => {
    if (await ports.clipboard.write(message)) ports.toast({ tone: 'done', ...words.copied })
    else ports.toast({ tone: 'error', ...words.failed })
  }
  return (
    <FormNote tone="error" title={words.title} text={words.text}>
      <a
        href={`mailto:${config.email}?body=${uriComponent(words.body)}`}
        className={button({ variant: 'line', size: 'sm' })}
        onClick={(press) => void once(copy, press)}
      >
        <span>{words.write}</span>
      </a>
    </FormNote>
  )
}

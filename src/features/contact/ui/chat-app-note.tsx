import { record as words } from 'virtual:records/messages/contact/form'
import { ExternalButtonLink } from '#ui/button.tsx'
import { FormNote } from '#ui/form.tsx'

type ChatAppNoteProps = {
  readonly link: string
  readonly isOpened: boolean
  /** Whether the tab has only just opened. Later the note is for a visitor who comes back from it. */
  readonly isRedirecting: boolean
  readonly isInView: boolean
}

/** The note contains a plain link to the chat app, which works even if the browser blocked the tab. */
export function ChatAppNote({ link, isOpened, isRedirecting, isInView }: ChatAppNoteProps) {
  return (
    <FormNote
      tone={isOpened ? 'done' : 'wait'}
      title={isOpened ? (isRedirecting ? words.redirecting : words.returned) : words.heldBack}
      text={isOpened ? words.redirectingHint : words.heldBackHint}
      isInView={isInView}
    >
      <ExternalButtonLink variant="line" size="sm" href={link}>
        {words.open}
      </ExternalButtonLink>
    </FormNote>
  )
}

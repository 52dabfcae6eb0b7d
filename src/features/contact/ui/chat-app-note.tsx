import { formMessages } from '#content/form-messages.ts'
import { ExternalButtonLink } from '#ui/button.tsx'
import { FormNote } from '#ui/form.tsx'

type ChatAppNoteProps = { readonly link: string; readonly isOpened: boolean; readonly isHere: boolean }

/** The way to the chat app that always works: a link the visitor presses. */
export function ChatAppNote({ link, isOpened, isHere }: ChatAppNoteProps) {
  return (
    <FormNote
      tone={isOpened ? 'done' : 'wait'}
      title={isOpened ? formMessages.contact.redirecting : formMessages.contact.heldBack}
      text={isOpened ? 'Press send there. If you see no new tab, use this link.' : formMessages.contact.heldBackHint}
      isHere={isHere}
    >
      <ExternalButtonLink look="line" size="sm" href={link}>
        {formMessages.contact.open}
      </ExternalButtonLink>
    </FormNote>
  )
}

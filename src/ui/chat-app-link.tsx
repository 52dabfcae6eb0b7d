import { record as words } from 'virtual:records/messages/contact/opened'
import { type ComponentProps, useState } from 'react'
import { css } from '#styled/css'
import { ExternalButtonLink } from './button.tsx'

type ChatAppLinkProps = Omit<ComponentProps<typeof ExternalButtonLink>, 'onClick'>

/** A link to the chat app that looks like a button. Once it was pressed, a line beside it says so. */
export function ChatAppLink(link: ChatAppLinkProps) {
  const [isOpened, setOpened] = useState(false)
  return (
    <>
      <ExternalButtonLink {...link} onClick={() => setOpened(true)} />
      <ChatAppStatus isOpened={isOpened} />
    </>
  )
}

/**
 * Says that a message is open in the chat app, and that sending it is left to the visitor. In a row of buttons, the line
 * is below all of them.
 */
export function ChatAppStatus({ isOpened }: { readonly isOpened: boolean }) {
  return (
    <span role="status" className={status}>
      {isOpened && `${words.title} ${words.text}`}
    </span>
  )
}

const status = css({
  display: 'block',
  order: 1,
  flexBasis: '100%',
  marginTop: '2',
  textStyle: 'small',
  color: 'text.2',
  '&:empty': { position: 'absolute' }, // a live region without a place in the row
})

import { record as words } from 'virtual:records/messages/chat/panel'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { chatAppLink } from '#content/chat-app.ts'
import { config } from '#content/config.ts'
import { localClockTime } from '#lib/dates.ts'
import { MAX_LINK_LENGTH } from '#lib/text-limit.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { chatPanel } from '#styled/recipes/chat-panel.js'
import { ChatAppStatus } from '#ui/chat-app-link.tsx'
import { Link } from '#ui/link.tsx'
import { Chip } from '#ui/marks.tsx'
import { NewTabIcon } from '#ui/new-tab-icon.tsx'
import type { ChatMessage } from '../history.ts'
import { prefillContact } from '../prefill-contact.ts'
import { sendChatMessageAtom } from '../state.ts'
import { useMinimizeOnNavigate } from './use-minimize-on-navigate.ts'

const HINDI = /\p{Script=Devanagari}/u

type MessageBubbleProps = { readonly message: ChatMessage; readonly isNewest: boolean; readonly onAsked: () => void }

export function MessageBubble({ message, isNewest, onAsked }: MessageBubbleProps) {
  const styles = chatPanel({ view: 'open' })
  if (message.from === 'visitor') {
    return (
      <p dir="auto" className={styles.visitorMessage}>
        <span dir="ltr" className={css({ srOnly: true })}>
          {words.you}{' '}
        </span>
        <span>{message.text}</span>
      </p>
    )
  }
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <div className={styles.agencyMessage}>
        <p dir="auto">
          <span dir="ltr" className={css({ srOnly: true })}>{`${config.name}: `}</span>
          {message.about && <span className={inferredQuestion}>{`${words.about} ${message.about} `}</span>}
          <LocalizedText text={message.text} />
        </p>
        {message.link && <MessageLinks link={message.link} unanswered={message.unanswered} />}
        <time dateTime={new Date(message.at).toISOString()} className={styles.time}>
          {localClockTime(message.at)}
        </time>
      </div>
      {isNewest && <SuggestionChips message={message} onAsked={onAsked} />}
    </div>
  )
}

/** The Hindi at the end of the text is marked, so that screen readers switch their voice. */
function LocalizedText({ text }: { readonly text: string }) {
  const start = text.search(HINDI)
  if (start < 0) return <span>{text}</span>
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <span lang="hi">{text.slice(start)}</span>
    </>
  )
}

type MessageLinksProps = { readonly link: NonNullable<ChatMessage['link']>; readonly unanswered: string | undefined }

/**
 * Unanswered questions are filled into the contact form when the link is followed. A second link opens the chat app
 * with them, if they fit into that link.
 */
function MessageLinks({ link, unanswered }: MessageLinksProps) {
  const { drafts } = useAtomValue(portsAtom)
  const onFollow = useMinimizeOnNavigate()
  const [isOpened, setOpened] = useState(false)
  const chatAppHref = unanswered === undefined ? null : chatAppLink(unanswered)
  return (
    <div className={messageLinks}>
      <Link
        href={link.href}
        onClick={() => {
          if (unanswered !== undefined) prefillContact(drafts, unanswered)
          onFollow(link.href)
        }}
      >
        {link.label}
      </Link>
      {chatAppHref && chatAppHref.length <= MAX_LINK_LENGTH && (
        <>
          <a
            href={chatAppHref}
            target="_blank"
            rel="noopener noreferrer"
            className={css({ gap: '1' })}
            onClick={() => setOpened(true)}
          >
            <span>{words.chatApp}</span>
            <NewTabIcon />
          </a>
          <ChatAppStatus isOpened={isOpened} />
        </>
      )}
    </div>
  )
}

function SuggestionChips({ message, onAsked }: Omit<MessageBubbleProps, 'isNewest'>) {
  const send = useSetAtom(sendChatMessageAtom)
  const { suggestions = [], entry, chipsAre = entry === undefined ? undefined : 'also' } = message
  if (suggestions.length === 0) return null
  return (
    <div className={chatPanel({ view: 'open' }).chips}>
      {chipsAre && <p className={label}>{words.chips[chipsAre]}</p>}
      {suggestions.map((question) => (
        <Chip
          key={question}
          onClick={() => {
            void send(question)
            onAsked()
          }}
        >
          {question}
        </Chip>
      ))}
    </div>
  )
}

const messageLinks = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' })
const inferredQuestion = css({ display: 'block', color: 'text.3', marginBottom: '1' })
const label = css({ flexBasis: '100%', textStyle: 'small', color: 'text.2' })

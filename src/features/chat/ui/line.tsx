import { record as panel } from 'virtual:records/messages/chat/panel'
import { useAtomValue, useSetAtom } from 'jotai'
import { chatAppLink } from '#content/chat-app.ts'
import { config } from '#content/config.ts'
import { localClockTime } from '#lib/dates.ts'
import { MAX_LINK_LENGTH } from '#lib/text-limit.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { chatPanel } from '#styled/recipes/chat-panel.js'
import { ExternalMark } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { Chip } from '#ui/marks.tsx'
import { handToContact } from '../hand-over.ts'
import type { Message } from '../history.ts'
import { sendAtom } from '../state.ts'
import { useFollow } from './use-follow.ts'

const HINDI = /\p{Script=Devanagari}/u

type LineProps = { readonly message: Message; readonly isNewest: boolean; readonly onAsked: () => void }

/** One message; the newest offers its questions. */
export function Line({ message, isNewest, onAsked }: LineProps) {
  const styles = chatPanel({ view: 'open' })
  if (message.from === 'visitor') {
    return (
      <p dir="auto" className={styles.mine}>
        <span dir="ltr" className={css({ srOnly: true })}>
          {panel.you}{' '}
        </span>
        <span>{message.text}</span>
      </p>
    )
  }
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <div className={styles.theirs}>
        <p dir="auto">
          <span dir="ltr" className={css({ srOnly: true })}>{`${config.name}: `}</span>
          {message.about && <span className={about}>{`${panel.about} ${message.about} `}</span>}
          <Words text={message.text} />
        </p>
        {message.link && <Ways link={message.link} words={message.unanswered} />}
        <time dateTime={new Date(message.at).toISOString()} className={styles.time}>
          {localClockTime(message.at)}
        </time>
      </div>
      {isNewest && <Questions message={message} onAsked={onAsked} />}
    </div>
  )
}

/** A text of ours, with what is Hindi in it said to be so: a screen reader takes another voice for it. */
function Words({ text }: { readonly text: string }) {
  const at = text.search(HINDI)
  if (at < 0) return <span>{text}</span>
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <span lang="hi">{text.slice(at)}</span>
    </>
  )
}

type WaysProps = { readonly link: NonNullable<Message['link']>; readonly words: string | undefined }

/** Where a message leads to. Words that wait for a person go along, by the form or by the chat app, if its link holds them. */
function Ways({ link, words }: WaysProps) {
  const { drafts } = useAtomValue(portsAtom)
  const onFollow = useFollow()
  const toApp = words === undefined ? null : chatAppLink(words)
  return (
    <div className={ways}>
      <Link
        href={link.href}
        onClick={() => {
          if (words !== undefined) handToContact(drafts, words)
          onFollow(link.href)
        }}
      >
        {link.label}
      </Link>
      {toApp && toApp.length <= MAX_LINK_LENGTH && (
        <a href={toApp} target="_blank" rel="noopener noreferrer" className={css({ gap: '1' })}>
          <span>{panel.chatApp}</span>
          <ExternalMark />
        </a>
      )}
    </div>
  )
}

/** The questions that a message offers, and what they are. */
function Questions({ message, onAsked }: Omit<LineProps, 'isNewest'>) {
  const send = useSetAtom(sendAtom)
  const { suggestions = [], entry, chipsAre = entry === undefined ? undefined : 'also' } = message
  if (suggestions.length === 0) return null
  return (
    <div className={chatPanel({ view: 'open' }).chips}>
      {chipsAre && <p className={label}>{panel.chips[chipsAre]}</p>}
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

const ways = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' })
const about = css({ display: 'block', color: 'text.3', marginBottom: '1' })
const label = css({ flexBasis: '100%', textStyle: 'small', color: 'text.2' })

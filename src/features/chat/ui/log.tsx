import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { chatMessages } from '#content/chat-messages.ts'
import { config } from '#content/config.ts'
import { localClockTime } from '#lib/dates.ts'
import { matches } from '#platform/view.ts'
import { css } from '#styled/css'
import { chatPanel } from '#styled/recipes/chat-panel.js'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { Link } from '#ui/link.tsx'
import { Chip } from '#ui/marks.tsx'
import type { Message } from '../history.ts'
import { historyAtom, isTypingAtom, sendAtom, setAsideAtom, showChatAtom } from '../state.ts'

/** Every message, the newest at the end and in view. New answers are announced; the typing sign stays out of the log. */
export function Log({ onAsked }: { readonly onAsked: () => void }) {
  const history = useAtomValue(historyAtom)
  const isTyping = useAtomValue(isTypingAtom)
  const setAside = useSetAtom(setAsideAtom)
  const end = useRef<HTMLDivElement>(null)
  const styles = chatPanel({ view: 'open' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message and the typing sign move the view
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [history.length, isTyping])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long conversation scrolls, and the keyboard must reach it
    <div className={styles.log} tabIndex={0} role="group" aria-label="Messages">
      <div role="log" aria-label="Conversation" className={css({ display: 'contents' })}>
        {history.map((message, index) => (
          <ErrorBoundary
            key={message.id}
            instead={() => <p className={styles.theirs}>{chatMessages.unshown}</p>}
            onFail={() => setAside(message.id)}
          >
            <Line message={message} isNewest={index === history.length - 1} onAsked={onAsked} />
          </ErrorBoundary>
        ))}
      </div>
      <p role="status" className={isTyping ? styles.typing : css({ srOnly: true })}>
        {isTyping && (
          <>
            <TypingSign />
            <span>{chatMessages.looking}</span>
          </>
        )}
      </p>
      <div ref={end} />
    </div>
  )
}

type LineProps = { readonly message: Message; readonly isNewest: boolean; readonly onAsked: () => void }

function Line({ message, isNewest, onAsked }: LineProps) {
  const send = useSetAtom(sendAtom)
  const show = useSetAtom(showChatAtom)
  // on a phone the panel covers the page the link leads to
  const onFollow = () => matches('(max-width: 519px)') && void show('minimized')
  const styles = chatPanel({ view: 'open' })
  if (message.from === 'visitor') {
    return (
      <p dir="auto" className={styles.mine}>
        <span dir="ltr" className={css({ srOnly: true })}>
          You:{' '}
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
          {message.about && <span className={about}>{`${chatMessages.about} ${message.about} `}</span>}
          <span>{message.text}</span>
        </p>
        {message.link && (
          <Link href={message.link.href} onClick={onFollow}>
            {message.link.label}
          </Link>
        )}
        <time dateTime={new Date(message.at).toISOString()} className={styles.time}>
          {localClockTime(message.at)}
        </time>
      </div>
      {isNewest && message.suggestions && message.suggestions.length > 0 && (
        <div className={styles.chips}>
          {message.entry !== undefined && <p className={also}>{chatMessages.also}</p>}
          {message.suggestions.map((question) => (
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
      )}
    </div>
  )
}

const about = css({ display: 'block', color: 'text.3', marginBottom: '1' })
const also = css({ flexBasis: '100%', textStyle: 'small', color: 'text.2' })

function TypingSign() {
  return (
    <svg
      viewBox="0 0 28 28"
      fill="none"
      stroke="var(--colors-cold)"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M14 3A11 11 0 0 1 23 8M25 15A11 11 0 0 1 19 24M9 24A11 11 0 0 1 3 15M14 8A6 6 0 0 1 20 14M14 20A6 6 0 0 1 8 14" />
      <circle cx="14" cy="14" r="2" fill="var(--colors-signal)" stroke="none" />
    </svg>
  )
}

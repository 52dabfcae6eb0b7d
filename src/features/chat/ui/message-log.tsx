import { record as words } from 'virtual:records/messages/chat/panel'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { css } from '#styled/css'
import { chatPanel } from '#styled/recipes/chat-panel.js'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { chatHistoryAtom, dropBrokenMessageAtom, isTypingAtom } from '../state.ts'
import { MessageBubble } from './message-bubble.tsx'

/** All messages, with the newest kept in view. New messages and, separately, the typing sign are announced. */
export function MessageLog({ onAsked }: { readonly onAsked: () => void }) {
  const history = useAtomValue(chatHistoryAtom)
  const isTyping = useAtomValue(isTypingAtom)
  const dropBroken = useSetAtom(dropBrokenMessageAtom)
  const endMarker = useRef<HTMLDivElement>(null)
  const styles = chatPanel({ view: 'open' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message and the typing sign move the view
  useEffect(() => {
    endMarker.current?.scrollIntoView({ block: 'end' })
  }, [history.length, isTyping])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long conversation scrolls, and the keyboard must reach it
    <div className={styles.log} tabIndex={0} role="group" aria-label={words.messages}>
      <div role="log" aria-label={words.conversation} className={css({ display: 'contents' })}>
        {history.map((message, index) => (
          <ErrorBoundary
            key={message.id}
            fallback={() => <p className={styles.agencyMessage}>{words.unshown}</p>}
            onFail={() => dropBroken(message.id)}
          >
            <MessageBubble message={message} isNewest={index === history.length - 1} onAsked={onAsked} />
          </ErrorBoundary>
        ))}
      </div>
      <p role="status" className={isTyping ? styles.typing : css({ srOnly: true })}>
        {isTyping && (
          <>
            <TypingIndicator />
            <span>{words.looking}</span>
          </>
        )}
      </p>
      <div ref={endMarker} />
    </div>
  )
}

function TypingIndicator() {
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

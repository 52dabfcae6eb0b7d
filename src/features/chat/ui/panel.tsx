import { record as words } from 'virtual:records/messages/chat/panel'
import { useAtomValue, useSetAtom } from 'jotai'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { paths } from '#content/paths.ts'
import { avoidOverlap } from '#platform/avoid-overlap.ts'
import { css } from '#styled/css'
import { chatPanel } from '#styled/recipes/chat-panel.js'
import '#styled/styles/recipes/chat-panel.css'
import { IconButton } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { usePanelHistoryLayer } from '#ui/use-panel-history-layer.ts'
import { clearChatAtom, hasVisitorMessageAtom, setChatPageAtom, setChatViewAtom, syncHistoryAtom } from '../state.ts'
import type { ChatView } from '../view-state.ts'
import { ClearQuestion } from './clear-question.tsx'
import { Composer } from './composer.tsx'
import { MessageLog } from './message-log.tsx'
import { useMinimizeOnNavigate } from './use-minimize-on-navigate.ts'

type ChatPanelProps = {
  readonly view: Exclude<ChatView, 'closed'>
  /** The path of the page that the visitor is on. */
  readonly page: string
  readonly onClose: (next: 'closed' | 'minimized') => void
}

/**
 * The panel floats beside the page and never traps the focus. Escape minimises it. On a phone, where it covers the
 * page, Back closes it.
 */
export default function ChatPanel({ view, page, onClose }: ChatPanelProps) {
  const setView = useSetAtom(setChatViewAtom)
  const setPage = useSetAtom(setChatPageAtom)
  const clear = useSetAtom(clearChatAtom)
  const hasVisitorMessage = useAtomValue(hasVisitorMessageAtom)
  const [isClearing, setClearing] = useState(false)
  const syncHistory = useSetAtom(syncHistoryAtom)
  const onFollow = useMinimizeOnNavigate()
  const root = useRef<HTMLElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const clearButton = useRef<HTMLButtonElement>(null)
  const restoreButton = useRef<HTMLButtonElement>(null)
  const styles = chatPanel({ view })
  const isOpen = view === 'open'
  useEffect(() => setPage(page), [setPage, page])
  useEffect(() => {
    const { activeElement } = document
    if (isOpen) input.current?.focus()
    // a followed link may have moved the focus to the page already: then the focus stays there
    else if (activeElement === document.body || root.current?.contains(activeElement)) restoreButton.current?.focus()
  }, [isOpen])
  usePanelHistoryLayer(root, isOpen, () => onClose('closed'))
  useEffect(() => (isOpen || !root.current ? undefined : avoidOverlap(root.current)), [isOpen])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen && !event.nativeEvent.isComposing) onClose('minimized')
  }
  return (
    <section
      ref={root}
      id="chat"
      aria-label={words.label}
      aria-describedby={isOpen ? 'chat-claim' : undefined}
      data-avoid-overlap={isOpen ? '' : undefined}
      className={styles.root}
      onKeyDown={onKeyDown}
      onFocus={({ relatedTarget }) => relatedTarget === null && void syncHistory()} // from another tab or window
    >
      <header className={styles.header}>
        <h2 className={styles.name}>{words.heading}</h2>
        {isOpen && (
          <Tooltip text={words.clear}>
            <IconButton
              ref={clearButton}
              variant="bare"
              label={words.clear}
              onClick={() => (hasVisitorMessage ? setClearing(true) : clear())}
            >
              <Trash2 size={18} strokeWidth={1.5} />
            </IconButton>
          </Tooltip>
        )}
        {isOpen ? (
          <IconButton variant="bare" label={words.minimize} onClick={() => onClose('minimized')}>
            <Minus size={20} strokeWidth={1.5} />
          </IconButton>
        ) : (
          <IconButton
            ref={restoreButton}
            variant="bare"
            label={words.show}
            aria-expanded="false"
            onClick={() => void setView('open')}
          >
            <Plus size={20} strokeWidth={1.5} />
          </IconButton>
        )}
        <IconButton variant="bare" label={words.close} onClick={() => onClose('closed')}>
          <X size={20} strokeWidth={1.5} />
        </IconButton>
        {isOpen && (
          <div className={styles.introduction}>
            <p id="chat-claim" className={styles.claim}>
              {words.claim}
            </p>
            <Link href={paths.contact} onClick={() => onFollow(paths.contact)}>
              {words.toPerson}
            </Link>
          </div>
        )}
        {isOpen && isClearing && (
          <ClearQuestion
            onClear={() => {
              input.current?.focus()
              setClearing(false)
              clear()
            }}
            onKeep={() => {
              clearButton.current?.focus()
              setClearing(false)
            }}
          />
        )}
      </header>
      <div hidden={!isOpen} className={css({ minHeight: '0', display: 'flex', '&[hidden]': { display: 'none' } })}>
        <MessageLog onAsked={() => input.current?.focus()} />
      </div>
      <div hidden={!isOpen}>
        <Composer ref={input} />
      </div>
    </section>
  )
}

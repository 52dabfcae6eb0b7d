import { record as words } from 'virtual:records/messages/chat/panel'
import { useSetAtom } from 'jotai'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { paths } from '#content/paths.ts'
import { keepClear } from '#platform/clearance.ts'
import { css } from '#styled/css'
import { chatPanel } from '#styled/recipes/chat-panel.js'
import '#styled/styles/recipes/chat-panel.css'
import { IconButton } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { catchUpAtom, clearChatAtom, showChatAtom, type View } from '../state.ts'
import { Composer } from './composer.tsx'
import { Log } from './log.tsx'
import { useFollow } from './use-follow.ts'

type PanelProps = { readonly view: Exclude<View, 'closed'>; readonly onLeave: (next: 'closed' | 'minimized') => void }

/** The conversation. It floats beside the page and never traps focus; Escape makes it small. */
export default function Panel({ view, onLeave }: PanelProps) {
  const show = useSetAtom(showChatAtom)
  const clear = useSetAtom(clearChatAtom)
  const catchUp = useSetAtom(catchUpAtom)
  const onFollow = useFollow()
  const root = useRef<HTMLElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const restore = useRef<HTMLButtonElement>(null)
  const styles = chatPanel({ view })
  const isOpen = view === 'open'
  useEffect(() => {
    const { activeElement } = document
    if (isOpen) input.current?.focus()
    // unless a link that was followed has led it to the page already
    else if (activeElement === document.body || root.current?.contains(activeElement)) restore.current?.focus()
  }, [isOpen])
  useEffect(() => (isOpen || !root.current ? undefined : keepClear(root.current)), [isOpen])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen && !event.nativeEvent.isComposing) onLeave('minimized')
  }
  return (
    <section
      ref={root}
      id="chat"
      aria-label={words.label}
      aria-describedby={isOpen ? 'chat-claim' : undefined}
      className={styles.root}
      onKeyDown={onKeyDown}
      onFocus={({ relatedTarget }) => relatedTarget === null && void catchUp()} // from another window or tab
    >
      <header className={styles.head}>
        <h2 className={styles.name}>{words.heading}</h2>
        {isOpen && (
          <Tooltip text={words.clear}>
            <IconButton look="bare" label={words.clear} onClick={() => clear()}>
              <Trash2 size={18} strokeWidth={1.5} />
            </IconButton>
          </Tooltip>
        )}
        {isOpen ? (
          <IconButton look="bare" label={words.minimize} onClick={() => onLeave('minimized')}>
            <Minus size={20} strokeWidth={1.5} />
          </IconButton>
        ) : (
          <IconButton
            ref={restore}
            look="bare"
            label={words.show}
            aria-expanded="false"
            onClick={() => void show('open')}
          >
            <Plus size={20} strokeWidth={1.5} />
          </IconButton>
        )}
        <IconButton look="bare" label={words.close} onClick={() => onLeave('closed')}>
          <X size={20} strokeWidth={1.5} />
        </IconButton>
        {isOpen && (
          <div className={styles.about}>
            <p id="chat-claim" className={styles.claim}>
              {words.claim}
            </p>
            <Link href={paths.contact} onClick={() => onFollow(paths.contact)}>
              {words.toPerson}
            </Link>
          </div>
        )}
      </header>
      <div hidden={!isOpen} className={css({ minHeight: '0', display: 'flex', '&[hidden]': { display: 'none' } })}>
        <Log onAsked={() => input.current?.focus()} />
      </div>
      <div hidden={!isOpen}>
        <Composer ref={input} />
      </div>
    </section>
  )
}

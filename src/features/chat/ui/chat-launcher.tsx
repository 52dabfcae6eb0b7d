import { record as words } from 'virtual:records/messages/chat/button'
import { useAtom, useAtomValue, useStore } from 'jotai'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { avoidOverlap } from '#platform/avoid-overlap.ts'
import { loadFailureNotice } from '#platform/load-failure-notice.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { askedQuestionAtom } from '../asked-state.ts'
import { changeViewAtom, chatViewAtom } from '../view-state.ts'

const loadPanel = () => import('./panel.tsx')
const Panel = lazy(loadPanel)

/** Loads the conversation and the panel, which are one script. */
const loadChat = async () => {
  const [chat] = await Promise.all([import('../state.ts'), loadPanel()])
  return chat
}

const preloadChat = () => void loadChat().catch(() => {}) // the click reports a failure

type ChatLauncherProps = {
  /** The path of the page that the visitor is on. */
  readonly page: string
}

/**
 * The floating button. It preloads the chat, and gets the focus back when the panel closes. A question that is asked
 * elsewhere on the site opens the panel, too.
 */
export function ChatLauncher({ page }: ChatLauncherProps) {
  const store = useStore()
  const { toast } = useAtomValue(portsAtom)
  const view = useAtomValue(chatViewAtom)
  const launcher = useRef<HTMLButtonElement>(null)
  const isDismissed = useRef(false)
  useEffect(() => (launcher.current ? avoidOverlap(launcher.current) : undefined), [])
  // focuses before the next frame, because an unfocused button that overlaps a form's button is hidden
  useEffect(() => {
    if (view === 'closed' && isDismissed.current) launcher.current?.focus()
    isDismissed.current = false
  }, [view])
  /** Opens the chat, and asks a question if there is one. */
  const open = async (question: string | null) => {
    try {
      const { sendChatMessageAtom, setChatPageAtom, setChatViewAtom } = await loadChat()
      store.set(setChatPageAtom, page)
      await store.set(setChatViewAtom, 'open')
      if (question !== null) await store.set(sendChatMessageAtom, question)
    } catch (error) {
      toast({ tone: 'error', ...loadFailureNotice(error, words.unloaded) })
    }
  }
  const [asked, setAsked] = useAtom(askedQuestionAtom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a question opens the chat
  useEffect(() => {
    if (asked === null) return
    setAsked(null)
    void open(asked)
  }, [asked])
  const dismiss = (next: 'closed' | 'minimized') => {
    isDismissed.current = true
    store.set(changeViewAtom, next)
  }
  return (
    <>
      <button
        ref={launcher}
        type="button"
        hidden={view !== 'closed'}
        aria-label={words.open}
        aria-expanded={view === 'open'}
        aria-controls={view === 'closed' ? undefined : 'chat'}
        className={launcherButton}
        onPointerEnter={preloadChat}
        onFocus={preloadChat}
        onClick={() => void open(null)}
      >
        <svg
          viewBox="0 0 40 40"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M17.4 34.8A15 15 0 1 1 33.2 13M24.5 12.2A9 9 0 0 1 25.8 26.9M13.1 25.8A9 9 0 0 1 12.2 15.5M17.4 34.8L9 37.5l2-7.2" />
          <circle cx="20" cy="20" r="3" fill="var(--colors-signal)" stroke="none" />
        </svg>
      </button>
      {view !== 'closed' && (
        <Suspense>
          <Panel view={view} page={page} onClose={dismiss} />
        </Suspense>
      )}
    </>
  )
}

const launcherButton = css({
  position: 'fixed',
  right: 'max({spacing.corner}, {spacing.safe.right})',
  bottom: 'max({spacing.corner}, {spacing.safe.bottom})',
  zIndex: 'chat',
  display: 'grid',
  placeItems: 'center',
  width: '3.75rem',
  height: '3.75rem',
  padding: '0',
  borderRadius: 'round',
  border: '1px solid {colors.line.strong}',
  background: 'raised',
  color: 'text',
  cursor: 'pointer',
  boxShadow: 'lift',
  _hover: { background: 'hover', borderColor: 'text' },
  _focusVisible: { borderRadius: 'round' },
  '&[hidden]': { display: 'none' },
  '&[data-overlapping]:not(:focus)': { visibility: 'hidden' },
  '&[data-overlapping]:focus:not([data-no-room])': { translate: '0 calc(-1 * var(--lift, 0px))' },
  _writing: { visibility: 'hidden' },
  _print: { display: 'none' },
  '& > svg': { width: '2.1rem', height: '2.1rem' },
})

import { record as moving } from 'virtual:records/messages/moving/everything'
import { record as opening } from 'virtual:records/messages/search/opening'
import { record as words } from 'virtual:records/messages/search/unloaded'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '#content/paths.ts'
import { askedQuestionAtom } from '#features/chat/asked-state.ts'
import { installAtom } from '#features/install/state.ts'
import { useCanInstall } from '#features/install/ui/use-install.ts'
import { motionStateAtom, toggleMotionAtom } from '#features/motion/state.ts'
import { callPanelAtom } from '#features/outbox/panel-state.ts'
import { rememberedCountAtom } from '#features/outbox/snapshot-state.ts'
import type { SearchAction } from '#features/search/actions.ts'
import type { SearchDialog } from '#features/search/ui/search-dialog.tsx'
import { loadFailureNotice } from '#platform/load-failure-notice.ts'
import { portsAtom } from '#platform/ports.ts'
import { loadOrNull } from '#platform/timeout.ts'
import { css } from '#styled/css'
import { ErrorBoundary } from '#ui/error-boundary.tsx'

/** The search says that it is loading if it takes longer than this. */
const SLOW_MS = 300

type LoadedSearch = {
  readonly Dialog: ComponentType<ComponentProps<typeof SearchDialog>>
  readonly actions: readonly SearchAction[]
}

const loadSearch = async (): Promise<LoadedSearch> => {
  const [{ SearchDialog: Dialog }, { searchActions: actions }] = await Promise.all([
    import('#features/search/ui/search-dialog.tsx'),
    import('#features/search/actions.ts'),
  ])
  return { Dialog, actions }
}

/**
 * Opens the search when the visitor follows a link to `/search`, or presses Ctrl+K or Cmd+K while neither a field has
 * the focus nor a dialog is open. Until this script is there, the links lead to the page of the search. On that page,
 * the visitor gets to its field.
 *
 * The dialog is preloaded when the visitor is about to open it: the pointer or the focus is on such a link, or Ctrl or
 * Cmd is pressed. What is typed while the dialog is loading goes into its field, or to the page of the search if the dialog
 * cannot be loaded. If the visitor does anything else meanwhile, the dialog does not open.
 */
export function SearchLauncher({ page }: { readonly page: string }) {
  const { clock, toast } = useAtomValue(portsAtom)
  const [, navigate] = useLocation()
  const ask = useSetAtom(askedQuestionAtom)
  const motion = useMotionAction()
  const remembered = useAtomValue(rememberedCountAtom)
  const callPanel = useSetAtom(callPanelAtom)
  const canInstall = useCanInstall()
  const install = useSetAtom(installAtom)
  const [loaded, setLoaded] = useState<LoadedSearch | null>(null)
  const [openedWith, setOpenedWith] = useState<string | null>(null)
  const [wait, setWait] = useState<'none' | 'short' | 'long'>('none')
  const isOpen = openedWith !== null

  useEffect(() => {
    /** What has been typed since the search was asked for; null if its field has the focus, or it was not asked for. */
    let typed: string | null = null
    let isShown = false
    let stopClock = () => {}
    const endWait = () => {
      stopClock()
      setWait('none')
    }
    const type = (text: string) => {
      typed = text
      if (isShown) setOpenedWith(text) // the field gets the focus a moment after it appears
    }
    const cancel = () => {
      typed = null
      endWait()
    }
    const open = async () => {
      if (page === paths.search) return document.getElementById('search')?.focus()
      typed = ''
      isShown = false
      endWait()
      setWait('short')
      stopClock = clock.after(SLOW_MS, () => setWait('long'))
      const loading = loadSearch()
      const search = await loadOrNull(loading)
      if (typed === null) return
      endWait()
      if (search) {
        setLoaded(search)
        setOpenedWith(typed)
        isShown = true
        return
      }
      const address = `${paths.search}${typed === '' ? '' : `?${new URLSearchParams({ q: typed })}`}`
      typed = null
      toast({
        tone: 'error',
        ...loadFailureNotice(await failureOf(loading), words),
        action: { label: words.page, run: () => navigate(address) },
      })
    }
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
      if (!isSearchLink(event.target) || !isPlain) return cancel()
      event.preventDefault()
      void open()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { key = '', code, ctrlKey, metaKey, altKey, shiftKey } = event // a browser’s autofill sends no key
      if (key === 'Control' || key === 'Meta') preload()
      const isWithModifier = ctrlKey || metaKey || altKey
      if (typed !== null && key.length === 1 && !isWithModifier && !isField(event.target)) {
        type(typed + key)
        event.preventDefault()
      } else if (typed !== null && (key === 'Backspace' || key === 'Enter')) {
        if (key === 'Backspace') type(typed.slice(0, -1))
        event.preventDefault() // Enter would follow the link again
      } else if (typed !== null && key === 'Escape') cancel()
      const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/[a-z]/i.test(key)) // also on a Cyrillic keyboard
      if (!isK || !(ctrlKey || metaKey) || altKey || shiftKey || isField(event.target) || isModalOpen()) return
      event.preventDefault()
      if (typed === null) void open()
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (isField(target)) cancel()
      if (isSearchLink(target)) preload()
    }
    const onPointerOver = ({ target }: PointerEvent) => {
      if (isSearchLink(target)) preload()
    }
    document.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerover', onPointerOver)
    return () => {
      cancel()
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerover', onPointerOver)
    }
  }, [page, clock, toast, navigate])

  const isPossible = ({ opens }: SearchAction) =>
    (opens !== 'requests' || remembered > 0) &&
    (opens !== 'installation' || canInstall) &&
    (opens !== 'stopMotion' || motion.canStop) &&
    (opens !== 'startMotion' || motion.canStart)
  const run = (opened: SearchAction['opens']) => {
    if (opened === 'requests') callPanel(() => null)
    if (opened === 'installation') void install()
    if (opened === 'stopMotion' || opened === 'startMotion') motion.toggle()
  }
  return (
    <>
      {wait !== 'none' && <div role="status">{wait === 'long' && <p className={waitNote}>{opening}</p>}</div>}
      {loaded && (
        <ErrorBoundary fallback={() => null}>
          <loaded.Dialog
            isOpen={isOpen}
            initialQuery={openedWith ?? ''}
            onClose={() => setOpenedWith(null)}
            actions={loaded.actions.filter(isPossible)}
            onOpen={run}
            onAsk={ask}
          />
        </ErrorBoundary>
      )}
    </>
  )
}

/** Stands where the dialog is going to be. */
const waitNote = css({
  position: 'fixed',
  insetInline: '0',
  top: 'calc(6rem + {spacing.safe.top})',
  zIndex: 'toast',
  width: '100%',
  maxWidth: '20rem',
  marginInline: 'auto',
  padding: '0.9rem 1.4rem',
  background: 'plate',
  border: '1px solid {colors.line.strong}',
  color: 'text',
  textAlign: 'center',
  _print: { display: 'none' },
})

/** Returns how the search stops all movement, or lets things move again, and whether each of them is possible. */
function useMotionAction() {
  const { toast } = useAtomValue(portsAtom)
  const state = useAtomValue(motionStateAtom)
  const toggleMotion = useSetAtom(toggleMotionAtom)
  return {
    canStop: state === 'moving',
    canStart: state === 'stopped',
    toggle() {
      void toggleMotion()
      toast({ tone: 'done', title: state === 'stopped' ? moving.started : moving.stopped })
    },
  }
}

/** Loads the dialog, which `open` reports if it fails. */
const preload = () => void loadSearch().catch(() => {})

const isSearchLink = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`a[href="${paths.search}"]`) !== null

/** Resolves with the error of a load that has failed; with null if it is still loading. */
const failureOf = (loading: Promise<unknown>) =>
  Promise.race([loading, null]).then(
    () => null,
    (error: unknown) => error,
  )

const isModalOpen = () => document.querySelector('[aria-modal=true]') !== null

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select')
}

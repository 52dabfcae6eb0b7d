import { record as words } from 'virtual:records/messages/search/unloaded'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { paths } from '#content/paths.ts'
import { askedQuestionAtom } from '#features/chat/asked-state.ts'
import type { SearchAction } from '#features/search/actions.ts'
import type { SearchDialog } from '#features/search/ui/search-dialog.tsx'
import { installPrompt } from '#platform/install-prompt.ts'
import { loadFailureNotice } from '#platform/load-failure-notice.ts'
import { portsAtom } from '#platform/ports.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'

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
 * Opens the search when the visitor follows a link to `/search`, or presses Ctrl+K or Cmd+K while no field has the
 * focus. Until this script is there, the links lead to the page of the search, and so they do if the dialog cannot be
 * loaded. On that page, the visitor gets to its field.
 */
export function SearchLauncher({ page }: { readonly page: string }) {
  const { toast } = useAtomValue(portsAtom)
  const ask = useSetAtom(askedQuestionAtom)
  const [loaded, setLoaded] = useState<LoadedSearch | null>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const open = () => {
      if (page === paths.search) return document.getElementById('search')?.focus()
      loadSearch().then(
        (search) => {
          setLoaded(search)
          setOpen(true)
        },
        (error: unknown) => toast({ tone: 'error', ...loadFailureNotice(error, words) }),
      )
      return undefined
    }
    const linkOf = ({ target }: Event) =>
      target instanceof Element ? target.closest(`a[href="${paths.search}"]`) : null
    // preloads the dialog, so that no key is lost that is typed right after the shortcut
    const preload = (event: Event) => {
      const isModifier = event instanceof KeyboardEvent && (event.key === 'Control' || event.key === 'Meta')
      if (isModifier || linkOf(event)) loadSearch().catch(() => {})
    }
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
      if (!link || !isPlain) return
      event.preventDefault()
      open()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
      if (!isShortcut || event.shiftKey || isField(event.target)) return
      event.preventDefault()
      open()
    }
    const preloadEvents = ['pointerover', 'focusin', 'keydown'] as const
    for (const type of preloadEvents) document.addEventListener(type, preload)
    document.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      for (const type of preloadEvents) document.removeEventListener(type, preload)
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [page, toast])

  if (!loaded) return null
  const isPossible = ({ opens }: SearchAction) =>
    (opens !== 'requests' || requestsButton() !== null) && (opens !== 'installation' || installPrompt.isReady())
  const run = (opened: SearchAction['opens']) => {
    if (opened === 'requests') requestsButton()?.click()
    if (opened === 'installation') void installPrompt.ask()
  }
  return (
    <ErrorBoundary fallback={() => null}>
      <loaded.Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={loaded.actions.filter(isPossible)}
        onOpen={run}
        onAsk={ask}
      />
    </ErrorBoundary>
  )
}

/** The button in the header that lists the waiting requests. It is there only while requests wait. */
const requestsButton = () => document.querySelector<HTMLElement>('button[data-requests]')

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select')
}

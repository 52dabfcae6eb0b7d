import { record as words } from 'virtual:records/messages/search'
import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useAtomValue, useSetAtom } from 'jotai'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { portsAtom } from '#platform/ports.ts'
import { iconButton } from '#styled/recipes/icon-button.js'
import { Button } from '#ui/button.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { SearchStatus } from '#ui/search-status.tsx'
import { useHistoryLayer } from '#ui/use-history-layer.ts'
import type { SearchAction } from '../actions.ts'
import { firstOptions, foundOptions, indexAfter, type Option } from '../options.ts'
import { isQuestion } from '../results.ts'
import { keepSearchAtom, loadRecentSearchesAtom, recentSearchesAtom } from '../state.ts'
import { shownState, statusText } from '../status-text.ts'
import { EmptyList } from './empty-list.tsx'
import { OptionList, optionId } from './option-list.tsx'
import { styles } from './search-dialog-styles.ts'
import { SearchFailure } from './search-failure.tsx'
import { useMissingPages } from './use-missing-pages.ts'
import { useSearch } from './use-search.ts'

/** More results are on the page of the search. */
const LIMITS = { perKind: 3, total: 15 } as const
/** For a shorter query, the dialog shows what it shows for none. */
const MIN_LENGTH = 2

type SearchDialogProps = {
  readonly isOpen: boolean
  /** What was typed before the field had the focus. It may grow until then. */
  readonly initialQuery: string
  readonly onClose: () => void
  /** The actions that are possible now. */
  readonly actions: readonly SearchAction[]
  readonly onOpen: (opened: NonNullable<SearchAction['opens']>) => void
  /** Asks the chat a question. */
  readonly onAsk: (question: string) => void
}

/** The search of the whole site. Arrow keys move through the results, and Enter opens one. */
export function SearchDialog({ isOpen, onClose, ...contentProps }: SearchDialogProps) {
  useHistoryLayer(isOpen, onClose)
  const input = useRef<HTMLInputElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (isOpen) setLeaving(false)
  }, [isOpen])
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      initialFocusEl={() => input.current}
      restoreFocus={!isLeaving}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Positioner className={styles.positioner}>
          <Dialog.Content className={styles.content}>
            <Dialog.Title className={styles.title}>{words.title}</Dialog.Title>
            <ErrorBoundary>
              <DialogContent inputRef={input} onLeave={() => setLeaving(true)} onClose={onClose} {...contentProps} />
            </ErrorBoundary>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

type DialogContentProps = Omit<SearchDialogProps, 'isOpen'> & {
  readonly inputRef: React.RefObject<HTMLInputElement | null>
  /** Called before the dialog closes because an option was chosen, whose target gets the focus. */
  readonly onLeave: () => void
}

/** Which option Enter opens: none before the visitor types or chooses, the first one of what was found, or another one. */
type Active = 'none' | 'first' | Pick<Option, 'value'>

const FIELD_ID = 'search-dialog-field'
const LIST_ID = 'search-options'

/** The field is a combobox with a list that is always there, see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. */
function DialogContent({ inputRef, initialQuery, onLeave, onClose, actions, onOpen, onAsk }: DialogContentProps) {
  const ports = useAtomValue(portsAtom)
  const [query, setQuery] = useState(initialQuery)
  const search = useSearch(query, LIMITS)
  const { state, text, groups, retry } = search
  const recent = useAtomValue(recentSearchesAtom)
  const loadRecent = useSetAtom(loadRecentSearchesAtom)
  const keepSearch = useSetAtom(keepSearchAtom)
  const isMissing = useMissingPages()
  useEffect(() => void loadRecent(), [loadRecent])
  useLayoutEffect(() => {
    if (inputRef.current) inputRef.current.value = initialQuery
    setQuery(initialQuery)
    if (initialQuery !== '') setActive('first')
  }, [inputRef, initialQuery])

  const isEmpty = text.length < MIN_LENGTH
  const optionGroups = useMemo(
    () => (isEmpty ? firstOptions({ recent, actions }) : foundOptions({ actions, text, groups })),
    [isEmpty, recent, groups, actions, text],
  )
  const options = useMemo(() => optionGroups.flatMap((group) => group.options), [optionGroups])
  const shown = shownState(search, options.length)
  const count = groups.length === 0 ? options.length : options.length - 1 // the last option leads to all results

  const [active, setActive] = useState<Active>('none')
  const chosenIndex = typeof active === 'string' ? -1 : options.findIndex(({ value }) => value === active.value)
  const isNoneActive = active === 'none' || (active === 'first' && isEmpty)
  const activeIndex = isNoneActive ? -1 : Math.max(0, chosenIndex)
  const activeValue = options[activeIndex]?.value
  const list = useRef<HTMLDivElement>(null)
  const wasFocused = useRef(false)
  /** The dialog selects what was typed before, and the next letter would replace it. */
  const moveCaretToEnd = ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
    if (!wasFocused.current) queueMicrotask(() => field.setSelectionRange(field.value.length, field.value.length))
    wasFocused.current = true
  }
  const isScrolled = useRef(false)
  const hasPendingEnter = useRef(false)
  const type = (typed: string) => {
    hasPendingEnter.current = false
    // the browser shows the letter, and the list follows in short steps
    startTransition(() => {
      setQuery(typed)
      setActive('first')
    })
    if (isScrolled.current) list.current?.scrollTo(0, 0)
  }

  // an Enter that comes before the results of its query waits for them, and opens the first. Another key ends the wait, and
  // so does leaving the field.
  const isBehind = () => text !== inputRef.current?.value.trim() || state === 'loading'
  useEffect(() => {
    if (!hasPendingEnter.current || isBehind()) return
    hasPendingEnter.current = false
    clickOption(options[activeIndex])
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, ctrlKey, metaKey, altKey, shiftKey } = event
    hasPendingEnter.current = false
    if (nativeEvent.isComposing || ctrlKey || metaKey || altKey || shiftKey) return
    const next = options[indexAfter(key, activeIndex, options.length)]
    if (key !== 'Enter' && !next) return
    event.preventDefault()
    if (next) {
      setActive(next)
      showOption(next, list.current)
    } else if (isBehind()) hasPendingEnter.current = true
    else clickOption(options[activeIndex])
  }

  const leave = () => {
    void keepSearch(inputRef.current?.value ?? query)
    onLeave()
    onClose()
  }
  const choose = (option: Option) => {
    if ('recent' in option) {
      if (inputRef.current) inputRef.current.value = option.recent
      return type(option.recent)
    }
    leave()
    if ('result' in option && isQuestion(option.result.entry)) onAsk(option.result.entry.title)
    if ('action' in option && option.action.opens) onOpen(option.action.opens)
  }
  const onClick = ({ target, button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent) => {
    if (button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return // a link opens elsewhere
    const option = options.find(({ value }) => value === valueAt(target))
    if (option) choose(option)
  }
  const onPointerMove = ({ target }: PointerEvent) => {
    const value = valueAt(target)
    if (value !== undefined && value !== activeValue) setActive({ value })
  }

  return (
    <div className={styles.root}>
      <div className={styles.control}>
        <Search size={20} strokeWidth={1.5} />
        <input
          ref={inputRef}
          id={FIELD_ID}
          type="search"
          role="combobox"
          aria-label={words.field}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={LIST_ID}
          aria-activedescendant={activeValue && optionId(activeValue)}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="go"
          maxLength={200}
          defaultValue={initialQuery}
          onFocus={moveCaretToEnd}
          onBlur={() => {
            hasPendingEnter.current = false
          }}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          className={styles.input}
        />
        <Dialog.CloseTrigger aria-label={words.close} className={iconButton({ variant: 'bare' })}>
          <X size={20} strokeWidth={1.5} />
        </Dialog.CloseTrigger>
      </div>
      <SearchStatus ports={ports} query={query} text={isEmpty ? '' : statusText(shown, count)} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus, and gets the keys */}
      <div
        ref={list}
        id={LIST_ID}
        role="listbox"
        aria-label={words.title}
        tabIndex={-1}
        className={styles.list}
        onMouseDown={(event) => event.preventDefault()} // the field keeps the focus
        onClick={onClick}
        onPointerMove={onPointerMove}
        onScroll={(event) => {
          isScrolled.current = event.currentTarget.scrollTop > 0
        }}
      >
        <OptionList groups={optionGroups} active={activeValue} isMissing={isMissing} />
      </div>
      {!isEmpty && shown !== 'failed' && options.length === 0 && (
        <EmptyList isPending={shown === 'loading'}>
          <div className={styles.message}>
            <p className={styles.messageTitle}>{words.empty.title}</p>
            <p>{words.empty.text}</p>
            <Button
              variant="line"
              size="sm"
              onClick={() => {
                onClose()
                onAsk(query)
              }}
            >
              {words.empty.ask}
            </Button>
          </div>
        </EmptyList>
      )}
      {state === 'failed' && (
        <div className={styles.message}>
          <SearchFailure field={FIELD_ID} onRetry={retry} />
        </div>
      )}
    </div>
  )
}

/** Does what a click on an option does. */
function clickOption(option: Option | undefined): void {
  if (option) document.getElementById(optionId(option.value))?.click()
}

/** Scrolls a list to an option; to its beginning if the list is lower than the option, as on a page at 400 %. */
function showOption(option: Option, list: HTMLElement | null): void {
  const row = document.getElementById(optionId(option.value))
  const isTaller = row && list && row.offsetHeight > list.clientHeight
  row?.scrollIntoView({ block: isTaller ? 'start' : 'nearest' })
}

/** Returns the value of the option that is at an element or around it. */
function valueAt(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[role=option]')?.dataset.value : undefined
}

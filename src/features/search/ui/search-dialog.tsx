import { record as words } from 'virtual:records/messages/search'
import { Combobox, createListCollection } from '@ark-ui/react/combobox'
import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useAtomValue, useSetAtom } from 'jotai'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { paths } from '#content/paths.ts'
import { portsAtom } from '#platform/ports.ts'
import { iconButton } from '#styled/recipes/icon-button.js'
import { Button } from '#ui/button.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { Link } from '#ui/link.tsx'
import { SearchStatus } from '#ui/search-status.tsx'
import { useHistoryLayer } from '#ui/use-history-layer.ts'
import { findActions, type SearchAction } from '../actions.ts'
import { isQuestion, type ResultGroup, type SearchResult } from '../results.ts'
import { keepSearchAtom, loadRecentSearchesAtom, recentSearchesAtom } from '../state.ts'
import { shownState, statusText } from '../status-text.ts'
import { ResultText } from './result-text.tsx'
import { styles } from './search-dialog-styles.ts'
import { useMissingPages } from './use-missing-pages.ts'
import { useSearch } from './use-search.ts'

/** More results are on the page of the search. */
const LIMITS = { perKind: 3, total: 15 } as const
/** For a shorter query, the dialog shows what it shows for none. */
const MIN_LENGTH = 2

type SearchDialogProps = {
  readonly isOpen: boolean
  /** What was typed while the dialog was loading. */
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

/** Opens the first option of the list. */
function clickFirst(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>('[role=option]')?.click()
}

/** An option of the list, by the value that the combobox knows it by. */
type Option =
  | { readonly value: string; readonly label: string; readonly result: SearchResult }
  | { readonly value: string; readonly label: string; readonly action: SearchAction }
  | { readonly value: string; readonly label: string; readonly recent: string }
type OptionGroup = { readonly heading: string; readonly options: readonly Option[] }

type DialogContentProps = Omit<SearchDialogProps, 'isOpen'> & {
  readonly inputRef: React.RefObject<HTMLInputElement | null>
  /** Called before the dialog closes because an option was chosen, whose target gets the focus. */
  readonly onLeave: () => void
}

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

  const isEmpty = text.length < MIN_LENGTH
  const optionGroups = useMemo(
    (): readonly OptionGroup[] =>
      [
        { heading: words.recent, options: isEmpty ? recent.map(recentOption) : [] },
        { heading: words.actions, options: findActions(actions, isEmpty ? '' : text).map(actionOption) },
        ...(isEmpty ? [] : groups.map(resultGroup)),
        { heading: words.more, options: isEmpty || groups.length === 0 ? [] : [allOption(text)] },
      ].filter(({ options: inGroup }) => inGroup.length > 0),
    [isEmpty, recent, groups, actions, text],
  )
  const options = useMemo(() => optionGroups.flatMap((group) => group.options), [optionGroups])
  const shown = shownState(search, options.length)
  const collection = useMemo(
    () => createListCollection({ items: [...options], itemToString: ({ label }) => label }),
    [options],
  )

  // an Enter that comes before the results of its query waits for them, and then opens the first
  const list = useRef<HTMLDivElement>(null)
  const hasPendingEnter = useRef(false)
  const isBehind = text !== query.trim() || state === 'loading'
  useEffect(() => {
    if (isBehind || !hasPendingEnter.current) return
    hasPendingEnter.current = false
    clickFirst(list.current)
  }, [isBehind])
  const onKeyDownCapture = (event: KeyboardEvent<HTMLInputElement>) => {
    const hasResults = event.currentTarget.value.trim() === text && state !== 'loading'
    const hasHighlight = list.current?.querySelector('[data-highlighted]') != null // it follows the results a moment later
    if (event.key !== 'Enter' || (hasResults && hasHighlight) || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    if (hasResults) clickFirst(list.current)
    else hasPendingEnter.current = true
  }

  const leave = (option: Option) => {
    if (!('recent' in option)) void keepSearch(query)
    onLeave()
    onClose()
  }
  const choose = (option: Option | undefined) => {
    if (!option) return
    if ('recent' in option) return setQuery(option.recent)
    if ('result' in option && isQuestion(option.result.entry)) {
      leave(option)
      onAsk(option.result.entry.title)
    }
    if ('action' in option && option.action.opens) {
      leave(option)
      onOpen(option.action.opens)
    }
  }

  return (
    <Combobox.Root
      collection={collection}
      className={styles.root}
      open
      onOpenChange={({ open }) => !open && onClose()}
      inputValue={query}
      onInputValueChange={({ inputValue, reason }) => reason !== 'item-select' && setQuery(inputValue)}
      value={[]}
      onSelect={({ itemValue }) => choose(options.find(({ value }) => value === itemValue))}
      navigate={({ node }) => node?.click()} // as with the mouse: by itself, it would load the page anew
      inputBehavior="autohighlight"
      selectionBehavior="preserve"
      closeOnSelect={false}
      disableLayer
      openOnClick={false}
      allowCustomValue
      loopFocus
    >
      <Combobox.Control className={styles.control}>
        <Search size={20} strokeWidth={1.5} />
        <Combobox.Input
          ref={inputRef}
          type="search"
          aria-label={words.field}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={200}
          onKeyDownCapture={onKeyDownCapture}
          className={styles.input}
        />
        <Dialog.CloseTrigger aria-label={words.close} className={iconButton({ variant: 'bare' })}>
          <X size={20} strokeWidth={1.5} />
        </Dialog.CloseTrigger>
      </Combobox.Control>
      <SearchStatus
        ports={ports}
        text={isEmpty ? '' : statusText(shown, search.count + findActions(actions, text).length)}
      />
      <Combobox.Content ref={list} aria-label={words.title} className={styles.list}>
        {optionGroups.map(({ heading, options: inGroup }) => (
          <Combobox.ItemGroup key={heading} className={styles.group}>
            <Combobox.ItemGroupLabel className={styles.groupLabel}>{heading}</Combobox.ItemGroupLabel>
            {inGroup.map((option) => (
              <Combobox.Item
                key={option.value}
                item={option}
                asChild
                aria-posinset={options.indexOf(option) + 1}
                aria-setsize={options.length}
              >
                <OptionElement option={option} isMissing={isMissing} onLeave={() => leave(option)} />
              </Combobox.Item>
            ))}
          </Combobox.ItemGroup>
        ))}
      </Combobox.Content>
      {!isEmpty && shown === 'ready' && options.length === 0 && (
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
      )}
      {!isEmpty && shown === 'loading' && <p className={styles.searching}>{words.searching}</p>}
      {state === 'failed' && (
        <div className={styles.message}>
          <p className={styles.messageTitle}>{words.failed.title}</p>
          <p>{words.failed.text}</p>
          <Button variant="line" size="sm" onClick={retry}>
            {words.failed.again}
          </Button>
        </div>
      )}
    </Combobox.Root>
  )
}

type OptionElementProps = {
  readonly option: Option
  readonly isMissing: (href: string) => boolean
  readonly onLeave: () => void
}

/** A link if the option has an address, so that it can be opened in a new tab. Further props come from the combobox. */
function OptionElement({ option, isMissing, onLeave, ...props }: OptionElementProps) {
  const href = 'result' in option ? option.result.entry.href : 'action' in option ? option.action.href : undefined
  const isLink = href !== undefined && !('result' in option && isQuestion(option.result.entry))
  const content =
    'result' in option ? (
      <ResultText result={option.result} isMissing={isLink && isMissing(href)} />
    ) : (
      <span>{option.label}</span>
    )
  return isLink ? (
    <Link {...props} href={href} tabIndex={-1} onClick={onLeave} className={styles.option}>
      {content}
    </Link>
  ) : (
    <div {...props} className={styles.option}>
      {content}
    </div>
  )
}

const resultGroup = ({ kind, results }: ResultGroup): OptionGroup => ({
  heading: words.kinds[kind],
  options: results.map(resultOption),
})
const resultOption = (result: SearchResult): Option => ({
  value: result.entry.href,
  label: result.entry.title,
  result,
})
const actionOption = (action: SearchAction): Option => ({ value: `do:${action.name}`, label: action.name, action })
/** The page of the search with all results. */
const allOption = (text: string): Option => {
  const href = `${paths.search}?${new URLSearchParams({ q: text })}`
  return { value: href, label: words.all, action: { name: words.all, words: '', href } }
}
const recentOption = (recent: string): Option => ({ value: `recent:${recent}`, label: recent, recent })

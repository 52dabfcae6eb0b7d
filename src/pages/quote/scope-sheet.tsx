import { record as words } from 'virtual:records/pages/quote'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { attempt } from '#lib/attempt.ts'
import { css } from '#styled/css'
import { FormNote, FormNotes } from '#ui/form.tsx'
import { pageColumn, screenOnly } from '#ui/layout.ts'
import { NoScriptNote } from '#ui/no-script-note.tsx'
import { Section } from '#ui/section.tsx'
import { LinkOffer } from './link-offer.tsx'
import { Questions } from './questions.tsx'
import { ignoreRepeatedClicks } from './repeated-clicks.ts'
import { styles } from './scope-sheet-styles.ts'
import { SendSection } from './send-section.tsx'
import { SheetView } from './sheet-view.tsx'
import { leaveLinkAtom, openedLinkAtom, openLinkAtom, suggestServiceAtom } from './state.ts'
import { useIsScrollable } from './use-is-scrollable.ts'

/**
 * The questions and, beside them, the sheet that they fill in. An address may hold a sheet after its `#`, or name the
 * service that the visitor comes from as `?service=`.
 */
export function ScopeSheet() {
  const link = useAtomValue(openedLinkAtom)
  const openLink = useSetAtom(openLinkAtom)
  const leaveLink = useSetAtom(leaveLinkAtom)
  const suggestService = useSetAtom(suggestServiceAtom)
  const column = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const isScrollable = useIsScrollable(sheet)

  useEffect(() => {
    const service = new URLSearchParams(location.search).get('service')
    if (service === null) return
    suggestService(service)
    showAddress(`${location.pathname}${location.hash}`) // a reload shows the visitor's own answers
  }, [suggestService])

  useEffect(() => {
    const read = () => openLink(location.hash)
    read()
    addEventListener('hashchange', read)
    return () => {
      removeEventListener('hashchange', read)
      leaveLink()
    }
  }, [openLink, leaveLink])

  /** Takes the sheet out of the address, so that a reload shows the visitor's own. */
  const onDecided = () => {
    showAddress(`${location.pathname}${location.search}`)
    column.current?.focus()
    ignoreRepeatedClicks() // the questions are now where the button was
  }
  return (
    <>
      <section aria-labelledby="questions" className={`${pageColumn} ${styles.columns}`}>
        <div ref={column} tabIndex={-1} className={styles.questions}>
          <h2 id="questions" className={css({ srOnly: true })}>
            {words.questions.label}
          </h2>
          <NoScriptNote>{words.unscripted}</NoScriptNote>
          <FormNotes note={null}>
            {link?.kind === 'broken' && <FormNote tone="error" {...words.link.broken} />}
          </FormNotes>
          {link?.kind === 'held' && <LinkOffer link={link} onDecided={onDecided} />}
          <div hidden={link?.kind === 'held'}>
            <Questions />
          </div>
        </div>
        {/* a sheet that is higher than the window scrolls, also by keyboard */}
        <div ref={sheet} tabIndex={isScrollable ? 0 : undefined} className={styles.sheet}>
          <SheetView />
        </div>
      </section>
      <div className={screenOnly}>
        <Section labelledBy="send" space="below">
          <SendSection />
        </Section>
      </div>
    </>
  )
}

/** Replaces the address of the page. Browsers may refuse that, in which case it stays. */
function showAddress(address: string): void {
  attempt(() => history.replaceState(history.state, '', address), undefined)
}

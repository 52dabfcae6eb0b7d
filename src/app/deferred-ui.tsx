import { record as partNames } from 'virtual:records/messages/site/laterParts'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { ChatLauncher } from '#features/chat/ui/chat-launcher.tsx'
import { InstallSteps } from '#features/install/ui/install-steps.tsx'
import { avoidOverlap } from '#platform/avoid-overlap.ts'
import { pressOncePerEnter } from '#platform/held-enter.ts'
import { closeHiddenPopovers } from '#platform/hidden-popover.ts'
import { keepFocus } from '#platform/keep-focus.ts'
import { portsAtom } from '#platform/ports.ts'
import { saveScrollPosition } from '#platform/scroll-restoration.ts'
import { css } from '#styled/css'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { trackHistoryLayers } from '#ui/history-layers.ts'
import { displayContents } from '#ui/layout.ts'
import { holdLinksOffline } from './hold-links-offline.ts'
import { Notices, StatusWatcher } from './notices.tsx'
import { preloadOnIntent } from './preload-on-intent.ts'
import { SearchLauncher } from './search-launcher.tsx'
import { Toaster } from './toaster.tsx'
import { handleUnhydratedClicks } from './unhydrated-clicks.ts'
import { watchHeldSubmits } from './watch-held-submits.ts'
import { watchQuoteLinks } from './watch-quote-links.ts'

export default function DeferredUi() {
  const [page, navigate] = useLocation()
  const ports = useAtomValue(portsAtom)
  const { clock, toast } = ports
  const messageArea = useRef<HTMLDivElement>(null)
  useEffect(() => keepFocus(), [])
  useEffect(() => holdLinksOffline(ports), [ports])
  useEffect(() => watchQuoteLinks(toast), [toast])
  useEffect(() => watchHeldSubmits(ports), [ports])
  useEffect(() => pressOncePerEnter(), [])
  useEffect(() => preloadOnIntent(clock), [clock])
  useEffect(() => handleUnhydratedClicks(navigate), [navigate])
  useEffect(() => closeHiddenPopovers(), [])
  useEffect(() => trackHistoryLayers(saveScrollPosition), [])
  useEffect(() => (messageArea.current ? avoidOverlap(messageArea.current) : undefined), [])
  return (
    <>
      <ErrorBoundary fallback={() => null}>
        <StatusWatcher />
      </ErrorBoundary>
      <div ref={messageArea} className={leftCorner}>
        <ErrorBoundary contentName={partNames.message} place="notice">
          <div className={displayContents}>
            <Toaster />
          </div>
        </ErrorBoundary>
        <ErrorBoundary contentName={partNames.notice} place="notice">
          <Notices />
        </ErrorBoundary>
      </div>
      <SearchLauncher page={page} />
      <ErrorBoundary fallback={() => null}>
        <InstallSteps />
      </ErrorBoundary>
      <ErrorBoundary contentName={partNames.chat} place="corner">
        <div className={displayContents}>
          <ChatLauncher page={page} />
        </div>
      </ErrorBoundary>
    </>
  )
}

/**
 * The lower left corner, for toasts and notices. A toast is above a notice, so it never covers the notice's buttons.
 */
const leftCorner = css({
  position: 'fixed',
  left: 'gutter',
  bottom: { base: 'calc(4.75rem + max(1rem, {spacing.safe.bottom}))', sm: 'max(1rem, {spacing.safe.bottom})' }, // above the chat button on a phone, beside it otherwise
  width: { base: 'calc(100% - 2 * {spacing.gutter})', sm: 'min(26rem, 100% - 2 * {spacing.gutter} - 4.75rem)' },
  '@media (max-height: 29.9975rem)': { bottom: 'max(0.5rem, {spacing.safe.bottom})' }, // the chat button is hidden at this height
  translate: '0 calc(-1 * var(--lift, 0px))',
  zIndex: 'toast',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  pointerEvents: 'none',
  _print: { display: 'none' },
  '& [role] > *': { pointerEvents: 'auto', marginTop: '3' },
  // a wide dialog has its form on the left, so the messages there would cover the button of the form
  'html[data-dialog=wide] &': { '@media (min-width: 51.25rem)': { left: 'auto', right: 'gutter' } },
  '&[data-no-room]': { opacity: 0, '& [role] > *': { pointerEvents: 'none' } },
})

import { Chat } from '#features/chat/ui/chat.tsx'
import { css } from '#styled/css'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { around } from '#ui/layout.ts'
import { Notices, Watch } from './notices.tsx'
import { Toaster } from './toaster.tsx'

export default function Later() {
  return (
    <>
      <ErrorBoundary instead={() => null}>
        <Watch />
      </ErrorBoundary>
      <div className={corner}>
        <ErrorBoundary what="A message" className={spoken}>
          <div className={around}>
            <Toaster />
          </div>
        </ErrorBoundary>
        <ErrorBoundary what="A notice" className={spoken}>
          <Notices />
        </ErrorBoundary>
      </div>
      <ErrorBoundary what="The chat" className={rightCorner}>
        <div className={around}>
          <Chat />
        </div>
      </ErrorBoundary>
    </>
  )
}

/** The lower left corner, where the site speaks: a toast stands above a notice and never on its buttons. */
const corner = css({
  position: 'fixed',
  insetInline: 'gutter',
  bottom: '4',
  zIndex: 'toast',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  pointerEvents: 'none',
  _print: { display: 'none' },
  '& [role] > *': { pointerEvents: 'auto', marginTop: '3' },
  // a dialog that asks on its left and answers on its right has its button where the site would speak
  'html[data-dialog=wide] &': { '& [role]': { '@media (min-width: 820px)': { display: 'grid', justifyItems: 'end' } } },
})
const spoken = css({ width: 'fit-content', maxWidth: 'calc(100% - 4.5rem)', boxShadow: 'lift' })
const rightCorner = css({
  position: 'fixed',
  right: 'gutter',
  bottom: '4',
  zIndex: 'chat',
  boxShadow: 'lift',
  _print: { display: 'none' },
})

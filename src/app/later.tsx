import { Chat } from '#features/chat/ui/chat.tsx'
import { css } from '#styled/css'
import { Notices } from './notices.tsx'
import { Toaster } from './toaster.tsx'

export default function Later() {
  return (
    <>
      <div className={corner}>
        <Toaster />
        <Notices />
      </div>
      <Chat />
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
  '& > * > *': { pointerEvents: 'auto', marginTop: '3' },
  // a dialog that asks on its left and answers on its right has its button where the site would speak
  'html[data-dialog=wide] &': { '& > *': { '@media (min-width: 820px)': { display: 'grid', justifyItems: 'end' } } },
})

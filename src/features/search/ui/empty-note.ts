import { css } from '#styled/css'

/** A note in place of a list. It appears only after a moment, because most answers come sooner. */
export const emptyNote = css({
  display: 'grid',
  placeItems: 'center',
  gap: '3',
  minHeight: '8rem',
  color: 'text.2',
  animation: 'appear 0.2s 0.3s both',
})

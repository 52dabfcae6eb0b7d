import { record as searching } from 'virtual:records/messages/search/searching'
import { css } from '#styled/css'

/** Says that the search goes on, where an empty list would otherwise say that nothing was found. */
export function Searching() {
  return <p className={note}>{searching}</p>
}

/** As high as what stands there if nothing is found, and silent about a search that takes a moment. */
const note = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '18rem',
  color: 'text.2',
  animation: 'appear 0.2s 0.3s both',
})

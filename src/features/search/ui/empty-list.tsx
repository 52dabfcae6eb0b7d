import { record as failed } from 'virtual:records/messages/search/failed'
import { record as searching } from 'virtual:records/messages/search/searching'
import { type ReactNode, useState } from 'react'
import { css } from '#styled/css'

type EmptyListProps = {
  /** Whether more may be found. */
  readonly isPending: boolean
  /** Whether it is not known what else fits, because the search could not be loaded. */
  readonly hasFailed?: boolean
  /** What is shown if nothing was found. */
  readonly children: ReactNode
}

/**
 * What stands in place of a list that shows nothing: that the search goes on, that it could not be loaded, or that
 * nothing was found. If nothing was found for the words before either, this stays for the moment that most answers take,
 * so that it does not flash with each key.
 */
export function EmptyList({ isPending, hasFailed = false, children }: EmptyListProps) {
  const [wasAnswered, setWasAnswered] = useState(false)
  if (!isPending && !hasFailed && !wasAnswered) setWasAnswered(true)
  if (hasFailed) return <p role="alert" className={note}>{`${failed.title}. ${failed.text}`}</p>
  if (isPending && !wasAnswered) return <p className={note}>{searching}</p>
  return <div className={isPending ? fading : undefined}>{children}</div>
}

const note = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '8rem',
  color: 'text.2',
  animation: 'appear 0.2s 0.3s both',
})
const fading = css({ animation: 'appear 0.1s 0.2s reverse both' })

import { record as searching } from 'virtual:records/messages/search/searching'
import { type ReactNode, useState } from 'react'
import { css } from '#styled/css'
import { emptyNote } from './empty-note.ts'

type EmptyListProps = {
  /** Whether more may be found. */
  readonly isPending: boolean
  /** What is shown if nothing was found. */
  readonly children: ReactNode
}

/**
 * What stands in place of a list that shows nothing: that the search goes on, or that nothing was found. If nothing was
 * found for the words before either, this stays for the moment that most answers take, so that it does not flash with
 * each key.
 */
export function EmptyList({ isPending, children }: EmptyListProps) {
  const [wasAnswered, setWasAnswered] = useState(false)
  if (!isPending && !wasAnswered) setWasAnswered(true)
  if (isPending && !wasAnswered) return <p className={emptyNote}>{searching}</p>
  return <div className={isPending ? fading : undefined}>{children}</div>
}

const fading = css({ animation: 'appear 0.1s 0.2s reverse both' })

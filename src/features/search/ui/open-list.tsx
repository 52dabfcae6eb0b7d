import type { ReactNode } from 'react'
import { type ListAnswer, openListSearch } from '../list-search.ts'
import { EmptyList } from './empty-list.tsx'
import { Nearest } from './nearest.tsx'

type NotFoundProps = {
  readonly query: string
  readonly answer: ListAnswer | null
  /** Whether more may be found. */
  readonly isPending: boolean
  /** Asks the chat a question. */
  readonly onAsk: (question: string) => void
  /** What is shown if nothing was found. */
  readonly children: ReactNode
}

/** Opens the search of a list, see `openListSearch`. Also returns what stands in place of the list if it is empty. */
export function openList(prefix: string, onAnswer: (answer: ListAnswer) => void) {
  return { find: openListSearch(prefix, onAnswer), NotFound }
}

function NotFound({ query, answer, isPending, onAsk, children }: NotFoundProps) {
  return (
    <EmptyList isPending={isPending}>
      <div>{children}</div>
      <div>{answer && query.trim() !== '' && <Nearest results={answer.nearest} query={query} onAsk={onAsk} />}</div>
    </EmptyList>
  )
}

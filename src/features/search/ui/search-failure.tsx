import { record as words } from 'virtual:records/messages/search/failed'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { SearchStatus } from '#ui/search-status.tsx'

type SearchFailureProps = {
  /** The id of the search field, which gets the focus when the visitor tries again, because the button disappears. */
  readonly field?: string
  readonly onRetry: () => void
}

/** Says that the search could not be loaded. Tries again for the visitor, and by itself when the connection returns. */
export function SearchFailure({ field = 'search', onRetry }: SearchFailureProps) {
  const ports = useAtomValue(portsAtom)
  useEffect(() => ports.connection.onChange(() => ports.connection.isOnline() && onRetry()), [ports, onRetry])
  return (
    <>
      <SearchStatus ports={ports} query="" text={words.title} />
      <p className={css({ textStyle: 'title', color: 'text' })}>{words.title}</p>
      <p>{words.text}</p>
      <Button
        variant="line"
        onClick={() => {
          document.getElementById(field)?.focus()
          onRetry()
        }}
      >
        {words.again}
      </Button>
    </>
  )
}

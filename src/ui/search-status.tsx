import { useEffect, useState } from 'react'
import type { Ports } from '#platform/ports.ts'
import { css } from '#styled/css'

/** How long visitor and search have to be quiet before a text is announced. Most people press the next key sooner. */
const SETTLE_MS = 700

type SearchStatusProps = {
  readonly ports: Pick<Ports, 'clock'>
  readonly text: string
  /** What was searched for. */
  readonly query: string
}

/**
 * Tells screen readers what a search has found: once, when the visitor has stopped typing, and not after each key. Until
 * then it is silent, so that it never contradicts the page.
 */
export function SearchStatus({ ports, text, query }: SearchStatusProps) {
  const [settledText, setSettledText] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of another query has to settle too
  useEffect(() => {
    const stop = ports.clock.after(SETTLE_MS, () => setSettledText(text))
    return () => {
      stop()
      setSettledText('') // the same text may come back with the next key
    }
  }, [ports, text, query])
  return (
    <p role="status" className={css({ srOnly: true })}>
      {settledText === text ? text : ''}
    </p>
  )
}

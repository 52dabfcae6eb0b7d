import { useEffect, useState } from 'react'
import type { Ports } from '#platform/ports.ts'
import { css } from '#styled/css'

/** How long a text has to stay the same before it is announced. Most people press the next key sooner. */
const SETTLE_MS = 700

type SearchStatusProps = { readonly ports: Pick<Ports, 'clock'>; readonly text: string }

/**
 * Tells screen readers what a search has found: once, when the visitor has stopped typing, and not after each key. Until
 * then it is silent, so that it never contradicts the page.
 */
export function SearchStatus({ ports, text }: SearchStatusProps) {
  const [settledText, setSettledText] = useState('')
  useEffect(() => ports.clock.after(SETTLE_MS, () => setSettledText(text)), [ports, text])
  return (
    <p role="status" className={css({ srOnly: true })}>
      {settledText === text ? text : ''}
    </p>
  )
}

import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { styles } from './nothing-found-styles.ts'
import { scrollIntoView } from './scroll-into-view.ts'

type NothingFoundProps = {
  readonly words: { readonly heading: string; readonly text: string; readonly action: string }
  readonly onClear: () => void
  /** The shapes of the drawing above the heading, on 220 x 80 px. */
  readonly children: ReactNode
}

/** A message in place of a list in which nothing was found, with a button that shows the whole list again. */
export function NothingFound({ words, onClear, children }: NothingFoundProps) {
  return (
    <div ref={scrollIntoView} className={styles.message}>
      <svg viewBox="0 0 220 80" width="220" height="80" fill="none" aria-hidden="true">
        {children}
      </svg>
      <h2 className={styles.heading}>{words.heading}</h2>
      <p className={styles.text}>{words.text}</p>
      <Button variant="line" onClick={onClear}>
        {words.action}
      </Button>
    </div>
  )
}

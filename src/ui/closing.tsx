import type { ReactNode } from 'react'
import { styles } from './closing-styles.ts'

type ClosingProps = {
  /** The type size of the question. */
  readonly size: 'h3' | 'h2' | 'mega'
  /** The question in an h2, and the links that answer it. A sentence stands in a div with the question. */
  readonly children: ReactNode
}

/** The question that closes a page, with its links to the right of it or, if there is no space, below it. */
export function Closing({ size, children }: ClosingProps) {
  return (
    <div data-size={size} className={styles.closing}>
      {children}
    </div>
  )
}

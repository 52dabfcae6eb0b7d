import type { ReactNode } from 'react'
import { pageColumn } from './layout.ts'
import { styles } from './section-styles.ts'

type SectionProps = {
  readonly id?: string
  /** The id of the section's heading. */
  readonly labelledBy: string
  /** Where the section has space. One that follows a section with the same background has space below only. */
  readonly space?: 'around' | 'below' | 'above'
  readonly children: ReactNode
}

/** A section of a page, as wide as the page's column. */
export function Section({ id, labelledBy, space = 'around', children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={styles[space]}>
      <div className={pageColumn}>{children}</div>
    </section>
  )
}

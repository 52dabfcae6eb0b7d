import type { ReactNode } from 'react'
import { pageColumn } from './layout.ts'
import { styles } from './section-styles.ts'

type SectionProps = {
  readonly id?: string
  /** The id of the section's heading. */
  readonly labelledBy: string
  /** Where the section has space, if not above and below: below a section with the same background, it has none above. */
  readonly space?: 'below' | 'above'
  readonly children: ReactNode
}

/** A section of a page, as wide as the page's column. */
export function Section({ id, labelledBy, space, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} data-space={space} className={styles.section}>
      <div className={pageColumn}>{children}</div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { pageColumn } from '#ui/layout.ts'
import { styles } from './home-section-styles.ts'

type HomeSectionProps = {
  /** The anchor of the section. Its heading has this id with '-heading' at its end. */
  readonly id: string
  /** Where the section has space and whether it is dark. One after a section of the same background has space below. */
  readonly look: 'around' | 'below' | 'darkAround' | 'darkBelow'
  /** Whether the children stand on the twelve columns of the page. */
  readonly hasColumns?: boolean
  readonly children: ReactNode
}

/** A section of the home page, which has less space on a phone than those of other pages. */
export function HomeSection({ id, look, hasColumns = false, children }: HomeSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles[look]}>
      <div className={hasColumns ? styles.columns : pageColumn}>{children}</div>
    </section>
  )
}

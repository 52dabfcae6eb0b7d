import type { ReactNode } from 'react'
import { styles } from './section-head-styles.ts'

type SectionHeadProps = {
  readonly id: string
  readonly heading: string
  readonly note?: string | undefined
  /** What stands in place of the note, such as buttons. */
  readonly children?: ReactNode
}

/** The heading of a section and, if there is space, a sentence to the right of it, at its last line. */
export function SectionHead({ id, heading, note, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{heading}</h2>
      {note && <p>{note}</p>}
      {children}
    </div>
  )
}

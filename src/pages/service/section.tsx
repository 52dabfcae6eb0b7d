import type { ReactNode } from 'react'
import type { BlockHead } from '#content/service-pages.ts'
import { servicePage } from '#styled/recipes/service-page.js'
import { pageColumn } from '#ui/layout.ts'
import { ServiceSectionHead } from './section-head.tsx'

type Ground = 'ember' | 'indigo' | 'slate' | 'patina' | 'deep'
type SectionProps = { readonly head: BlockHead; readonly children: ReactNode; readonly ground?: Ground }

const styles = servicePage()

/** Renders a block below its heading: in the column, or with `ground` on a band as wide as the window. */
export function Section({ head, children, ground }: SectionProps) {
  return (
    <section
      id={head.id}
      aria-labelledby={`${head.id}-heading`}
      className={ground && styles.colouredSection}
      {...(ground && { 'data-ink': ground })}
    >
      <div className={pageColumn}>
        <ServiceSectionHead head={head} />
        {children}
      </div>
    </section>
  )
}

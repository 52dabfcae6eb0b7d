import type { ReactNode } from 'react'
import type { Head } from '#content/service-pages.ts'
import { servicePage } from '#styled/recipes/service-page.js'
import { wrap } from '#ui/layout.ts'
import { SectionHead } from './section-head.tsx'

type Ground = 'ember' | 'indigo' | 'slate' | 'patina' | 'deep'
type SectionProps = { readonly head: Head; readonly children: ReactNode; readonly ground?: Ground }

const looks = servicePage()

/** A block of the page under its heading: in the column, or with `ground` on a band as wide as the window. */
export function Section({ head, children, ground }: SectionProps) {
  return (
    <section
      id={head.id}
      aria-labelledby={`${head.id}-heading`}
      className={ground && looks.band}
      {...(ground && { 'data-ink': ground })}
    >
      <div className={wrap}>
        <SectionHead head={head} />
        {children}
      </div>
    </section>
  )
}

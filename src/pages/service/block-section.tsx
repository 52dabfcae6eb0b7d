import type { ReactNode } from 'react'
import type { BlockHead } from '#content/service-pages.ts'
import { pageColumn } from '#ui/layout.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { styles } from './block-section-styles.ts'

type Background = 'ember' | 'indigo' | 'slate' | 'patina' | 'deep'
type SectionProps = { readonly block: BlockHead; readonly children: ReactNode; readonly background?: Background }

/** `background` is the colour of the section across the whole window. */
export function BlockSection({ block, children, background }: SectionProps) {
  return (
    <section
      id={block.id}
      aria-labelledby={`${block.id}-heading`}
      className={background && styles.colouredSection}
      {...(background && { 'data-ink': background })}
    >
      <div className={pageColumn}>
        <SectionHead id={`${block.id}-heading`} heading={block.heading} note={block.note} />
        {children}
      </div>
    </section>
  )
}

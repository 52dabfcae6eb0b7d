import type { ComponentProps, ReactNode } from 'react'
import { pageColumn } from '#ui/layout.ts'
import { TableOfContents } from './table-of-contents.tsx'
import { styles } from './text-page-styles.ts'

type TextPageProps = {
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly content: ReactNode }[]
  readonly ports: ComponentProps<typeof TableOfContents>['ports']
}

/** On wide pages, the table of contents stays in view beside the text. */
export function TextPage({ sections, ports }: TextPageProps) {
  return (
    <div className={`${pageColumn} ${styles.columns}`}>
      <TableOfContents sections={sections} ports={ports} />
      <div className={styles.body}>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className={styles.section}>
            <h2 id={section.id} className={styles.heading}>
              {section.heading}
            </h2>
            {section.content}
          </section>
        ))}
      </div>
    </div>
  )
}

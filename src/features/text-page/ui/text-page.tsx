import '#styled/styles/recipes/text-page.css'
import type { ReactNode } from 'react'
import { textPage } from '#styled/recipes/text-page.js'
import { pageColumn } from '#ui/layout.ts'
import { TableOfContents } from './table-of-contents.tsx'

const styles = textPage()

type TextPageProps = {
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly content: ReactNode }[]
}

/** Renders the sections of a text page. On wide pages, the table of contents stays in view beside the text. */
export function TextPage({ sections }: TextPageProps) {
  return (
    <div className={`${pageColumn} ${styles.columns}`}>
      <TableOfContents sections={sections} />
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

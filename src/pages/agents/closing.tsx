import { record as words } from 'virtual:records/pages/agents/closing'
import type { MouseEvent } from 'react'
import { meetingPath } from '#content/paths.ts'
import { cx } from '#styled/css'
import { button } from '#styled/recipes/button.js'
import { ButtonLink } from '#ui/button.tsx'
import { pageColumn } from '#ui/layout.ts'
import { Trail } from '#ui/marks.tsx'
import { styles } from './closing-styles.ts'
import { styles as shared } from './shared-styles.ts'

const DEMO = '#demo'
const [first, second] = words.question

/** Renders the closing question with two actions: book a meeting, or watch the demonstration again. */
export function AgentsClosing({ onWatch }: { readonly onWatch: () => void }) {
  const replay = (event: MouseEvent) => {
    event.preventDefault() // the demonstration takes the focus; the browser's jump to the anchor would move it away
    onWatch()
  }
  return (
    <section aria-labelledby="closing" className={cx(shared.section, shared.withoutTopPadding)}>
      <div className={cx(pageColumn, styles.closing)}>
        <h2 id="closing" className={styles.question}>
          {first} <br />
          {second}
        </h2>
        <div>
          <p>{words.text}</p>
          <div className={shared.actions}>
            <ButtonLink href={meetingPath}>{words.start}</ButtonLink>
            <a href={DEMO} className={button({ variant: 'line' })} onClick={replay}>
              {words.watch}
              <Trail tone="inherit" />
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}

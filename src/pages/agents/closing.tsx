import { record as agentsClosing } from 'virtual:records/pages/agents/closing'
import type { MouseEvent } from 'react'
import { meetingPath } from '#content/paths.ts'
import { cx } from '#styled/css'
import { agentsPage } from '#styled/recipes/agents-page.js'
import { button } from '#styled/recipes/button.js'
import { ButtonLink } from '#ui/button.tsx'
import { pageColumn } from '#ui/layout.ts'
import { Trail } from '#ui/marks.tsx'

const DEMO = '#demo'
const styles = agentsPage()
const [first, second] = agentsClosing.question

/** Renders the closing question with two actions: contact us, or watch the demonstration again. */
export function AgentsClosing({ onWatch }: { readonly onWatch: () => void }) {
  const again = (click: MouseEvent) => {
    click.preventDefault() // the demonstration takes the focus, which the browser's own jump would lose
    onWatch()
  }
  return (
    <section aria-labelledby="closing" className={cx(styles.section, styles.withoutTopPadding)}>
      <div className={cx(pageColumn, styles.closing)}>
        <h2 id="closing" className={styles.question}>
          {first} <br />
          {second}
        </h2>
        <div>
          <p>{agentsClosing.text}</p>
          <div className={styles.actions}>
            <ButtonLink href={meetingPath}>{agentsClosing.start}</ButtonLink>
            <a href={DEMO} className={button({ variant: 'line' })} onClick={again}>
              {agentsClosing.watch}
              <Trail tone="inherit" />
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}

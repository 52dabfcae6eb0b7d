import { record as words } from 'virtual:records/pages/agents/closing'
import type { MouseEvent } from 'react'
import { meetingPath } from '#content/paths.ts'
import { button } from '#styled/recipes/button.js'
import { Actions } from '#ui/actions.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Trail } from '#ui/marks.tsx'
import { Section } from '#ui/section.tsx'
import { styles } from './closing-styles.ts'

const DEMO = '#demo'
const [first, second] = words.question

export function AgentsClosing({ onWatch }: { readonly onWatch: () => void }) {
  const replay = (event: MouseEvent) => {
    event.preventDefault() // the demonstration takes the focus; the browser's jump to the anchor would move it away
    onWatch()
  }
  return (
    <Section labelledBy="closing" space="below">
      <div className={styles.closing}>
        <h2 id="closing" className={styles.question}>
          {first} <br />
          {second}
        </h2>
        <div>
          <p>{words.text}</p>
          <Actions>
            <ButtonLink href={meetingPath}>{words.start}</ButtonLink>
            <a href={DEMO} className={button({ variant: 'line' })} onClick={replay}>
              {words.watch}
              <Trail tone="inherit" />
            </a>
          </Actions>
        </div>
      </div>
    </Section>
  )
}

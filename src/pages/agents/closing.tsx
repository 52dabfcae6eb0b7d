import { agentsClosing } from '#content/agents.ts'
import { paths } from '#content/paths.ts'
import { cx } from '#styled/css'
import { agentsPage } from '#styled/recipes/agents-page.js'
import { Button, ButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'

const looks = agentsPage()
const [first, second] = agentsClosing.question

/** The question the page ends with, and two answers: write to us, or see the agents at work once more. */
export function Closing({ onWatch }: { readonly onWatch: () => void }) {
  return (
    <section aria-labelledby="closing" className={cx(looks.section, looks.follows)}>
      <div className={cx(wrap(), looks.closing)}>
        <h2 id="closing" className={looks.question}>
          {first} <br />
          {second}
        </h2>
        <div>
          <p>{agentsClosing.text}</p>
          <div className={looks.actions}>
            <ButtonLink href={paths.contact}>{agentsClosing.start}</ButtonLink>
            <Button look="line" onClick={onWatch}>
              {agentsClosing.watch}
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}

import { record as promises } from 'virtual:records/pages/agents/promises'
import { css } from '#styled/css'
import { agentsPage } from '#styled/recipes/agents-page.js'
import { wrap } from '#ui/layout.ts'

const looks = agentsPage()

/** What the agents can be held to, as four readings under one limb. */
export function Part() {
  return (
    <section aria-labelledby="promises" className={looks.section}>
      <div className={wrap}>
        <h2 id="promises" className={css({ srOnly: true })}>
          {promises.heading}
        </h2>
        <dl className={looks.readings}>
          {promises.readings.map(({ figure, name }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={looks.reading}>
                <Reading figure={figure} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** A unit stands small behind its figure. */
function Reading({ figure }: { readonly figure: string }) {
  if (!figure.endsWith('%')) return figure
  return (
    <>
      <span>{figure.slice(0, -1)}</span>
      <small>%</small>
    </>
  )
}

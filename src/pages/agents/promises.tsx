import { record as words } from 'virtual:records/pages/agents/promises'
import { css } from '#styled/css'
import { pageColumn } from '#ui/layout.ts'
import { styles } from './promises-styles.ts'
import { styles as shared } from './shared-styles.ts'

/** Renders what the agency promises for its agents, as figures below a ticked line. */
export function Promises() {
  return (
    <section aria-labelledby="promises" className={shared.section}>
      <div className={pageColumn}>
        <h2 id="promises" className={css({ srOnly: true })}>
          {words.heading}
        </h2>
        <dl className={styles.promises}>
          {words.readings.map(({ figure, name }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={styles.promiseFigure}>
                <Figure figure={figure} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** Renders a figure. A per cent sign at its end is in small type. */
function Figure({ figure }: { readonly figure: string }) {
  if (!figure.endsWith('%')) return figure
  return (
    <>
      <span>{figure.slice(0, -1)}</span>
      <small>%</small>
    </>
  )
}

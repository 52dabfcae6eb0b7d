import { record as words } from 'virtual:records/pages/agents/promises'
import { css } from '#styled/css'
import { Section } from '#ui/section.tsx'
import { styles } from './promises-styles.ts'

export function Promises() {
  return (
    <Section labelledBy="promises">
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
    </Section>
  )
}

function Figure({ figure }: { readonly figure: string }) {
  if (!figure.endsWith('%')) return figure
  return (
    <>
      <span>{figure.slice(0, -1)}</span>
      <small>%</small>
    </>
  )
}

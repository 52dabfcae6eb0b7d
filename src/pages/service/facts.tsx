import { serviceLabels as labels, type ServiceBlockRecordOf } from '#content/service-pages.ts'
import { servicePage } from '#styled/recipes/service-page.js'
import { Section } from './section.tsx'

const styles = servicePage()

type FactsProps = { readonly block: ServiceBlockRecordOf<'facts'>; readonly clients?: string | undefined }

/** Time and cost as readings, how many clients use the service, and what we need from one. */
export function ServiceFacts({ block, clients }: FactsProps) {
  const used = clients === undefined ? [] : [{ name: labels.clients, figure: clients, text: labels.clientsText }]
  return (
    <Section head={block}>
      <dl className={styles.readings}>
        {[...block.readings, ...used].map(({ name, figure, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.figure}>
              <Reading figure={figure} />
            </dd>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {block.needs.length > 0 && (
        <div className={styles.needs}>
          <h3>{labels.needs}</h3>
          <ul>
            {block.needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}

/** The figure large, the words that belong to it small: `2–4 weeks`. */
function Reading({ figure }: { readonly figure: string }) {
  const [value, ...unit] = figure.split(' ')
  return (
    <>
      <span>{value}</span>
      {unit.length > 0 && <small>{` ${unit.join(' ')}`}</small>}
    </>
  )
}

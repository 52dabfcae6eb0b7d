import { record as labels } from 'virtual:records/pages/service/labels'
import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { BlockSection } from './block-section.tsx'
import { styles } from './facts-styles.ts'

type FactsProps = {
  readonly block: ServiceBlockRecordOf<'facts'>
  readonly clients?: string | undefined
}

export function ServiceFacts({ block, clients }: FactsProps) {
  return (
    <BlockSection block={block}>
      <dl className={styles.figures}>
        {block.readings.map(({ name, figure, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.figure}>
              <Figure figure={figure} />
            </dd>
            <dd>{text}</dd>
          </div>
        ))}
        {clients && (
          <div>
            <dt>{labels.clients}</dt>
            <dd className={styles.figure}>
              <Figure figure={clients} />
            </dd>
          </div>
        )}
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
    </BlockSection>
  )
}

/** A figure such as `2–4 weeks`, with its value large and its unit small. */
function Figure({ figure }: { readonly figure: string }) {
  const [value, ...unit] = figure.split(' ')
  return (
    <>
      <span>{value}</span>
      {unit.length > 0 && <small>{` ${unit.join(' ')}`}</small>}
    </>
  )
}

import { record as labels } from 'virtual:records/pages/service/labels'
import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { BlockSection } from './block-section.tsx'
import { styles } from './monthly-plan-styles.ts'

/** One drawing contains the moons of all months, and each month shows its part of the drawing. */
export function MonthlyPlan({ block }: { readonly block: ServiceBlockRecordOf<'months'> }) {
  return (
    <BlockSection block={block} background="indigo">
      <ol className={styles.months}>
        {block.items.map(({ name, work, measured }, index) => (
          <li key={name} className={styles.month}>
            <span data-near="">
              <img src="/art/service-months.svg" alt="" width="136" height="136" loading="lazy" decoding="async" />
            </span>
            <p>{`${labels.month} ${index + 1}`}</p>
            <h3>{name}</h3>
            <dl className={styles.monthEntries}>
              <div className={styles.monthEntry}>
                <dt>{block.labels.work}</dt>
                <dd>{work}</dd>
              </div>
              <div className={styles.monthEntry}>
                <dt>{block.labels.measured}</dt>
                <dd>{measured}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </BlockSection>
  )
}

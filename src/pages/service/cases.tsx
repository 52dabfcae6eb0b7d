import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { BlockSection } from './block-section.tsx'
import { styles } from './cases-styles.ts'

export function Cases({ block }: { readonly block: ServiceBlockRecordOf<'cases'> }) {
  return (
    <BlockSection block={block}>
      <ul className={styles.cases}>
        {block.rows.map((row) => (
          <li key={row.when} className={styles.case}>
            <h3>{row.when}</h3>
            <p>{row.follows}</p>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

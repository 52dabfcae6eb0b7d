import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { BlockSection } from './block-section.tsx'
import { styles } from './ledger-styles.ts'

const sides = ['yes', 'no'] as const

/** Two lists side by side: what we do and what we do not do. */
export function Ledger({ block }: { readonly block: ServiceBlockRecordOf<'ledger'> }) {
  return (
    <BlockSection block={block}>
      <div className={styles.ledger}>
        {sides.map((side) => (
          <div key={side} className={styles.side} data-side={side}>
            <h3>{block[side].name}</h3>
            <ul>
              {block[side].items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </BlockSection>
  )
}

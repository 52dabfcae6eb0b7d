import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { BlockSection } from './block-section.tsx'
import { CheckExample } from './check-example.tsx'
import { styles } from './checks-styles.ts'

export function Checks({ block }: { readonly block: ServiceBlockRecordOf<'checks'> }) {
  return (
    <BlockSection block={block}>
      <ul className={styles.checks}>
        {block.items.map(({ specimen, name, text, criterion }) => (
          <li key={name} className={styles.check}>
            <div aria-hidden="true" className={styles.specimen}>
              <CheckExample kind={specimen} />
            </div>
            <h3>{name}</h3>
            <p>{text}</p>
            <p>{criterion}</p>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

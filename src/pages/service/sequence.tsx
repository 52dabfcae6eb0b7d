import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { BlockSection } from './block-section.tsx'
import { styles } from './sequence-styles.ts'

export function Sequence({ block }: { readonly block: ServiceBlockRecordOf<'sequence'> }) {
  return (
    <BlockSection block={block}>
      <ol className={styles.sequence}>
        {block.steps.map(({ name, text }) => (
          <li key={name} className={styles.step}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </BlockSection>
  )
}

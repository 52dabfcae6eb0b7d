import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { BlockSection } from './block-section.tsx'
import { styles } from './inventory-styles.ts'

/** What the client receives, and where each item is stored. */
export function Inventory({ block }: { readonly block: ServiceBlockRecordOf<'inventory'> }) {
  return (
    <BlockSection block={block}>
      <ul className={styles.inventory}>
        {block.items.map(({ name, text, place }) => (
          <li key={name} className={styles.inventoryItem}>
            <h3>{name}</h3>
            <p>{place}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

import { icons } from 'virtual:icons/services'
import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { BlockSection } from './block-section.tsx'
import { styles } from './features-styles.ts'

export function Features({ block }: { readonly block: ServiceBlockRecordOf<'features'> }) {
  return (
    <BlockSection block={block}>
      <ul className={styles.features}>
        {block.cards.map(({ icon, name, text }) => {
          const Icon = icons[icon]
          return (
            <li key={name} className={styles.feature}>
              {Icon && <Icon aria-hidden="true" />}
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ul>
    </BlockSection>
  )
}

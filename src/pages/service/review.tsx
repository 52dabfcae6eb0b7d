import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { BlockSection } from './block-section.tsx'
import { styles } from './review-styles.ts'

/** The review steps of two app stores. Each step has the texts of both stores side by side. */
export function Review({ block }: { readonly block: ServiceBlockRecordOf<'review'> }) {
  return (
    <BlockSection block={block}>
      <div aria-hidden="true" className={styles.stores}>
        {block.stores.map((store) => (
          <span key={store}>{store}</span>
        ))}
      </div>
      <ol className={styles.review}>
        {block.steps.map(({ name, says }) => (
          <li key={name} className={styles.reviewStep}>
            <h3>{name}</h3>
            <dl>
              {block.stores.map((store, index) => (
                <div key={store} className={styles.storeText}>
                  <dt>{store}</dt>
                  <dd>{says[index]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </BlockSection>
  )
}

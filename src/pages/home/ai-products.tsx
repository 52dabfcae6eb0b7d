import { record as words } from 'virtual:records/pages/home/aiProducts'
import { SnapRow } from '#pages/home/snap-row/snap-row.tsx'
import { pageColumn } from '#ui/layout.ts'
import { Link } from '#ui/link.tsx'
import { Trail } from '#ui/marks.tsx'
import { styles } from './ai-products-styles.ts'
import { styles as shared } from './lower-section-styles.ts'

/** Renders the AI products, each with a drawing, its features, and a link to its place on the agents page. */
export function AiProducts() {
  return (
    <section id="ai-products" aria-labelledby="ai-products-heading" className={styles.firstDarkSection}>
      <div className={pageColumn}>
        <div className={shared.sectionHead}>
          <h2 id="ai-products-heading">{words.heading}</h2>
          <p>{words.lead}</p>
        </div>
        <SnapRow
          itemName="AI product"
          labelledBy="ai-products-heading"
          count={words.items.length}
          className={styles.products}
        >
          {words.items.map(({ slug, title, description, features, href }) => (
            <li key={slug}>
              <div className={styles.productPicture}>
                <img
                  src={`/art/home-product-${slug}.svg`}
                  width="320"
                  height="300"
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              </div>
              <h3>
                <Link href={href} className={shared.cardLink}>
                  <span>{title}</span>
                  <Trail tone="signal" />
                </Link>
              </h3>
              <p>{description}</p>
              <ul className={styles.features}>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          ))}
        </SnapRow>
      </div>
    </section>
  )
}

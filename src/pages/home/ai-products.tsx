import { record as words } from 'virtual:records/pages/home/aiProducts'
import { SnapRow } from '#pages/home/snap-row/snap-row.tsx'
import { CardLink } from '#ui/card-link.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { styles } from './ai-products-styles.ts'
import { HomeSection } from './home-section.tsx'

export function AiProducts() {
  return (
    <HomeSection id="ai-products" look="darkAround">
      <SectionHead id="ai-products-heading" heading={words.heading} note={words.lead} />
      <div className={styles.products}>
        <SnapRow itemName="AI product" labelledBy="ai-products-heading" count={words.items.length}>
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
                <CardLink href={href} name={title} />
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
    </HomeSection>
  )
}

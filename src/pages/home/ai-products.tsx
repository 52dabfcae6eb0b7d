import { record as words } from 'virtual:records/pages/home/aiProducts'
import { homeMore } from '#styled/recipes/home-more.js'
import '#styled/styles/recipes/home-more.css'
import { SnapRow } from '#features/snap-row/ui/snap-row.tsx'
import { wrap } from '#ui/layout.ts'
import { Link } from '#ui/link.tsx'
import { Trail } from '#ui/marks.tsx'

const looks = homeMore()

/** Four AI products, each with its drawing, what it can do, and the way to agents of its kind. */
export function Part() {
  return (
    <section id="ai-products" aria-labelledby="ai-products-heading" className={looks.deepOpening}>
      <div className={wrap}>
        <div className={looks.head}>
          <h2 id="ai-products-heading">{words.heading}</h2>
          <p>{words.lead}</p>
        </div>
        <SnapRow
          one="AI product"
          labelledBy="ai-products-heading"
          count={words.items.length}
          className={looks.products}
        >
          {words.items.map(({ slug, title, description, features, href }) => (
            <li key={slug}>
              <div className={looks.productPlate}>
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
                <Link href={href} className={looks.cardLink}>
                  <span>{title}</span>
                  <Trail tone="signal" />
                </Link>
              </h3>
              <p>{description}</p>
              <ul className={looks.features}>
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

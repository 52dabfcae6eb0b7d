import { record as words } from 'virtual:records/pages/home/aiProducts'
import { homeMore } from '#styled/recipes/home-more.js'
import '#styled/styles/recipes/home-more.css'
import { wrap } from '#ui/layout.ts'

const looks = homeMore()

/** Four AI products, each with its drawing and what it can do. */
export function Part() {
  return (
    <section id="ai-products" aria-labelledby="ai-products-heading" className={looks.next}>
      <div className={wrap}>
        <div className={looks.head}>
          <h2 id="ai-products-heading">{words.heading}</h2>
          <p>{words.lead}</p>
        </div>
        <ul className={looks.products}>
          {words.items.map(({ slug, title, description, features }) => (
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
              <h3>{title}</h3>
              <p>{description}</p>
              <ul className={looks.features}>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

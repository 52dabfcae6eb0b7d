import { plans } from '#content/products.ts'
import { cx } from '#styled/css'
import { productsPage } from '#styled/recipes/products-page.js'
import { wrap } from '#ui/layout.ts'
import { seenAtOnce, seenLater } from '#ui/picture.ts'

const looks = productsPage()

/** Three plates side by side without a gap; under each what its drawing counts, and what the product does. */
export function ProductStrip() {
  return (
    <section aria-label="Three products" className={looks.products}>
      <ul className={cx(wrap, looks.strip)}>
        {plans.map(({ slug, name, drawing, caption, promise, features }, index) => (
          <li key={slug} id={slug} className={looks.product}>
            <img
              src={`/art/products-${drawing}.svg`}
              alt=""
              width="460"
              height="500"
              {...(index === 0 ? seenAtOnce : seenLater)}
              className={looks.plate}
            />
            <p className={looks.caption}>{caption}</p>
            <div className={looks.words}>
              <h2 className={looks.name}>{name}</h2>
              <p className={looks.promise}>{promise}</p>
              <ul className={looks.features}>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { planPath, plans, prices } from '#content/products.ts'
import { css } from '#styled/css'
import { productsPage } from '#styled/recipes/products-page.js'
import { ButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'
import { Badge } from '#ui/marks.tsx'

const looks = productsPage()

/** The three prices as rows as long as the price, on a rule of one tick for each dollar. */
export function PriceRows() {
  return (
    <section aria-labelledby="prices" className={looks.prices}>
      <div className={wrap}>
        <div className={looks.pricesHead}>
          <h2 id="prices" className={looks.heading}>
            {prices.heading}
          </h2>
          <p className={looks.note}>{prices.note}</p>
        </div>
        <ul className={looks.rows}>
          {plans.map(({ slug, name, price, label }) => (
            <li key={slug} data-popular={label ? '' : undefined} className={looks.row}>
              <div className={looks.plan}>
                <h3 className={looks.planName}>{name}</h3>
                {label && (
                  <Badge>
                    <i aria-hidden="true" className={looks.point} />
                    {label}
                  </Badge>
                )}
              </div>
              <p className={looks.price}>
                {price} <small>{prices.unit}</small>
              </p>
              <ButtonLink look={label ? 'signal' : 'line'} href={planPath(slug)}>
                <span>
                  {prices.action}
                  <span className={css({ srOnly: true })}>{` for ${name}`}</span>
                </span>
              </ButtonLink>
            </li>
          ))}
        </ul>
        <div aria-hidden="true" className={looks.scale}>
          <img src="/art/products-rule.svg" alt="" width="1312" height="24" loading="lazy" decoding="async" />
          <p>
            {prices.scale.map((dollars) => (
              <span key={dollars}>${dollars}</span>
            ))}
          </p>
        </div>
      </div>
    </section>
  )
}

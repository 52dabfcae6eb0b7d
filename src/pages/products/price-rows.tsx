import type { CSSProperties } from 'react'
import { mostDollars, planPath, plans, prices } from '#content/products.ts'
import { css } from '#styled/css'
import { productsPage } from '#styled/recipes/products-page.js'
import { ButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'
import { Badge } from '#ui/marks.tsx'

const looks = productsPage()

/** How far along the rule a price lies, out of the highest. */
const shareOf = (dollars: number) => `${(100 * dollars) / mostDollars}%`

/** How long a row is; `--dollars` are its marks where it cannot be drawn to scale. */
const lengthOf = (dollars: number) => ({ '--dollars': dollars, '--share': shareOf(dollars) }) as CSSProperties

/** Where a label stands under the rule: the first begins there, the last ends there. */
const labelPlace = (dollars: number) => ({
  left: shareOf(dollars),
  translate: dollars === 0 ? '0' : dollars === mostDollars ? '-100%' : '-50%',
})

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
          {plans.map(({ slug, name, price, label, dollars }) => (
            <li key={slug} data-popular={label ? '' : undefined} className={looks.row} style={lengthOf(dollars)}>
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
              <span key={dollars} style={labelPlace(dollars)}>
                ${dollars}
              </span>
            ))}
          </p>
        </div>
      </div>
    </section>
  )
}

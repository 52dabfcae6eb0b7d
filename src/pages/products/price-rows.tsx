import type { CSSProperties } from 'react'
import { mostDollars, planPath, plates, productsPage as words } from '#content/products-page.ts'
import { css } from '#styled/css'
import { productsPage } from '#styled/recipes/products-page.js'
import { ButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'
import { Badge } from '#ui/marks.tsx'

const looks = productsPage()
const { prices } = words

/** A row of words and a button takes as much of a page of 1080 px. */
const SHORTEST = 0.44
const isByLength = plates.every(({ dollars }) => dollars >= SHORTEST * mostDollars)
const onRule = [0, ...plates.filter(({ isOffRule }) => !isOffRule).map(({ dollars }) => dollars)]

/** How far along the rule a price lies, out of the highest. */
const shareOf = (dollars: number) => `${Number(((100 * dollars) / mostDollars).toFixed(4))}%`

/** How long a row is; `--marks` are those at its foot where it cannot be drawn to scale. */
const lengthOf = (dollars: number, marks: number) =>
  ({ '--marks': marks, '--share': shareOf(dollars) }) as CSSProperties

/** Where a label stands under the rule: the first begins there, the last ends there. */
const labelPlace = (dollars: number) => ({
  left: shareOf(dollars),
  translate: dollars === 0 ? '0' : dollars === mostDollars ? '-100%' : '-50%',
})

/** The prices as rows as long as the price, on a rule of one tick for each dollar; where one would be too short, rows have their lengths at their foot. */
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
        <ul data-full={isByLength ? undefined : ''} className={looks.rows}>
          {plates.map(({ id, name, price, label, dollars, marks = dollars }) => (
            <li key={id} data-popular={label ? '' : undefined} className={looks.row} style={lengthOf(dollars, marks)}>
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
              <ButtonLink look={label ? 'signal' : 'line'} href={planPath(id)}>
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
            {onRule.map((dollars) => (
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

import type { CSSProperties } from 'react'
import {
  highestPrice,
  planEnquiryPath,
  productsWithDetails,
  productsPageContent as words,
} from '#content/products-page.ts'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { Badge } from '#ui/marks.tsx'
import { Section } from '#ui/section.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { styles } from './price-rows-styles.ts'

const { prices } = words

/** The share of the page's width that the text and the button of a row need if the page is 1080 px wide. */
const MIN_SHARE = 0.44
const isToScale = productsWithDetails.every(({ dollars }) => dollars >= MIN_SHARE * highestPrice)
const labelledPrices = [0, ...productsWithDetails.filter(({ isOffRule }) => !isOffRule).map(({ dollars }) => dollars)]

/** Returns the position of a price along the ruler, in percent of the highest price. */
const shareOfHighest = (dollars: number) => `${Number(((100 * dollars) / highestPrice).toFixed(4))}%`

/**
 * Returns the style of a row: its length to scale, and the number of marks that show its price where the row has full
 * width.
 */
const rowStyle = (dollars: number, marks: number) =>
  ({ '--marks': marks, '--share': shareOfHighest(dollars) }) as CSSProperties

/**
 * Returns the position of a label under the ruler. Labels are centred on their ticks, but the first label begins at its
 * tick, and that of the highest price ends at its tick.
 */
const labelPosition = (dollars: number) => ({
  left: shareOfHighest(dollars),
  translate: dollars === 0 ? '0' : dollars === highestPrice ? '-100%' : '-50%',
})

/**
 * The prices as rows drawn to scale, above a ruler. A tick stands for 1, 10 or 100 dollars. On narrow pages, or if a
 * row would be too short for its content, all rows have full width, and marks at their bottom show the prices.
 */
export function PriceRows() {
  return (
    <Section labelledBy="prices">
      <SectionHead id="prices" heading={prices.heading} note={prices.note} />
      <ul data-full={isToScale ? undefined : ''} className={styles.rows}>
        {productsWithDetails.map(({ id, name, price, label, dollars, marks = dollars }) => (
          <li key={id} data-popular={label ? '' : undefined} className={styles.row} style={rowStyle(dollars, marks)}>
            <div className={styles.plan}>
              <h3 className={styles.planName}>{name}</h3>
              {label && (
                <Badge>
                  <i aria-hidden="true" className={styles.badgeDot} />
                  {label}
                </Badge>
              )}
            </div>
            <p className={styles.price}>
              {price} <small>{prices.unit}</small>
            </p>
            <ButtonLink variant={label ? 'signal' : 'line'} href={planEnquiryPath(id)}>
              <span>
                {prices.action}
                <span className={css({ srOnly: true })}>{` for ${name}`}</span>
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className={styles.scale}>
        <img src="/art/products-rule.svg" alt="" width="1312" height="24" loading="lazy" decoding="async" />
        <p>
          {labelledPrices.map((dollars) => (
            <span key={dollars} style={labelPosition(dollars)}>
              ${dollars}
            </span>
          ))}
        </p>
      </div>
    </Section>
  )
}

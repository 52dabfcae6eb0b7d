import type { CSSProperties } from 'react'
import { productsWithDetails, productsPageContent as words } from '#content/products-page.ts'
import { cx } from '#styled/css'
import { DashedItem } from '#ui/dashed-item.tsx'
import { eagerImage, lazyImage } from '#ui/image-loading.ts'
import { pageColumn } from '#ui/layout.ts'
import { styles } from './product-strip-styles.ts'

/** How many products are side by side on a wide page. Four products make two rows of two. */
const columns = productsWithDetails.length === 4 ? 2 : Math.min(productsWithDetails.length, 3)

/** Returns the style of a product below the first row: a gap above it and, at the beginning of a row, no inset. */
const rowStyle = (index: number) =>
  index < columns
    ? undefined
    : ({ '--apart': '4rem', ...(index % columns === 0 && { '--inset': '0' }) } as CSSProperties)

export function ProductStrip() {
  return (
    <section aria-label={words.strip} className={styles.products}>
      <ul data-columns={columns === 3 ? undefined : columns} className={cx(pageColumn, styles.strip)}>
        {productsWithDetails.map(({ id, name, drawing, promise, features }, index) => (
          <li key={id} id={id} data-record="products" className={styles.product} style={rowStyle(index)}>
            <img
              src={`/art/products-${drawing ?? id}.svg`}
              alt=""
              width="460"
              height="500"
              {...(index === 0 ? eagerImage : lazyImage)}
              className={styles.drawing}
            />
            <div className={styles.productText}>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.promise}>{promise}</p>
              <ul className={styles.features}>
                {features.map((feature) => (
                  <DashedItem key={feature}>{feature}</DashedItem>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

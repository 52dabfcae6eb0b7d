import type { CSSProperties } from 'react'
import { plates, productsPage as words } from '#content/products-page.ts'
import { cx } from '#styled/css'
import { productsPage } from '#styled/recipes/products-page.js'
import { wrap } from '#ui/layout.ts'
import { seenAtOnce, seenLater } from '#ui/picture.ts'

const looks = productsPage()

/** How many stand side by side on a wide page: one, two, three, or of four two above two. */
const columns = plates.length === 4 ? 2 : Math.min(plates.length, 3)

/** Where a plate stands: the first of a row begins with the page, and rows below it are set apart. */
const placeOf = (index: number) =>
  index < columns
    ? undefined
    : ({ '--apart': '4rem', ...(index % columns === 0 && { '--inset': '0' }) } as CSSProperties)

/** The plates side by side without a gap; under each what its drawing counts, and what the product does. */
export function ProductStrip() {
  return (
    <section aria-label={words.strip} className={looks.products}>
      <ul data-columns={columns === 3 ? undefined : columns} className={cx(wrap, looks.strip)}>
        {plates.map(({ id, name, drawing, caption, promise, features }, index) => (
          <li key={id} id={id} className={looks.product} style={placeOf(index)}>
            <img
              src={`/art/products-${drawing ?? id}.svg`}
              alt=""
              width="460"
              height="500"
              {...(index === 0 ? seenAtOnce : seenLater)}
              className={looks.plate}
            />
            <p className={looks.caption}>{caption ?? words.drawn}</p>
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

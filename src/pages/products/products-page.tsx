import { record as packagesFrom } from 'virtual:records/facts/packagesFrom'
import { records as products } from 'virtual:records/products'
import { paths } from '#content/paths.ts'
import { productsPageContent as words } from '#content/products-page.ts'
import { PageHead } from '#features/sky/ui/page-head.tsx'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { Closing } from '#ui/closing.tsx'
import { Section } from '#ui/section.tsx'
import type { PageMeta } from '../page.ts'
import { PriceRows } from './price-rows.tsx'
import { ProductStrip } from './product-strip.tsx'

/** The text before and after the price in the question. All characters of the price are in the typeface of figures. */
const [beforePrice, afterPrice] = words.closing.question.split(packagesFrom)

export const meta: PageMeta = { title: words.title, description: words.description, canonical: paths.products }

export function Page() {
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead}>
        {products.length > 0 && <ButtonLink href="#prices">{words.see}</ButtonLink>}
      </PageHead>
      {products.length > 0 && (
        <>
          <ProductStrip />
          <PriceRows />
        </>
      )}
      <Section labelledBy="custom" space="below">
        <Closing size="h3">
          <div>
            <h2 id="custom">
              {beforePrice}
              <span className={css({ fontFamily: 'body' })}>{packagesFrom}</span>
              {afterPrice}
            </h2>
            {words.closing.text && <p>{words.closing.text}</p>}
          </div>
          <ButtonLink variant="line" href={paths.contact}>
            {words.closing.action}
          </ButtonLink>
        </Closing>
      </Section>
    </>
  )
}

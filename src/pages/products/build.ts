import type { Product } from 'schema-dts'
import { absoluteUrl, agencyReference } from '#content/absolute-url.ts'
import { paths } from '#content/paths.ts'
import { highestPrice, productsWithDetails } from '#content/products-page.ts'
import { classes } from '#lib/engrave/classes.ts'
import { funnel } from '#lib/engrave/funnel.ts'
import { GROUNDS, type Ground, LINE_STRONG, PLASTER, SIGNAL } from '#lib/engrave/inks.ts'
import { rosette } from '#lib/engrave/rosette.ts'
import { hash, pick } from '#lib/engrave/seeded-random.ts'
import type { Drawings } from '#lib/engrave/svg-file.ts'
import { svgBackground, svgFile } from '#lib/engrave/svg-file.ts'
import { week } from '#lib/engrave/week.ts'
import { priceScale } from '#lib/price-scale.ts'

const [W, H] = [460, 500]
const circle = { cx: 230, cy: 250, r: 170 }

/** The drawings of the products, which stand side by side without a gap, and the scale below the prices. */
export const art: Drawings = {
  'products-week': () => drawPlate(['#0b2b49', '#04101e'], week(circle)),
  'products-funnel': () => drawPlate(['#0d1f47', '#060c1b'], funnel({ ...circle, r: 172 })),
  'products-classes': () => drawPlate(['#07302e', '#05101a'], classes({ ...circle, r: 165 })),
  'products-rule': drawRule,
  ...Object.fromEntries(
    productsWithDetails
      .filter(({ drawing }) => !drawing)
      .map(({ id, name }) => [`products-${id}`, () => drawFigure(name)]),
  ),
}

/** Draws a closed curve around a point. The name of the product is the seed for the petals and the background. */
function drawFigure(name: string): string {
  const seed = hash(name)
  const curve = { petals: 5 + (seed % 6), depth: 0.18 + ((seed >>> 4) % 8) / 50, copies: 26, o: 0.8, w: 0.9 }
  const point = `<circle cx="${circle.cx}" cy="${circle.cy}" r="8" fill="${SIGNAL}"/>`
  return drawPlate(pick(GROUNDS, seed >>> 8), rosette({ ...circle, ...curve }) + point)
}

/**
 * Draws a scale as wide as the page, with a tick for every 1, 10 or 100 dollars. Every tenth tick is longer, and those
 * at zero and at the prices with a label are the longest.
 */
function drawRule(): string {
  const labelled = new Set([
    0,
    ...productsWithDetails.filter(({ isOffRule }) => !isOffRule).map(({ dollars }) => dollars),
  ])
  const { mark } = priceScale(productsWithDetails.map(({ dollars }) => dollars))
  let shortTicks = ''
  let longTicks = ''
  for (let dollar = 0; dollar <= highestPrice; dollar += mark)
    if (!labelled.has(dollar)) shortTicks += `M${dollar} 0v${dollar % (10 * mark) === 0 ? 12 : 6}`
  for (const dollar of labelled) longTicks += `M${dollar} 0v24`
  const scaling = 'vector-effect="non-scaling-stroke"'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${highestPrice} 24" fill="none" preserveAspectRatio="none">` +
    `<path d="${shortTicks}" stroke="${LINE_STRONG}" ${scaling}/>` +
    `<path d="M0 0H${highestPrice}${longTicks}" stroke="${PLASTER}" stroke-width="1.3" ${scaling}/></svg>`
  )
}

function drawPlate(ink: Ground, drawing: string): string {
  return svgFile(W, H, svgBackground(W, H, ink) + drawing, 'fill="none" preserveAspectRatio="xMidYMid slice"')
}

/** Returns the products with their prices, which are in US dollars and for a month (UN/CEFACT code MON). */
export function structuredData(): readonly Product[] {
  return productsWithDetails.map(({ name, promise, dollars }) => ({
    '@type': 'Product',
    name,
    description: promise,
    url: absoluteUrl(paths.products),
    brand: agencyReference,
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(paths.products),
      price: dollars,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: dollars,
        priceCurrency: 'USD',
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
      },
      seller: agencyReference,
    },
  }))
}

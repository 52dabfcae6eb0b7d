import { mostDollars, prices } from '#content/products.ts'
import { classes } from '#lib/engrave/classes.ts'
import { funnel } from '#lib/engrave/funnel.ts'
import { type Ground, LINE_STRONG, PLASTER } from '#lib/engrave/inks.ts'
import { week } from '#lib/engrave/week.ts'
import type { Art } from '../art.ts'
import { file, ground } from './file.ts'

const [W, H] = [460, 500]
const circle = { cx: 230, cy: 250, r: 170 }

/** The three plates of the products page, to stand side by side without a gap, and the rule under their prices. */
export const products: Art = {
  'products-week': () => plate(['#0b2b49', '#04101e'], week(circle)),
  'products-funnel': () => plate(['#0d1f47', '#060c1b'], funnel({ ...circle, r: 172 })),
  'products-classes': () => plate(['#07302e', '#05101a'], classes({ ...circle, r: 165 })),
  'products-rule': rule,
}

/** One tick for each dollar, to be stretched to the page's width; longest where a label stands under it. */
function rule(): string {
  const labelled = new Set<number>(prices.scale)
  let small = ''
  let great = ''
  for (let dollar = 0; dollar <= mostDollars; dollar++) {
    if (labelled.has(dollar)) great += `M${dollar} 0v24`
    else small += `M${dollar} 0v${dollar % 10 === 0 ? 12 : 6}`
  }
  const same = 'vector-effect="non-scaling-stroke"'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mostDollars} 24" fill="none" preserveAspectRatio="none">` +
    `<path d="${small}" stroke="${LINE_STRONG}" ${same}/>` +
    `<path d="M0 0H${mostDollars}${great}" stroke="${PLASTER}" stroke-width="1.3" ${same}/></svg>`
  )
}

function plate(ink: Ground, drawing: string): string {
  return file(W, H, ground(W, H, ink) + drawing, 'fill="none" preserveAspectRatio="xMidYMid slice"')
}

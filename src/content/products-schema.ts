import * as v from 'valibot'
import { priceScale } from '#lib/price-scale.ts'
import { slugify } from '#lib/slugify.ts'
import { defineCollection, type RecordOf } from '#prerender/records/collection.ts'
import { paragraph, price, singleLine } from '#prerender/records/field-schemas.ts'

/** The most characters that a list of products may have in a page description. */
const MAX_LIST_LENGTH = 90

/** A product with a monthly price: an item of `content/products.yaml`. */
const schema = v.strictObject({
  name: singleLine(30),
  price,
  /** A label that highlights one product, such as 'Most Popular'. */
  label: v.optional(singleLine(16)),
  /** The drawing of the product; by default, a figure is drawn from the name. */
  drawing: v.optional(v.picklist(['week', 'funnel', 'classes'])),
  promise: paragraph(20, 90),
  features: v.pipe(
    v.array(singleLine(70)),
    v.check((all) => all.length >= 2 && all.length <= 6 && new Set(all).size === all.length, 'a list of two to six'),
  ),
})

export const collection = defineCollection({
  files: 'products.yaml',
  schema,
  idField: 'name',
  details: ['drawing', 'promise', 'features', 'dollars', 'isOffRule', 'marks'],
  /**
   * Returns `{products.prices}`: 'Attendance System $99, CRM Solution $149', or 'from $99 to $499' if that is too long;
   * `{products.monthly}`: all products, each with its price 'a month'; `{products.popular}`: the name of the first
   * product with a label; `{products.popular.label}`: that label; `{products.popular.count}`: 1, or 0 without such a
   * product; `{products.cheapest}`: the lowest price; `{products.crm-solution.price}`: a product's price.
   */
  listPlaceholders: (all) => ({
    prices: pricesOf(all),
    monthly: all.map(({ name, price }) => `${name} (${price} a month)`).join(', '),
    popular: String(labelled(all)?.name ?? ''),
    'popular.label': String(labelled(all)?.label ?? ''),
    'popular.count': labelled(all) ? 1 : 0,
    cheapest: String([...all].sort((a, b) => dollarsOf(a) - dollarsOf(b))[0]?.price ?? ''),
    ...Object.fromEntries(all.map(({ name, price }) => [`${slugify(String(name))}.price`, String(price)])),
  }),
  derive: deriveProducts,
})

type ProductRecord = RecordOf<typeof schema>
export type Product = Pick<ProductRecord, 'id' | 'name' | 'price' | 'label'>
export type ProductDetails = Pick<ProductRecord, 'drawing' | 'promise' | 'features'> & {
  readonly dollars: number
  /** Set if the label of the price has no room below the scale. */
  readonly isOffRule?: true
  /** The number of marks in the product's row, unless each mark is one dollar. */
  readonly marks?: number
}

/** Returns the products with the measures of their price rows. */
export function deriveProducts(all: readonly ProductRecord[]): readonly (Product & ProductDetails)[] {
  const { labelled, mark } = priceScale(all.map(dollarsOf))
  return all.map((product, index) => {
    const dollars = dollarsOf(product)
    return {
      ...product,
      dollars,
      ...(!labelled.includes(index) && { isOffRule: true as const }),
      ...(mark > 1 && { marks: Math.round(dollars / mark) }),
    }
  })
}

function pricesOf(all: readonly { readonly name?: unknown; readonly price?: unknown }[]): string {
  const list = all.map(({ name, price }) => `${name} ${price}`).join(', ')
  if (list.length <= MAX_LIST_LENGTH) return list
  const cheapestFirst = [...all].sort((a, b) => dollarsOf(a) - dollarsOf(b))
  return `from ${cheapestFirst[0]?.price} to ${cheapestFirst.at(-1)?.price}`
}

function labelled(all: readonly Readonly<Record<string, unknown>>[]) {
  return all.find(({ label }) => label !== undefined)
}

function dollarsOf({ price }: { readonly price?: unknown }): number {
  return Number(String(price).replace(/[$,]/g, ''))
}

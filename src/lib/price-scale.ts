type PriceScale = {
  /** How many dollars one mark represents. */
  readonly mark: 1 | 10 | 100
  /** The indexes of the prices that have room for a label below the rule. */
  readonly named: readonly number[]
}

/** The least distance of two labels, as a share of the highest price: the rule is 980 px or longer, a label 45 px. */
const NAME = 0.06
const MOST_MARKS = 400

/**
 * Returns the scale for prices in dollars. Of prices that are equal or close, only the first or the highest gets a
 * label.
 */
export function priceScale(dollars: readonly number[]): PriceScale {
  const most = Math.max(1, ...dollars)
  const named: number[] = []
  const isClear = (price: number) =>
    price >= NAME * most && named.every((other) => Math.abs((dollars[other] ?? 0) - price) >= NAME * most)
  const highestFirst = [...dollars.entries()].sort(([, a], [, b]) => b - a)
  for (const [index, price] of highestFirst) if (isClear(price)) named.push(index)
  return { mark: most <= MOST_MARKS ? 1 : most <= 10 * MOST_MARKS ? 10 : 100, named }
}

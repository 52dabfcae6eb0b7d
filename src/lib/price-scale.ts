type PriceScale = {
  /** The dollars that a mark stands for. */
  readonly mark: 1 | 10 | 100
  /** The prices that have room below the rule, by their place in the list. */
  readonly named: readonly number[]
}

/** The rule is some 980 px long at least where prices stand below it, and a price is some 45 px. */
const NAME = 0.06
const MOST_MARKS = 400

/** Returns how prices in dollars are drawn to scale; of equal and of near ones the first and the highest are named. */
export function priceScale(dollars: readonly number[]): PriceScale {
  const most = Math.max(1, ...dollars)
  const named: number[] = []
  const isClear = (price: number) =>
    price >= NAME * most && named.every((other) => Math.abs((dollars[other] ?? 0) - price) >= NAME * most)
  const highestFirst = [...dollars.entries()].sort(([, a], [, b]) => b - a)
  for (const [index, price] of highestFirst) if (isClear(price)) named.push(index)
  return { mark: most <= MOST_MARKS ? 1 : most <= 10 * MOST_MARKS ? 10 : 100, named }
}

type PriceScale = {
  /** How many dollars one mark represents. */
  readonly mark: 1 | 10 | 100
  /** The indexes of the prices that have room for a label below the rule. */
  readonly labelled: readonly number[]
}

/** The least distance of two labels, as a share of the highest price: a rule has 980 px or more, and a label 45 px. */
const MIN_LABEL_DISTANCE = 0.06
const MAX_MARKS = 400

/**
 * Returns the scale for prices in dollars. Of several close prices only the highest gets a label, and of several equal
 * ones only the first. A price close to zero gets no label.
 */
export function priceScale(dollars: readonly number[]): PriceScale {
  const highest = Math.max(1, ...dollars)
  const labelled: number[] = []
  const hasRoom = (price: number) =>
    price >= MIN_LABEL_DISTANCE * highest &&
    labelled.every((index) => Math.abs((dollars[index] ?? 0) - price) >= MIN_LABEL_DISTANCE * highest)
  const highestFirst = [...dollars.entries()].sort(([, a], [, b]) => b - a)
  for (const [index, price] of highestFirst) if (hasRoom(price)) labelled.push(index)
  return { mark: highest <= MAX_MARKS ? 1 : highest <= 10 * MAX_MARKS ? 10 : 100, labelled }
}

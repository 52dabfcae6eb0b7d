/** Returns the items in a random order, each order being equally likely (Fisher–Yates). */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const pick = Math.floor(random() * (last + 1))
    const [a, b] = [order[last] as T, order[pick] as T]
    order[last] = b
    order[pick] = a
  }
  return order
}

/** Returns the items in a random order, each order being equally likely (Fisher–Yates). */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const index = Math.floor(random() * (last + 1))
    const [a, b] = [shuffled[last] as T, shuffled[index] as T]
    shuffled[last] = b
    shuffled[index] = a
  }
  return shuffled
}

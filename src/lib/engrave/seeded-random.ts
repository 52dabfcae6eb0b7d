/** A 32-bit number from a text (FNV-1a): the same text always seeds the same drawing. */
export function hash(text: string): number {
  let state = 2166136261
  for (const sign of text) {
    state ^= sign.codePointAt(0) ?? 0
    state = Math.imul(state, 16777619)
  }
  return state >>> 0
}

/** Numbers in 0..1 that look like chance and repeat exactly for a seed (xorshift32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4294967296
  }
}

/** The entry a number falls on when it counts around the list again and again. */
export function pick<T>(list: readonly [T, ...T[]], n: number): T {
  return list[n % list.length] ?? list[0]
}

/** Returns the 32-bit FNV-1a hash of a text, so that the same text always seeds the same drawing. */
export function hash(text: string): number {
  let state = 2166136261
  for (const character of text) {
    state ^= character.codePointAt(0) ?? 0
    state = Math.imul(state, 16777619)
  }
  return state >>> 0
}

/** Returns a generator of pseudo-random numbers from 0 to 1 that repeat exactly for a seed (xorshift32). */
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

/** Returns the item at index `n`. After the last item, the list starts again. */
export function pick<T>(list: readonly [T, ...T[]], n: number): T {
  return list[n % list.length] ?? list[0]
}

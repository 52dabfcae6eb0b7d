/** Estimates the number of tokens in a text: one for four characters, as in English. Other scripts have more tokens. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

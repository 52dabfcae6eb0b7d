/** Whether something stands on both sides of an '@': the site's mildest rule, which no address of any script breaks. */
export function hasBothEnds(text: string): boolean {
  return /[^\s@]@[^\s@]/.test(text)
}

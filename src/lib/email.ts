/** Whether something stands on both sides of an '@': the site's mildest rule, which no address of any script breaks. */
export function isEmailLike(text: string): boolean {
  return /[^\s@]@[^\s@]/.test(text)
}

/** Returns whether a text has something on both sides of an '@', as every email address has, in any script. */
export function isEmailLike(text: string): boolean {
  return /[^\s@]@[^\s@]/.test(text)
}

/** Returns whether a text has something on both sides of an '@'. No email address of any script fails this check. */
export function isEmailLike(text: string): boolean {
  return /[^\s@]@[^\s@]/.test(text)
}

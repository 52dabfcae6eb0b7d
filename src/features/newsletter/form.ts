import { messages } from '#content/messages.ts'

/** Spec §5: empty after trimming, or without an '@', is not an address. Answers the problem in words, or null. */
export function check(email: string): string | null {
  const address = email.trim()
  return address === '' || !address.includes('@') ? messages.newsletter.invalid : null
}

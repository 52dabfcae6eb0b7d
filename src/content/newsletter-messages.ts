/** What the newsletter's form says. Wording of spec §5 and §8 is kept to the letter. */
export const newsletterMessages = {
  invalid: 'Please enter a valid email address',
  done: 'Thanks for subscribing to our newsletter!',
  failed: 'Please try again',
  failedHint: 'No one confirmed your subscription, and this device cannot keep it. Your address stays in the field.',
} as const

/** What is said when the office's address is copied (spec §8). */
export const copyEmail = {
  copied: 'Email copied to clipboard!',
  failed: 'The address could not be copied',
  failedHint: 'Select it on the page and copy it by hand.',
} as const

/** What the training's form says beside what all forms say (`form-messages.ts`). */
export const inquiryMessages = {
  levelMissing: 'Please choose your interest level.',
  done: 'Request sent',
  doneHint: 'We write back to the address you gave.',
  failed: 'Error',
  failedHint: 'Failed to send your request. Please try again or contact us directly.',
} as const

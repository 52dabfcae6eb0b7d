import { attempt } from '#lib/attempt.ts'

/** Whether the visitor asked to save data; Chromium alone tells. */
export function isSavingData(): boolean {
  const isAsked = () => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData
  return attempt(isAsked, false) === true
}

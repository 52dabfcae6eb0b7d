import { attempt } from '#lib/attempt.ts'

/** Returns whether the visitor asked to save data. Only Chromium reports it. */
export function isSavingData(): boolean {
  const isAsked = () => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData
  return attempt(isAsked, false) === true
}

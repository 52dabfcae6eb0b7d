import { attempt } from '#lib/attempt.ts'

/** Returns whether the visitor asked to save data. Only Chromium reports it. */
export function isSavingData(): boolean {
  const readSetting = () =>
    (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData
  return attempt(readSetting, false) === true
}

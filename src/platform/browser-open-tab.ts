import { attempt } from '#lib/attempt.ts'
import type { OpenTab } from './ports.ts'

/**
 * Opens a tab. With `noopener` the browser would not report whether the tab opened, so `opener` is cleared afterwards.
 */
export const browserOpenTab: OpenTab = (url) => {
  const tab = attempt(() => window.open(url, '_blank'), null)
  if (tab) tab.opener = null
  return tab !== null
}

import { attempt } from '#lib/attempt.ts'
import type { OpenTab } from './ports.ts'

/** With `noopener` a browser does not say whether the tab came; so the tie is cut by hand. */
export const browserOpenTab: OpenTab = (url) => {
  const tab = attempt(() => window.open(url, '_blank'), null)
  if (tab) tab.opener = null
  return tab !== null
}

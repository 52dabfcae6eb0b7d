import { installPrompt } from '#platform/install-prompt.ts'
import 'virtual:fonts.css'
import './ui/theme/layers.css'

installPrompt.watch() // the browser asks early, and once

/** The page is painted before its scripts are fetched: they are named in its head and held back by their media. */
function wake() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][media]')) link.media = 'all'
  void import('#app/start.tsx')
}

requestAnimationFrame(() => setTimeout(wake))

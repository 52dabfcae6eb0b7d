import { holdEarlySubmits } from '#platform/early-submit.ts'
import { firstMove } from '#platform/first-move.ts'
import { installPrompt } from '#platform/install-prompt.ts'
import 'virtual:fonts.css'
import './ui/theme/site.css'

/** A tab in the background is not painted, and a picture may not come: the page wakes all the same. */
const LONGEST_WAIT_MS = 2000

installPrompt.watch() // the browser asks early, and once
firstMove.watch()
holdEarlySubmits()

let isAwake = false

/** The page is painted first. Then come its fonts and the rest of its styles, and then, as a task of its own, its scripts. */
function wake() {
  if (isAwake) return
  isAwake = true
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as][media=print]')) {
    if (link.as === 'style') link.rel = 'stylesheet'
    link.media = 'all'
  }
  setTimeout(() => void fetchScripts())
}

async function fetchScripts() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][media=print]'))
    link.media = 'all'
  await import('#app/framework.ts')
  await import('#app/start.tsx')
}

/** What is seen first comes before what makes it alive: the text, then the picture that stands in view, if there is one. */
function wakeAfterFirstPaint() {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  const isSeen = picture ? picture.decode().catch(() => {}) : Promise.resolve()
  void isSeen.then(() => requestAnimationFrame(() => setTimeout(wake)))
}

new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length > 0) wakeAfterFirstPaint()
}).observe({ type: 'paint', buffered: true })
setTimeout(wake, LONGEST_WAIT_MS)

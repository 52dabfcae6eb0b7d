import { attempt } from '#lib/attempt.ts'
import { firstInteraction } from '#platform/first-interaction.ts'
import { preloadHeadChunks } from '#platform/import-chunk.ts'
import { installPrompt } from '#platform/install-prompt.ts'
import { writeDraft } from '#platform/write-draft.ts'
import { holdSubmitsBeforeHydration, keepInputBeforeHydration, releaseForms } from '#ui/forms-before-hydration.ts'
import './ui/theme/site.css'

/** A tab in the background is not painted, and a picture may not come: the page wakes all the same. */
const MAX_PAINT_WAIT_MS = 2000

/** A sheet that neither comes nor fails does not keep the page from coming alive. */
const MAX_STYLE_WAIT_MS = 15_000

document.body.dataset.parsed = '' // a module script runs once the parser has reached the end
installPrompt.watch() // the browser asks early, and once
firstInteraction.watch()
holdSubmitsBeforeHydration()
keepInputBeforeHydration(writeDraft)

let isStarted = false

/** The page is painted first. Then come the rest of its styles and its fonts, and then, as a task of its own, its scripts. */
function loadApp() {
  if (isStarted) return
  isStarted = true
  const sheets = startFetching('link[data-deferred]')
  const fonts = startFetching('link[as=font]')
  const fontSheet = startFetching('link[data-fonts]')
  const styled = applyStyleSheets(sheets)
  void Promise.all([styled, ...fonts.map(({ isHere }) => isHere)]).then(() => applyStyleSheets(fontSheet))
  setTimeout(() =>
    importApp(styled).catch((error: unknown) => {
      releaseForms(document.documentElement)
      throw error
    }),
  )
}

async function importApp(styled: Promise<void>) {
  preloadHeadChunks()
  await import('#app/framework.ts')
  await styled
  await import('#app/start.tsx')
}

type PendingLink = { readonly link: HTMLLinkElement; readonly isHere: Promise<unknown> }

/** Fetches what the head names and holds back. */
function startFetching(selector: string): readonly PendingLink[] {
  return [...document.querySelectorAll<HTMLLinkElement>(selector)].map((link) => {
    const isHere = loadedOrTimedOut(link, MAX_PAINT_WAIT_MS)
    link.media = 'all'
    return { link, isHere }
  })
}

/**
 * Puts sheets in force one after another, in the order of the page. One that came to stand before another would make the
 * browser load all fonts and set every text anew.
 */
async function applyStyleSheets(sheets: readonly PendingLink[]): Promise<void> {
  for (const { link, isHere } of sheets) {
    await isHere
    const isInForce = loadedOrTimedOut(link, MAX_STYLE_WAIT_MS)
    link.rel = 'stylesheet'
    await isInForce
  }
}

/** Once it has come or failed, or after so many milliseconds. */
function loadedOrTimedOut(link: HTMLLinkElement, longestMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', resolve, { once: true })
    setTimeout(resolve, longestMs)
  })
}

/** What is seen first comes before what makes it alive: the text, then the picture that stands in view, if there is one. */
function loadAppAfterFirstPaint() {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  const isSeen = attempt(() => picture?.decode().then(hideImagePlaceholder), undefined)
  const go = () => requestAnimationFrame(() => setTimeout(loadApp))
  Promise.resolve(isSeen).then(go, go)
}

/** The whole picture is there: its sketch under it would thicken its lines. */
function hideImagePlaceholder() {
  document.documentElement.dataset.imageDecoded = ''
}

function observeFirstPaint(): boolean {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) loadAppAfterFirstPaint()
  }).observe({ type: 'paint', buffered: true })
  return true
}

setTimeout(loadApp, MAX_PAINT_WAIT_MS)
if (!attempt(observeFirstPaint, false)) loadAppAfterFirstPaint()

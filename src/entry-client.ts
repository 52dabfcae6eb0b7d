import { attempt } from '#lib/attempt.ts'
import { firstInteraction } from '#platform/first-interaction.ts'
import { preloadHeadChunks } from '#platform/import-chunk.ts'
import { installPrompt } from '#platform/install-prompt.ts'
import { writeDraft } from '#platform/write-draft.ts'
import { holdSubmitsBeforeHydration, keepInputBeforeHydration, releaseForms } from '#ui/forms-before-hydration.ts'
import './ui/theme/site.css'

/**
 * A background tab is not painted, and a picture may never arrive: after this long the page loads its scripts anyway.
 */
const MAX_PAINT_WAIT_MS = 2000

/** A style sheet that neither loads nor fails delays hydration no longer than this. */
const MAX_STYLE_WAIT_MS = 15_000

document.body.dataset.parsed = '' // a module script runs once the parser has reached the end
installPrompt.watch() // the browser's event comes early and only once
firstInteraction.watch()
holdSubmitsBeforeHydration()
keepInputBeforeHydration(writeDraft)

let isStarted = false

/**
 * Loads the rest once the page is painted: its other styles and its fonts, and then, as a separate task, its scripts.
 */
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

/** Starts fetching links that the head lists but holds back. */
function startFetching(selector: string): readonly PendingLink[] {
  return [...document.querySelectorAll<HTMLLinkElement>(selector)].map((link) => {
    const isHere = loadedOrTimedOut(link, MAX_PAINT_WAIT_MS)
    link.media = 'all'
    return { link, isHere }
  })
}

/**
 * Applies style sheets one after another, in the order of the page. A sheet inserted before an applied one would make
 * the browser load all fonts and lay out all text again.
 */
async function applyStyleSheets(sheets: readonly PendingLink[]): Promise<void> {
  for (const { link, isHere } of sheets) {
    await isHere
    const isInForce = loadedOrTimedOut(link, MAX_STYLE_WAIT_MS)
    link.rel = 'stylesheet'
    await isInForce
  }
}

/** Resolves once the link has loaded or failed, or after `longestMs` milliseconds. */
function loadedOrTimedOut(link: HTMLLinkElement, longestMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', resolve, { once: true })
    setTimeout(resolve, longestMs)
  })
}

/** Loads the app after what is seen first: the text, then the high-priority picture in view, if there is one. */
function loadAppAfterFirstPaint() {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  const isSeen = attempt(() => picture?.decode().then(hideImagePlaceholder), undefined)
  const go = () => requestAnimationFrame(() => setTimeout(loadApp))
  Promise.resolve(isSeen).then(go, go)
}

/** Hides the placeholder once the picture is decoded: showing through it, the placeholder would thicken its lines. */
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

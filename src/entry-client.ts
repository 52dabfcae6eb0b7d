import { loadForHydration } from '#app/load-for-hydration.ts'
import { attempt } from '#lib/attempt.ts'
import { firstInteraction } from '#platform/first-interaction.ts'
import { heldPress } from '#platform/held-press.ts'
import { preloadHeadChunks } from '#platform/import-chunk.ts'
import { installEvent } from '#platform/install-event.ts'
import { writeDraft } from '#platform/write-draft.ts'
import { watchFormsBeforeHydration } from '#ui/forms-before-hydration.ts'
import './ui/theme/site.css'

/**
 * The page loads its scripts after this time at the latest, because a background tab is not painted, and a picture may
 * never arrive. A style sheet or font that has not been fetched after this time is no longer waited for.
 */
const MAX_PAINT_WAIT_MS = 2000

/** The longest time for which a style sheet that neither loads nor fails delays hydration. */
const MAX_STYLE_WAIT_MS = 15_000

document.body.dataset.parsed = '' // a module script runs once the parser has reached the end of the document
installEvent.watch() // the browser fires its event early and only once
firstInteraction.watch()
watchFormsBeforeHydration(writeDraft)
heldPress.watch()

let isStarted = false

/**
 * Loads the rest of the page after its first paint: the other style sheets, the fonts and, in a separate task, the
 * scripts.
 */
function loadApp() {
  if (isStarted) return
  isStarted = true
  const styleSheets = startFetching('link[data-deferred]')
  const fonts = startFetching('link[as=font]')
  const fontSheets = startFetching('link[data-fonts]')
  const stylesApplied = applyStyleSheets(styleSheets)
  void Promise.all([stylesApplied, ...fonts.map(({ fetched }) => fetched)]).then(() => applyStyleSheets(fontSheets))
  setTimeout(() => loadForHydration(() => importApp(stylesApplied)))
}

async function importApp(stylesApplied: Promise<void>) {
  preloadHeadChunks()
  await import('#app/framework.ts')
  await stylesApplied
  await import('#app/start.tsx')
}

type PendingLink = { readonly link: HTMLLinkElement; readonly fetched: Promise<unknown> }

/** Starts fetching the files of links that are in the head with a media query that has not matched so far. */
function startFetching(selector: string): readonly PendingLink[] {
  return [...document.querySelectorAll<HTMLLinkElement>(selector)].map((link) => {
    const fetched = waitForLoad(link, MAX_PAINT_WAIT_MS)
    link.media = 'all'
    return { link, fetched }
  })
}

/**
 * Applies style sheets one after another, in document order. A sheet inserted before an applied one would make
 * the browser load all fonts and lay out all text again.
 */
async function applyStyleSheets(styleSheets: readonly PendingLink[]): Promise<void> {
  for (const { link, fetched } of styleSheets) {
    await fetched
    const applied = waitForLoad(link, MAX_STYLE_WAIT_MS)
    link.rel = 'stylesheet'
    await applied
  }
}

/** Resolves once the link has loaded or failed, or after `maxMs` milliseconds. */
function waitForLoad(link: HTMLLinkElement, maxMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', resolve, { once: true })
    setTimeout(resolve, maxMs)
  })
}

/** Returns whether the page has nothing to paint before the app has loaded, such as the shell that the worker serves. */
function isShell(): boolean {
  return document.getElementById('root')?.firstElementChild === null
}

/**
 * Loads the app after the next frame and, if the page has a high-priority picture, after that picture is decoded or has
 * failed. Called at the first paint, or at once if the browser does not report paints.
 */
function loadAppAfterFirstPaint() {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  const pictureDecoded = attempt(() => picture?.decode().then(hideImagePlaceholder), undefined)
  const loadAppAfterFrame = () => requestAnimationFrame(() => setTimeout(loadApp))
  Promise.resolve(pictureDecoded).then(loadAppAfterFrame, loadAppAfterFrame)
}

/** Hides the placeholder of the decoded picture, because it would show through the picture and thicken its lines. */
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
if (isShell()) loadApp()
else if (!attempt(observeFirstPaint, false)) loadAppAfterFirstPaint()

import { attempt } from '#lib/attempt.ts'
import { firstMove } from '#platform/first-move.ts'
import { installPrompt } from '#platform/install-prompt.ts'
import { fetchNamed } from '#platform/parts.ts'
import { writeDraft } from '#platform/write-draft.ts'
import { holdEarlySubmits, keepEarlyWords, letFormsGo } from '#ui/early-forms.ts'
import './ui/theme/site.css'

/** A tab in the background is not painted, and a picture may not come: the page wakes all the same. */
const LONGEST_WAIT_MS = 2000

/** A sheet that neither comes nor fails does not keep the page from coming alive. */
const LONGEST_STALL_MS = 15_000

document.body.dataset.read = '' // a module script runs once the parser has reached the end
installPrompt.watch() // the browser asks early, and once
firstMove.watch()
holdEarlySubmits()
keepEarlyWords(writeDraft)

let isAwake = false

/** The page is painted first. Then come the rest of its styles and its fonts, and then, as a task of its own, its scripts. */
function wake() {
  if (isAwake) return
  isAwake = true
  const sheets = fetched('link[data-later]')
  const fonts = fetched('link[as=font]')
  const fontSheet = fetched('link[data-fonts]')
  const styled = putInForce(sheets)
  void Promise.all([styled, ...fonts.map(({ isHere }) => isHere)]).then(() => putInForce(fontSheet))
  setTimeout(() =>
    start(styled).catch((error: unknown) => {
      letFormsGo(document.documentElement)
      throw error
    }),
  )
}

async function start(styled: Promise<void>) {
  fetchNamed()
  await import('#app/framework.ts')
  await styled
  await import('#app/start.tsx')
}

type Fetched = { readonly link: HTMLLinkElement; readonly isHere: Promise<unknown> }

/** Fetches what the head names and holds back. */
function fetched(selector: string): readonly Fetched[] {
  return [...document.querySelectorAll<HTMLLinkElement>(selector)].map((link) => {
    const isHere = settled(link, LONGEST_WAIT_MS)
    link.media = 'all'
    return { link, isHere }
  })
}

/**
 * Puts sheets in force one after another, in the order of the page. One that came to stand before another would make the
 * browser load all fonts and set every text anew.
 */
async function putInForce(sheets: readonly Fetched[]): Promise<void> {
  for (const { link, isHere } of sheets) {
    await isHere
    const isInForce = settled(link, LONGEST_STALL_MS)
    link.rel = 'stylesheet'
    await isInForce
  }
}

/** Once it has come or failed, or after so many milliseconds. */
function settled(link: HTMLLinkElement, longestMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', resolve, { once: true })
    setTimeout(resolve, longestMs)
  })
}

/** What is seen first comes before what makes it alive: the text, then the picture that stands in view, if there is one. */
function wakeAfterFirstPaint() {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  const isSeen = attempt(() => picture?.decode().then(coverSketch), undefined)
  const go = () => requestAnimationFrame(() => setTimeout(wake))
  Promise.resolve(isSeen).then(go, go)
}

/** The whole picture is there: its sketch under it would thicken its lines. */
function coverSketch() {
  document.documentElement.dataset.covered = ''
}

function watchPaint(): boolean {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) wakeAfterFirstPaint()
  }).observe({ type: 'paint', buffered: true })
  return true
}

setTimeout(wake, LONGEST_WAIT_MS)
if (!attempt(watchPaint, false)) wakeAfterFirstPaint()

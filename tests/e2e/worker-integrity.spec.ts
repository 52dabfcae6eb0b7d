import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { longestArticle } from '#support/content-source.ts'
import { precacheEntries } from '#support/precache.ts'
import { type AlterationName, alterations, alteredSite } from './altered-site.ts'
import { deployNewVersion } from './new-version.ts'
import { DIST, expect, test, waitForHydration } from './site-fixtures.ts'

const SETTLED_MS = 60_000

/** The previous version: the same build, or another built folder, such as the last release. */
const BEFORE = process.env.VYOMIX_DIST_BEFORE ?? DIST

/** Functions that find a file of each kind in a built folder. */
const files = {
  page: () => '/jobs',
  script: asset(/^panel-.*\.js$/),
  style: asset(/^jobs-.*\.css$/),
  font: asset(/^kalnia-.*\.woff2$/),
  article: () => longestArticle.path,
  picture: () => `/covers/${longestArticle.slug}-960.avif`,
} as const

type Kind = keyof typeof files
type Visit = 'first visit' | 'update' | 'kept by the version before'

const kinds = Object.keys(files) as readonly Kind[]
const visits: readonly Visit[] = ['first visit', 'update', 'kept by the version before']
const isMeant = (kind: Kind, altered: AlterationName) =>
  altered !== 'a script added by the host' || kind === 'page' || kind === 'article'
const all = (Object.keys(alterations) as readonly AlterationName[]).flatMap((altered) =>
  kinds.filter((kind) => isMeant(kind, altered)).flatMap((kind) => visits.map((visit) => ({ altered, kind, visit }))),
)
/** One visit of each kind; the others run with `npm run soak:browser`. */
const sample = [
  { altered: 'a login page', kind: 'page', visit: 'kept by the version before' },
  { altered: 'one byte altered', kind: 'script', visit: 'first visit' },
  { altered: 'cut off, its length not said', kind: 'picture', visit: 'update' },
]
const isSampled = (cell: (typeof all)[number]) =>
  sample.some(({ altered, kind, visit }) => cell.altered === altered && cell.kind === kind && cell.visit === visit)

for (const cell of all)
  test(`${cell.altered} in place of a ${cell.kind}, ${cell.visit}: after two more loads the site is intact, online and offline`, {
    tag: isSampled(cell) ? [] : '@soak',
  }, async ({ context, page, problems }) => {
    test.slow()
    const folder = mkdtempSync(join(tmpdir(), 'vyomix-site-'))
    cpSync(BEFORE, folder, { recursive: true })
    const newer = mkdtempSync(join(tmpdir(), 'vyomix-newer-'))
    cpSync(DIST, newer, { recursive: true })
    if (BEFORE === DIST) deployNewVersion(newer)
    const path = files[cell.kind](cell.visit === 'kept by the version before' ? BEFORE : DIST)
    const site = await alteredSite(cell.visit === 'first visit' ? DIST : folder)
    const visit = async () => {
      await page.goto(`${site.url}/about`)
      await settled(page)
    }

    if (cell.visit !== 'first visit') await visit()
    if (cell.visit === 'kept by the version before') await spoil(page, site.url, path, cell.altered)
    if (cell.visit !== 'kept by the version before') site.alter(path, cell.altered)
    if (cell.visit !== 'first visit') site.deploy(newer)
    await visit()
    site.restore()
    await visit()
    await visit()

    const wrong = () => page.evaluate(wrongFiles, versions(DIST, folder, newer))
    expect(await wrong()).toEqual([])
    await opensJobsAndChat(page, site.url)
    site.goDown()
    await context.setOffline(true)
    expect(await wrong()).toEqual([])
    await opensJobsAndChat(page, site.url)
    problems.splice(0)
    await site.close()
    for (const each of [folder, newer]) rmSync(each, { recursive: true })
  })

function asset(pattern: RegExp): (folder: string) => string {
  return (folder) => `/assets/${readdirSync(join(folder, 'assets')).find((file) => pattern.test(file))}`
}

/** Waits until the worker has done what it can for now. */
async function settled(page: Page): Promise<void> {
  await waitForHydration(page)
  let before = -1
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          let kept = registration?.installing ? -1 : 0
          for (const name of await caches.keys()) kept += (await (await caches.open(name)).keys()).length
          return registration?.installing ? -1 : kept
        })
        const isStill = now === before && now >= 0
        before = now
        return isStill
      },
      { timeout: SETTLED_MS, intervals: [2000] },
    )
    .toBe(true)
}

/** Puts a wrong response into the worker's cache, as a version without checks might have. */
async function spoil(page: Page, url: string, path: string, altered: AlterationName): Promise<void> {
  const other = await alteredSite(BEFORE)
  other.alter(path, altered)
  const answer = await fetch(other.url + path).catch(() => null)
  const body = await answer?.text().catch(() => null)
  await other.close()
  if (!answer?.ok || body == null) return // a response of this kind was never cached
  const type = answer.headers.get('content-type') ?? ''
  await page.evaluate(
    async ([address, text, contentType]) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys())
          if (request.url.replace(/(\.html)?\?.*/, '') === address)
            await cache.put(request, new Response(text, { headers: { 'content-type': contentType } }))
      }
    },
    [url + path, body, type] as const,
  )
}

/** Returns what each version precaches. */
function versions(...folders: readonly string[]): readonly (readonly PrecacheEntry[])[] {
  return folders.map((folder) => precacheEntries(folder))
}

/** Returns the files for which the worker gives no response, or one that belongs to none of these versions. */
async function wrongFiles(lists: readonly (readonly PrecacheEntry[])[]): Promise<readonly string[]> {
  const game = await (await fetch('/fun')).text() // the versions differ in the page of the game
  const list = lists.find((each) => game.includes(`"/fun ${each.find(({ url }) => url === '/fun')?.revision}"`)) ?? []
  const wrong = list.length === 0 ? ['/fun'] : []
  for (const { url, revision, hash } of list) {
    const answer = await fetch(url).catch(() => null)
    const bytes = (await answer?.arrayBuffer().catch(() => null)) ?? new ArrayBuffer(0)
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 18)
    const found = btoa(String.fromCharCode(...digest))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .slice(0, 22)
    const isPage = !url.includes('.')
    const isRight = isPage
      ? new TextDecoder().decode(bytes).split(`"${url} ${revision}"`).length === 3
      : found === (hash ?? revision)
    if (!isRight) wrong.push(url)
  }
  return wrong
}

async function opensJobsAndChat(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/jobs`)
  await waitForHydration(page)
  await expect(page).toHaveTitle(/^Jobs/)
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
}

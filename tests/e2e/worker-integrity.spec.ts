import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { longestArticle } from '#support/content-source.ts'
import { pageTextOf } from '#support/messages.ts'
import { precacheEntries } from '#support/precache.ts'
import { type AlterationName, alterations, alteredSite } from './altered-site.ts'
import { deployNewVersion } from './new-version.ts'
import { startPattern } from './patterns.ts'
import { DIST, expect, test, waitForHydration } from './site-fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const SETTLING_MS = 60_000

/** The built folder of the previous version: the same build, or another folder such as that of the last release. */
const PREVIOUS_DIST = process.env.VYOMIX_DIST_BEFORE ?? DIST

/** Functions that find a file of each kind in a built folder. */
const files = {
  'a page': () => '/jobs',
  'a script': asset(/^panel-.*\.js$/),
  'a style sheet': asset(/^jobs-.*\.css$/),
  'a font': asset(/^kalnia-.*\.woff2$/),
  'an article': () => longestArticle.path,
  'a picture': () => `/covers/${longestArticle.slug}-960.avif`,
} as const

type Kind = keyof typeof files
type Visit = 'on a first visit' | 'during an update' | 'in the cache of the previous version'

const kinds = Object.keys(files) as readonly Kind[]
const visits: readonly Visit[] = ['on a first visit', 'during an update', 'in the cache of the previous version']
/** Responses that no version could have cached, because the browser refuses to store them. */
const uncacheable: readonly AlterationName[] = [
  'its first half with the full Content-Length',
  'a copy with the header “Vary: *”',
]
const isPossible = (kind: Kind, altered: AlterationName, visit: Visit) =>
  (altered !== 'a copy with an added script' || kind === 'a page' || kind === 'an article') &&
  (visit !== 'in the cache of the previous version' || !uncacheable.includes(altered))
const cells = (Object.keys(alterations) as readonly AlterationName[]).flatMap((altered) =>
  kinds.flatMap((kind) =>
    visits.filter((visit) => isPossible(kind, altered, visit)).map((visit) => ({ altered, kind, visit })),
  ),
)
/** The test that always runs. `npm run soak:browser` runs the others, whose rules `integrity.test.ts` holds. */
const isSampled = ({ altered, kind, visit }: (typeof cells)[number]) =>
  altered === 'a login page' && kind === 'a page' && visit === 'in the cache of the previous version'

for (const cell of cells)
  test(`${cell.kind} replaced by ${cell.altered} ${cell.visit}: two loads later, the site is intact, online and offline`, {
    tag: isSampled(cell) ? [] : '@soak',
  }, async ({ context, page, problems }) => {
    test.slow()
    const folder = mkdtempSync(join(tmpdir(), 'vyomix-site-'))
    cpSync(PREVIOUS_DIST, folder, { recursive: true })
    const newer = mkdtempSync(join(tmpdir(), 'vyomix-newer-'))
    cpSync(DIST, newer, { recursive: true })
    if (PREVIOUS_DIST === DIST) deployNewVersion(newer)
    const path = files[cell.kind](cell.visit === 'in the cache of the previous version' ? PREVIOUS_DIST : DIST)
    const site = await alteredSite(cell.visit === 'on a first visit' ? DIST : folder)
    const visit = async () => {
      await page.goto(`${site.url}/about`)
      await waitForWorker(page)
    }

    if (cell.visit !== 'on a first visit') await visit()
    if (cell.visit === 'in the cache of the previous version') await replaceCached(page, site.url, path, cell.altered)
    if (cell.visit !== 'in the cache of the previous version') site.alter(path, cell.altered)
    if (cell.visit !== 'on a first visit') site.deploy(newer)
    await visit()
    site.restore()
    await visit()
    await visit()

    const wrongUrls = () => page.evaluate(wrongFiles, precacheLists(DIST, folder, newer))
    expect(await wrongUrls()).toEqual([])
    await expectJobsAndChat(page, site.url)
    site.goDown()
    await context.setOffline(true)
    expect(await wrongUrls()).toEqual([])
    await expectJobsAndChat(page, site.url)
    problems.splice(0)
    await site.close()
    for (const copy of [folder, newer]) rmSync(copy, { recursive: true })
  })

/**
 * Returns a function that returns the address of a file of the assets of a built folder.
 * @throws an Error if the folder has no such file
 */
function asset(pattern: RegExp): (folder: string) => string {
  return (folder) => {
    const name = readdirSync(join(folder, 'assets')).find((file) => pattern.test(file))
    if (name === undefined) throw new Error(`${folder} has no file ${pattern} among its assets.`)
    return `/assets/${name}`
  }
}

/** Waits until no worker is installing and the number of cached responses no longer changes. */
async function waitForWorker(page: Page): Promise<void> {
  await waitForHydration(page)
  let lastCount = -1
  await expect
    .poll(
      async () => {
        const count = await page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          let entryCount = registration?.installing ? -1 : 0
          for (const name of await caches.keys()) entryCount += (await (await caches.open(name)).keys()).length
          return registration?.installing ? -1 : entryCount
        })
        const isUnchanged = count === lastCount && count >= 0
        lastCount = count
        return isUnchanged
      },
      { timeout: SETTLING_MS, intervals: [2000] },
    )
    .toBe(true)
}

/**
 * Replaces a response in the worker's cache with an altered one, as a version without checks might have cached it.
 * @throws an Error if the alteration could not have been cached, if it changes nothing, or if the cache has no such file
 */
async function replaceCached(page: Page, url: string, path: string, altered: AlterationName): Promise<void> {
  const wrongSite = await alteredSite(PREVIOUS_DIST)
  wrongSite.alter(path, altered)
  const response = await fetch(wrongSite.url + path)
  const body = Buffer.from(await response.arrayBuffer())
  wrongSite.restore()
  const original = Buffer.from(await (await fetch(wrongSite.url + path)).arrayBuffer())
  await wrongSite.close()
  if (response.ok && body.equals(original)) throw new Error(`${path} was not replaced by ${altered}.`)
  const type = response.headers.get('content-type') ?? ''
  const replacedCount = await page.evaluate(
    async ([address, base64, contentType, status]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      let count = 0
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          if (request.url.replace(/(\.html)?\?.*/, '') !== address) continue
          await cache.put(request, new Response(bytes, { status, headers: { 'content-type': contentType } }))
          count += 1
        }
      }
      return count
    },
    [url + path, body.toString('base64'), type, response.status] as const,
  )
  if (replacedCount === 0) throw new Error(`The worker has not cached ${path}.`)
}

/** Returns the precached files of each version. */
function precacheLists(...folders: readonly string[]): readonly (readonly PrecacheEntry[])[] {
  return folders.map((folder) => precacheEntries(folder))
}

/** Returns the addresses for which the worker gives no response, or not that of the version whose `/fun` it serves. */
async function wrongFiles(lists: readonly (readonly PrecacheEntry[])[]): Promise<readonly string[]> {
  const game = await (await fetch('/fun')).text() // the page of the game differs between versions
  const list =
    lists.find((entries) => game.includes(`"/fun ${entries.find(({ url }) => url === '/fun')?.revision}"`)) ?? []
  const wrongUrls = list.length === 0 ? ['/fun'] : []
  for (const { url, revision, hash } of list) {
    const response = await fetch(url).catch(() => null)
    const bytes = (await response?.arrayBuffer().catch(() => null)) ?? new ArrayBuffer(0)
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 18)
    const actualHash = btoa(String.fromCharCode(...digest))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .slice(0, 22)
    const isPage = !url.includes('.')
    const isCorrect = isPage
      ? new TextDecoder().decode(bytes).split(`"${url} ${revision}"`).length === 3
      : actualHash === (hash ?? revision)
    if (!isCorrect) wrongUrls.push(url)
  }
  return wrongUrls
}

async function expectJobsAndChat(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/jobs`)
  await waitForHydration(page)
  await expect(page).toHaveTitle(startPattern(pageTextOf('jobs', 'title')))
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.getByRole('button', { name: 'Open chat' }).click()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
}

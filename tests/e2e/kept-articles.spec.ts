import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KEPT_CACHE } from '#lib/kept-files.ts'
import { longestArticle } from '#support/content-source.ts'
import { unlistArticles } from '#support/resealed-site.ts'
import { DIST, expect, serveSite, test } from './site-fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('an article beyond the bound of the offline copy can be read again without a connection', async ({ context }) => {
  const { slug } = longestArticle
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-bound-'))
  cpSync(DIST, folder, { recursive: true })
  unlistArticles(folder, [slug])
  const site = await serveSite(folder)
  const page = await context.newPage()
  await page.goto(`${site.url}/about`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.goto(site.url + longestArticle.path)
  const keptPaths = () =>
    page.evaluate(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return requests.map(({ url }) => new URL(url).pathname)
    }, KEPT_CACHE)
  await expect.poll(keptPaths).toContain(longestArticle.path)
  expect(await keptPaths()).toContain(`/records/articles/${slug}.json`)
  await page.evaluate(firstTierCompleted)
  const text = (await page.locator('article').first().textContent()) ?? ''
  await site.close()
  rmSync(folder, { recursive: true })
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('article').first()).toHaveText(text)
})

/** Resolves once the worker has cached the scripts of the site, which also the kept page needs. */
function firstTierCompleted(): Promise<void> {
  const { serviceWorker } = navigator
  return new Promise((resolve) => {
    serviceWorker.addEventListener('message', ({ data }) => {
      if (data.type === 'site-kept' && data.isComplete) resolve()
    })
    serviceWorker.controller?.postMessage({ type: 'keep-site' })
  })
}

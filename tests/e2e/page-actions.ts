import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { DIST, expect } from './site-fixtures.ts'

/**
 * Holds some of the site's files back until the returned function is called, as a slow connection does.
 * @throws an Error if the site has no such file
 */
export async function delayFiles(page: Page, files: string): Promise<() => void> {
  requireFiles(files)
  let letThrough = () => {}
  const wanted = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(`**/${files}`, async (route) => {
    await wanted
    await route.continue()
  })
  return letThrough
}

/**
 * Lets every request for some of the site's files fail.
 * @throws an Error if the site has no such file
 */
export async function blockFiles(page: Page, files: string): Promise<void> {
  requireFiles(files)
  await page.route(`**/${files}`, (route) => route.abort())
}

/** @throws an Error if the site has no file that a pattern with stars matches: a test that waits for one would hold nothing */
export function requireFiles(files: string): void {
  const pattern = new RegExp(
    `^${files.replace(/\./g, '\\.').replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))}$`,
  )
  const built = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  if (!built.some((file) => pattern.test(file))) throw new Error(`The site has no file ${files}.`)
}

/** Measures the layout shift of each page from now on, during loading and after. Each new page starts at zero. */
export async function measureLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shifted = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) shifted += (entry as PerformanceEntry & { value: number }).value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const readShift = () => {
      add(observer.takeRecords())
      return shifted
    }
    Object.assign(globalThis, { readShift })
  })
  return () => page.evaluate(() => (globalThis as unknown as { readShift: () => number }).readShift())
}

/** Writes a value where the site stores its own, as an older version or another program might have. */
export async function writeToIndexedDb(page: Page, database: string, key: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([name, place, kept]) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open(name)
        request.onupgradeneeded = () => request.result.createObjectStore('keyval')
        request.onsuccess = () => {
          const change = request.result.transaction('keyval', 'readwrite')
          change.objectStore('keyval').put(kept, place)
          change.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    [database, key, value] as const,
  )
}

/** Returns everything in the site's storage on this device, as one text. */
export const deviceStorage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [{ ...sessionStorage }, { ...localStorage }]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        found.push(
          await new Promise((resolve) => {
            all.onsuccess = () => resolve(all.result)
          }),
        )
      }
      database.close()
    }
    return JSON.stringify(found)
  })

/** Returns a card of the memory game, from 0 to 15. */
export function gameCard(page: Page, index: number) {
  return page.getByRole('gridcell').nth(index).getByRole('button')
}

/** Returns a card's accessible name. */
export async function gameCardName(page: Page, index: number): Promise<string> {
  return (await gameCard(page, index).getAttribute('aria-label')) ?? ''
}

/** Plays a started game to its end: turns cards two by two and remembers their names. */
export async function findAllPairs(page: Page): Promise<void> {
  const known = new Map<string, number>()
  for (let index = 0; index < 16; index++) {
    if ((await gameCardName(page, index)).endsWith('matched')) continue
    await gameCard(page, index).click()
    const shown = (await gameCardName(page, index)).split(', ')[2] ?? ''
    const other = known.get(shown)
    const partner = other === undefined || other === index ? index + 1 : other
    known.set(shown, index)
    await gameCard(page, partner).click()
    const [, , next = '', state] = (await gameCardName(page, partner)).split(', ')
    if (state === 'matched') continue
    for (const place of [index, partner]) await expect(gameCard(page, place)).toHaveAccessibleName(/face down$/)
    const before = known.get(next)
    if (before === undefined) known.set(next, partner)
    else if (before !== partner) {
      await gameCard(page, before).click()
      await gameCard(page, partner).click()
      await expect(gameCard(page, partner)).toHaveAccessibleName(/matched$/)
    }
  }
}

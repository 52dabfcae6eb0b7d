import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { DIST, expect } from './site-fixtures.ts'

/**
 * Holds some of the site's files back until the returned function is called, as a slow connection does.
 * @throws an Error if the site has no such file
 */
export async function delayFiles(page: Page, glob: string): Promise<() => void> {
  requireFiles(glob)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/${glob}`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Lets every request for some of the site's files fail.
 * @throws an Error if the site has no such file
 */
export async function blockFiles(page: Page, glob: string): Promise<void> {
  requireFiles(glob)
  await page.route(`**/${glob}`, (route) => route.abort())
}

/**
 * Checks that a glob matches a file of the site, because a test that delays or blocks no file proves nothing.
 * @throws an Error if the site has no such file
 */
export function requireFiles(glob: string): void {
  const pattern = new RegExp(
    `^${glob.replace(/\./g, '\\.').replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))}$`,
  )
  const built = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  if (!built.some((file) => pattern.test(file))) throw new Error(`The site has no file ${glob}.`)
}

/**
 * Measures the layout shift of every page from now on. The returned function reads the total of the current page, which
 * starts at zero.
 */
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

/** Writes a value into a database of the site, as an older version or another program might have. */
export async function writeToIndexedDb(page: Page, database: string, key: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([name, recordKey, record]) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open(name)
        request.onupgradeneeded = () => request.result.createObjectStore('keyval')
        request.onsuccess = () => {
          const transaction = request.result.transaction('keyval', 'readwrite')
          transaction.objectStore('keyval').put(record, recordKey)
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    [database, key, value] as const,
  )
}

/**
 * Records which records of the site's databases a page has read, from now on. The returned function waits until the
 * current page has read this record and has rendered what follows from it.
 */
export async function recordReads(page: Page): Promise<(key: string) => Promise<void>> {
  await page.addInitScript(() => {
    const readKeys: unknown[] = []
    Object.assign(globalThis, { readKeys })
    const { get } = IDBObjectStore.prototype
    IDBObjectStore.prototype.get = function (key) {
      const request = get.call(this, key)
      request.addEventListener('success', () => readKeys.push(key))
      return request
    }
  })
  return async (key) => {
    await page.waitForFunction(
      (name) => (globalThis as unknown as { readonly readKeys: readonly unknown[] }).readKeys.includes(name),
      key,
    )
    await waitForRendering(page)
  }
}

/** Waits for two frames, after which everything is rendered that a page does about an event or a stored record. */
async function waitForRendering(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Returns the contents of session storage, local storage and all databases of the site as one text. */
export const deviceStorage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const contents: unknown[] = [{ ...sessionStorage }, { ...localStorage }]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
      })
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll()
        contents.push(
          await new Promise((resolve) => {
            reading.onsuccess = () => resolve(reading.result)
          }),
        )
      }
      database.close()
    }
    return JSON.stringify(contents)
  })

/** Returns the button of a card of the memory game. The index is 0 to 15. */
export function gameCard(page: Page, index: number) {
  return page.getByRole('gridcell').nth(index).getByRole('button')
}

/** Returns the accessible name of a card of the memory game. */
export async function gameCardName(page: Page, index: number): Promise<string> {
  return (await gameCard(page, index).getAttribute('aria-label')) ?? ''
}

/** Plays a started game to its end. Turns two cards at a time, and remembers where it has seen which picture. */
export async function findAllPairs(page: Page): Promise<void> {
  const seenAt = new Map<string, number>()
  for (let index = 0; index < 16; index++) {
    if ((await gameCardName(page, index)).endsWith('matched')) continue
    await gameCard(page, index).click()
    const picture = (await gameCardName(page, index)).split(', ')[2] ?? ''
    const seenPartner = seenAt.get(picture)
    const partner = seenPartner === undefined || seenPartner === index ? index + 1 : seenPartner
    seenAt.set(picture, index)
    await gameCard(page, partner).click()
    const [, , partnerPicture = '', state] = (await gameCardName(page, partner)).split(', ')
    if (state === 'matched') continue
    for (const turned of [index, partner]) await expect(gameCard(page, turned)).toHaveAccessibleName(/face down$/)
    const seenBefore = seenAt.get(partnerPicture)
    if (seenBefore === undefined) seenAt.set(partnerPicture, partner)
    else if (seenBefore !== partner) {
      await gameCard(page, seenBefore).click()
      await gameCard(page, partner).click()
      await expect(gameCard(page, partner)).toHaveAccessibleName(/matched$/)
    }
  }
}

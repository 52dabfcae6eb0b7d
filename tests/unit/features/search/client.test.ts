import { afterEach, expect, test, vi } from 'vitest'
import { connectSearch, type Search } from '#features/search/client.ts'
import { SEARCH_FORMAT, type SearchEntry, serializeTitles, textFile, titlesFile } from '#features/search/entries.ts'
import { serveSearch } from '#features/search/server.ts'

const LIMITS = { perKind: 3, total: 15 }

const entries = Array.from(
  { length: 400 },
  (_, number): SearchEntry => ({
    ...{ kind: 'articles', title: `Report ${number}`, href: `/blog/report-${number}` },
    ...{ parent: '', line: 'About hosting.', keywords: '' },
  }),
)

/** Returns a site that has the files of the search, with one text in each file. */
function siteWith(textFiles: number) {
  const titles = serializeTitles({ entries, synonyms: [], textFiles })
  const files = new Map<string, object>([
    [titlesFile, titles],
    ...Array.from({ length: textFiles }, (_, index): [string, object] => [
      textFile(index),
      { texts: { [`/blog/report-${index}`]: ['', `word${index} telescope`] } },
    ]),
  ])
  const failing = new Set<string>()
  vi.stubGlobal('fetch', async (address: string) => {
    const record = files.get(address.slice(1))
    return failing.has(address.slice(1)) || !record
      ? new Response('', { status: 500 })
      : Response.json({ format: SEARCH_FORMAT, record })
  })
  return { files, failing }
}

const ports: MessagePort[] = []
function connect(serve = serveSearch, onSilent = () => {}): Promise<Search> {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  serve(port2)
  return connectSearch(port1, onSilent)
}

afterEach(() => {
  vi.useRealTimers()
  for (const port of ports.splice(0)) port.close()
  vi.unstubAllGlobals()
})

test('only what is shown comes to the page, with the matched words marked', async () => {
  siteWith(0)
  const { findGroups } = await connect()
  const groups = await findGroups('report hosting', LIMITS)
  const results = groups.flatMap((group) => group.results)
  expect(results.length).toBe(6) // the best three, and three more of their kind
  expect(results[0]?.title.filter(({ isMarked }) => isMarked)).toEqual([{ text: 'Report', isMarked: true }])
  expect(results[0]?.line.filter(({ isMarked }) => isMarked)).toEqual([{ text: 'hosting', isMarked: true }])
})

test('a worker that has ended is reported, so that the next call starts another one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const onSilent = vi.fn()
  const connecting = connect(() => {}, onSilent)
  const rejected = expect(connecting).rejects.toThrow('does not answer')
  await vi.advanceTimersByTimeAsync(29_000)
  expect(onSilent).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  await rejected
  expect(onSilent).toHaveBeenCalledOnce()
})

test('a list gets the addresses of its items, and the nearest others', async () => {
  siteWith(0)
  const { findInList } = await connect()
  expect([...(await findInList('report 77', '/blog/')).all]).toEqual(['/blog/report-77'])
  const { all, nearest } = await findInList('report xylophone', '/blog/')
  expect([all.size, nearest.length]).toEqual([0, 3])
})

test('results come in the order of the queries', async () => {
  siteWith(0)
  const { findGroups } = await connect()
  const order: string[] = []
  const queries = ['r', 're', 'report', 'report 7', 'x']
  await Promise.all(queries.map((query) => findGroups(query, LIMITS).then(() => order.push(query))))
  expect(order).toEqual(queries)
})

test('texts are found once they are loaded, and of many files only a few make the page search again', async () => {
  siteWith(100)
  const { findGroups, loadTexts } = await connect()
  let news = 0
  await loadTexts(() => {
    news += 1
  })
  const [best] = (await findGroups('word63', LIMITS)).flatMap((group) => group.results)
  expect(best?.entry.href).toBe('/blog/report-63')
  expect(news).toBeGreaterThan(1)
  expect(news).toBeLessThanOrEqual(8)
})

test('if the titles do not arrive, connecting fails, and the next attempt can succeed', async () => {
  const { failing } = siteWith(1)
  failing.add(titlesFile)
  await expect(connect()).rejects.toThrow()
  failing.clear()
  await expect(connect()).resolves.toBeDefined()
})

test('a text that does not arrive is loaded the next time', async () => {
  const { failing } = siteWith(2)
  failing.add(textFile(1))
  const { findGroups, loadTexts } = await connect()
  const countFound = async () => (await findGroups('telescope', LIMITS)).flatMap(({ results }) => results).length
  await loadTexts(() => {})
  expect(await countFound()).toBe(1)
  failing.clear()
  await loadTexts(() => {})
  expect(await countFound()).toBe(2)
})

test('a file with a malformed text counts as missing, and is loaded the next time', async () => {
  const { files } = siteWith(2)
  const file = files.get(textFile(1)) ?? {}
  files.set(textFile(1), { texts: { '/blog/report-1': [1, {}] } })
  const { findGroups, loadTexts } = await connect()
  const countFound = async () => (await findGroups('telescope', LIMITS)).flatMap(({ results }) => results).length
  expect(await loadTexts(() => {})).toBe(false)
  expect(await countFound()).toBe(1)
  files.set(textFile(1), file)
  expect(await loadTexts(() => {})).toBe(true)
  expect(await countFound()).toBe(2)
})

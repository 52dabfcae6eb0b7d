import { concurrently } from '#lib/concurrently.ts'
import { fetchRecord } from '#platform/fetch-record.ts'
import { withTimeout } from '#platform/timeout.ts'
import { createSearchEngine, type SearchEngine } from './engine.ts'
import { parseTexts, parseTitles, SEARCH_FORMAT, textFile, titlesFile } from './entries.ts'

/** A file of the search has a few kilobytes. One that takes longer counts as missing. */
const LOAD_MS = 20_000

/** How many files with texts are fetched at the same time. */
const CONCURRENCY = 4

export type LoadedEngine = {
  readonly engine: SearchEngine
  /**
   * Loads and adds the texts that are missing, and calls `onAdded` after the first, second, fourth, eighth … file and
   * at the end, because whoever shows results has to search again each time. Several calls load each file once. Resolves
   * to whether all texts are there. Never rejects.
   */
  readonly loadTexts: (onAdded: () => void) => Promise<boolean>
}

/** Loads the titles and returns the engine. Rejects if they cannot be loaded. */
export async function loadEngine(): Promise<LoadedEngine> {
  const titles = parseTitles(await fetchFile(titlesFile))
  if (!titles) throw new Error(`${titlesFile} has not the expected form.`)
  const engine = createSearchEngine(titles)
  const waiting = new Set(Array.from({ length: titles.textFiles }, (_, index) => index))
  const listeners = new Set<() => void>()
  const notifyAll = () => {
    for (const notify of listeners) notify()
  }
  let running: Promise<void> | null = null
  const loadFile = async (index: number) => {
    const texts = await fetchFile(textFile(index)).then(parseTexts, () => null)
    if (texts === null) return // the titles are searched without it
    waiting.delete(index)
    engine.addTexts(texts)
    const added = titles.textFiles - waiting.size
    if (waiting.size > 0 && Number.isInteger(Math.log2(added))) notifyAll()
  }
  const loadAll = async () => {
    await concurrently(CONCURRENCY, [...waiting], loadFile)
    notifyAll()
    running = null
  }
  return {
    engine,
    async loadTexts(onAdded) {
      listeners.add(onAdded)
      running ??= loadAll()
      await running
      listeners.delete(onAdded)
      return waiting.size === 0
    },
  }
}

async function fetchFile(file: string): Promise<unknown> {
  const giveUp = () => Promise.reject(new Error(`${file} did not arrive in time.`))
  const loaded = await withTimeout(fetchRecord<unknown>(`/${file}`, SEARCH_FORMAT), LOAD_MS, giveUp)
  if (!loaded) throw new Error(`The site has no ${file}.`)
  return loaded.record
}

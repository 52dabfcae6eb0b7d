import { fetchRecord } from '#platform/fetch-record.ts'
import { withTimeout } from '#platform/timeout.ts'
import { createSearchEngine, type SearchEngine } from './engine.ts'
import { parseTexts, parseTitles, SEARCH_FORMAT, textFile, titlesFile } from './entries.ts'

/** A file of the search has a few kilobytes. One that takes longer counts as missing. */
const LOAD_MS = 20_000

type LoadedSearch = {
  readonly engine: SearchEngine
  /**
   * Loads and adds the texts that are missing, one file after the other, and calls `onAdded` after each. Several calls
   * load each file once. Never rejects.
   */
  readonly loadTexts: (onAdded: () => void) => Promise<void>
}

let pending: Promise<LoadedSearch> | null = null

/** Loads the titles and returns the search. Rejects if they cannot be loaded, and the next call tries again. */
export function loadSearch(): Promise<LoadedSearch> {
  pending ??= load()
  pending.catch(() => {
    pending = null
  })
  return pending
}

async function load(): Promise<LoadedSearch> {
  const titles = parseTitles(await fetchFile(titlesFile))
  if (!titles) throw new Error(`${titlesFile} has not the expected form.`)
  const engine = createSearchEngine(titles)
  const waiting = new Set(Array.from({ length: titles.textFiles }, (_, index) => index))
  const listeners = new Set<() => void>()
  let running: Promise<void> | null = null
  const loadAll = async () => {
    for (const index of [...waiting]) {
      const texts = await fetchFile(textFile(index)).catch(() => null) // the titles are searched without it
      if (texts === null) continue
      waiting.delete(index)
      engine.addTexts(parseTexts(texts))
      for (const notify of listeners) notify()
    }
    running = null
  }
  return {
    engine,
    async loadTexts(onAdded) {
      listeners.add(onAdded)
      running ??= loadAll()
      await running
      listeners.delete(onAdded)
    },
  }
}

async function fetchFile(file: string): Promise<unknown> {
  const giveUp = () => Promise.reject(new Error(`${file} did not arrive in time.`))
  const loaded = await withTimeout(fetchRecord<unknown>(`/${file}`, SEARCH_FORMAT), LOAD_MS, giveUp)
  if (!loaded) throw new Error(`The site has no ${file}.`)
  return loaded.record
}

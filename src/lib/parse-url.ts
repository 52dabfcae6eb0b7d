import { attempt } from './attempt.ts'

/** Returns a text as a URL, or null if it is none. `URL.canParse` is missing before Chromium 120 and Safari 17. */
export function parseUrl(text: string): URL | null {
  return attempt(() => new URL(text), null)
}

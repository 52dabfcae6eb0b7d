import { attempt } from './attempt.ts'

/** Returns the host of a URL, such as `api.example.com`; an empty string for a path or an empty text. */
export function urlHost(address: string): string {
  return attempt(() => new URL(address).host, '')
}

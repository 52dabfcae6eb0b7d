import { attempt } from './attempt.ts'

/** Returns the host of a URL, such as `api.example.com`; an empty string for other texts, such as a path. */
export function urlHost(address: string): string {
  return attempt(() => new URL(address).host, '')
}

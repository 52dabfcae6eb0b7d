import { attempt } from './attempt.ts'

/** Whose an address is, such as `api.example.com`; empty for a path and for nothing. */
export function urlHost(address: string): string {
  return attempt(() => new URL(address).host, '')
}

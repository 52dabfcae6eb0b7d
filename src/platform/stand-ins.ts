import { attempt } from '#lib/attempt.ts'

/** Sees nothing: what waits for a change of the page goes on without it. */
class BlindObserver {
  observe() {}
  disconnect() {}
}

/** Puts an observer that sees nothing where there is none: Ark's dialogs take one for granted, and do without what it tells. */
export function standInForObserver(): void {
  const make = () => new MutationObserver(() => {})
  const blind = { value: BlindObserver, configurable: true }
  if (!attempt(make, null)) attempt(() => Object.defineProperty(globalThis, 'MutationObserver', blind), null)
}

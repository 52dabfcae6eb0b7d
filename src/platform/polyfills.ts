import { attempt } from '#lib/attempt.ts'

/** Sees nothing: what waits for a change of the page goes on without it. */
class NoopObserver {
  observe() {}
  disconnect() {}
}

/** Puts an observer that sees nothing where there is none: Ark's dialogs take one for granted, and do without what it tells. */
export function polyfillMutationObserver(): void {
  const make = () => new MutationObserver(() => {})
  const descriptor = { value: NoopObserver, configurable: true }
  if (!attempt(make, null)) attempt(() => Object.defineProperty(globalThis, 'MutationObserver', descriptor), null)
}

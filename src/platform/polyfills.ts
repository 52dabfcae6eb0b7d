import { attempt } from '#lib/attempt.ts'

/** Observes nothing. Code that waits for mutations is then never called, but does not fail. */
class NoopObserver {
  observe() {}
  disconnect() {}
}

/**
 * Defines a MutationObserver that observes nothing if the browser has none: Ark's dialogs expect one, but work without
 * its reports.
 */
export function polyfillMutationObserver(): void {
  const make = () => new MutationObserver(() => {})
  const descriptor = { value: NoopObserver, configurable: true }
  if (!attempt(make, null)) attempt(() => Object.defineProperty(globalThis, 'MutationObserver', descriptor), null)
}

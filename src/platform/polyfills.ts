import { attempt } from '#lib/attempt.ts'

/** Observes nothing: code that waits for a mutation goes on without it. */
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

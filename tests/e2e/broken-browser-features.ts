import type { Page } from '@playwright/test'

/** How a feature of the browser fails. */
export type FailureMode = 'missing' | 'getter throws' | 'call throws' | 'rejects' | 'hangs'

export type BrokenFeature = { readonly feature: string; readonly mode: FailureMode }

const syncModes = ['missing', 'getter throws', 'call throws'] as const
const asyncModes = [...syncModes, 'rejects', 'hangs'] as const
const methodModes = ['missing', 'call throws'] as const

/** Every browser feature that the site or a library uses if it exists, with the modes in which it may fail. */
const features: Readonly<Record<string, readonly FailureMode[]>> = {
  localStorage: syncModes,
  sessionStorage: syncModes,
  indexedDB: asyncModes,
  caches: asyncModes,
  'navigator.serviceWorker': asyncModes,
  'navigator.locks': asyncModes,
  'navigator.storage': asyncModes,
  'navigator.setAppBadge': asyncModes,
  'navigator.clearAppBadge': asyncModes,
  'navigator.clipboard': asyncModes,
  'navigator.share': asyncModes,
  'navigator.connection': syncModes,
  BroadcastChannel: syncModes,
  MessageChannel: ['missing'], // React only checks whether it exists
  Worker: syncModes,
  matchMedia: syncModes,
  IntersectionObserver: syncModes,
  ResizeObserver: syncModes,
  MutationObserver: syncModes,
  PerformanceObserver: syncModes,
  requestIdleCallback: syncModes,
  structuredClone: syncModes,
  crypto: syncModes,
  trustedTypes: syncModes,
  LanguageModel: ['getter throws', 'rejects', 'hangs'],
  Intl: syncModes,
  'Date.prototype.toLocaleTimeString': methodModes,
  'AbortSignal.timeout': methodModes,
  'URL.canParse': methodModes,
  'performance.getEntriesByType': methodModes,
  'HTMLCanvasElement.prototype.transferControlToOffscreen': methodModes,
  'HTMLImageElement.prototype.decode': ['missing', 'call throws', 'rejects', 'hangs'],
}

export const allFailures: readonly BrokenFeature[] = Object.entries(features).flatMap(([feature, ways]) =>
  ways.map((mode) => ({ feature, mode })),
)

/** Returns all features that can fail in this mode, so that a test can break them together. */
export function featuresFailingBy(mode: FailureMode): readonly BrokenFeature[] {
  return allFailures.filter((broken) => broken.mode === mode)
}

/** Breaks features on every page that is opened in this tab from now on. */
export async function breakFeatures(page: Page, broken: readonly BrokenFeature[]): Promise<void> {
  await page.addInitScript((all) => {
    const securityError = () => new DOMException('The operation is insecure.', 'SecurityError')
    const throwError = () => {
      throw securityError()
    }
    const failures: Readonly<Record<string, () => unknown>> = {
      'call throws': throwError,
      rejects: () => Promise.reject(securityError()),
      hangs: () => new Promise(() => {}),
    }
    /** Opening a database fails through the events of the request that `open` returns. */
    const openFailures: Readonly<Record<string, () => unknown>> = {
      'call throws': throwError,
      rejects() {
        const request = { error: securityError(), onerror: () => {} }
        setTimeout(() => request.onerror())
        return request
      },
      hangs: () => ({}),
    }
    const LISTENER_METHODS = ['addEventListener', 'removeEventListener']
    for (const { feature, mode } of all) {
      const names = feature.split('.')
      const name = names.pop() as string
      // biome-ignore lint/suspicious/noExplicitAny: the broken feature may have any type
      const owner = names.reduce((member: any, next) => member?.[next], globalThis)
      if (!owner) continue
      const original = owner[name]
      for (let holder = owner; holder; holder = Object.getPrototypeOf(holder)) delete holder[name]
      if (mode === 'missing') continue
      if (mode === 'getter throws') {
        Object.defineProperty(owner, name, { get: throwError, configurable: true })
        continue
      }
      const fail = (name === 'indexedDB' ? openFailures : failures)[mode] as () => unknown
      const isFunction = typeof original === 'function' && name !== 'LanguageModel'
      const methodOf = (target: object, key: string | symbol) => {
        const member = Reflect.get(target, key, target)
        if (key === 'ready' && mode !== 'call throws') return fail()
        if (typeof member !== 'function') return member
        return mode !== 'call throws' && LISTENER_METHODS.includes(String(key)) ? member.bind(target) : fail
      }
      const value = isFunction
        ? function broken() {
            return fail()
          }
        : new Proxy(original ?? { availability() {}, create() {} }, {
            get: methodOf,
            set: throwError,
            ownKeys: throwError,
          })
      Object.defineProperty(owner, name, { value, configurable: true })
    }
  }, broken)
}

import type { Page } from '@playwright/test'

/** How a feature of the browser fails. */
export type FailureMode = 'missing' | 'getter throws' | 'call throws' | 'rejects' | 'hangs'

export type BrokenFeature = { readonly feature: string; readonly way: FailureMode }

const gone = ['missing', 'getter throws', 'call throws'] as const
const promising = [...gone, 'rejects', 'hangs'] as const
const methods = ['missing', 'call throws'] as const

/** Every browser feature that the site or one of its libraries uses if it exists, with each way it may fail. */
const features: Readonly<Record<string, readonly FailureMode[]>> = {
  localStorage: gone,
  sessionStorage: gone,
  indexedDB: promising,
  caches: promising,
  'navigator.serviceWorker': promising,
  'navigator.locks': promising,
  'navigator.storage': promising,
  'navigator.setAppBadge': promising,
  'navigator.clearAppBadge': promising,
  'navigator.clipboard': promising,
  'navigator.share': promising,
  'navigator.connection': gone,
  BroadcastChannel: gone,
  MessageChannel: ['missing'], // React only asks whether it exists
  Worker: gone,
  matchMedia: gone,
  IntersectionObserver: gone,
  ResizeObserver: gone,
  MutationObserver: gone,
  PerformanceObserver: gone,
  requestIdleCallback: gone,
  structuredClone: gone,
  crypto: gone,
  trustedTypes: gone,
  LanguageModel: ['getter throws', 'rejects', 'hangs'],
  Intl: gone,
  'Date.prototype.toLocaleTimeString': methods,
  'AbortSignal.timeout': methods,
  'URL.canParse': methods,
  'performance.getEntriesByType': methods,
  'HTMLCanvasElement.prototype.transferControlToOffscreen': methods,
  'HTMLImageElement.prototype.decode': ['missing', 'call throws', 'rejects', 'hangs'],
}

export const allFailures: readonly BrokenFeature[] = Object.entries(features).flatMap(([feature, ways]) =>
  ways.map((way) => ({ feature, way })),
)

/** Returns every feature that can fail in this way, to fail all at once. */
export function featuresFailingBy(way: FailureMode): readonly BrokenFeature[] {
  return allFailures.filter((broken) => broken.way === way)
}

/** Breaks features on every page that is opened in this tab from now on. */
export async function breakFeatures(page: Page, broken: readonly BrokenFeature[]): Promise<void> {
  await page.addInitScript((all) => {
    const refusal = () => new DOMException('The operation is insecure.', 'SecurityError')
    const refuse = () => {
      throw refusal()
    }
    const answers: Readonly<Record<string, () => unknown>> = {
      'call throws': refuse,
      rejects: () => Promise.reject(refusal()),
      hangs: () => new Promise(() => {}),
    }
    /** How opening a database fails: through the events of its request. */
    const openings: Readonly<Record<string, () => unknown>> = {
      'call throws': refuse,
      rejects() {
        const request = { error: refusal(), onerror: () => {} }
        setTimeout(() => request.onerror())
        return request
      },
      hangs: () => ({}),
    }
    const LISTENING = ['addEventListener', 'removeEventListener']
    for (const { feature, way } of all) {
      const names = feature.split('.')
      const name = names.pop() as string
      // biome-ignore lint/suspicious/noExplicitAny: the broken feature may have any type
      const owner = names.reduce((found: any, next) => found?.[next], globalThis)
      if (!owner) continue
      const real = owner[name]
      for (let from = owner; from; from = Object.getPrototypeOf(from)) delete from[name]
      if (way === 'missing') continue
      if (way === 'getter throws') {
        Object.defineProperty(owner, name, { get: refuse, configurable: true })
        continue
      }
      const answer = (name === 'indexedDB' ? openings : answers)[way] as () => unknown
      const isCalled = typeof real === 'function' && name !== 'LanguageModel'
      const methodOf = (target: object, key: string | symbol) => {
        const found = Reflect.get(target, key, target)
        if (key === 'ready' && way !== 'call throws') return answer()
        if (typeof found !== 'function') return found
        return way !== 'call throws' && LISTENING.includes(String(key)) ? found.bind(target) : answer
      }
      const value = isCalled
        ? function broken() {
            return answer()
          }
        : new Proxy(real ?? { availability() {}, create() {} }, { get: methodOf, set: refuse, ownKeys: refuse })
      Object.defineProperty(owner, name, { value, configurable: true })
    }
  }, broken)
}

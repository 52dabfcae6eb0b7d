type Tracked<T> = Promise<T> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown }

export type Resource<T> = (() => Promise<T>) & {
  /** Discards a failed load, so that the next call loads again. */
  readonly clearFailure: () => void
}

/**
 * Loads a value once and caches its promise. React's `use` reads a settled promise without suspending, so a preloaded
 * value renders at once. A failed load stays failed until `clearFailure` is called: React renders again whenever a
 * promise settles, and would otherwise load endlessly.
 */
export function resource<T>(load: () => Promise<T>): Resource<T> {
  let cached: Tracked<T> | null = null
  const get = () => {
    if (cached) return cached
    const loading: Tracked<T> = load()
    cached = loading
    loading.status = 'pending'
    loading.then(
      (value) => {
        loading.status = 'fulfilled'
        loading.value = value
      },
      (reason: unknown) => {
        loading.status = 'rejected'
        loading.reason = reason
      },
    )
    return loading
  }
  const clearFailure = () => {
    if (cached?.status === 'rejected') cached = null
  }
  return Object.assign(get, { clearFailure })
}

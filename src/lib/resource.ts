type Tracked<T> = Promise<T> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown }

export type Resource<T> = (() => Promise<T>) & {
  /** Lets the next call try again if the load failed. */
  readonly retry: () => void
}

/**
 * Loads something once and remembers it. React's `use` reads a settled answer without suspending, so that what was
 * preloaded renders at once. A failed load stays failed until someone asks for a retry: React renders again whenever an
 * answer settles, and would otherwise load without end.
 */
export function resource<T>(load: () => Promise<T>): Resource<T> {
  let known: Tracked<T> | null = null
  const get = () => {
    if (known) return known
    const loading: Tracked<T> = load()
    known = loading
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
  const retry = () => {
    if (known?.status === 'rejected') known = null
  }
  return Object.assign(get, { retry })
}

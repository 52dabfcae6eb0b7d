type Tracked<T> = Promise<T> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown }

/**
 * Loads something once and remembers it. React's `use` reads a settled answer without suspending, so that what was
 * preloaded renders at once. A failed load is forgotten, so that the next one tries again.
 */
export function resource<T>(load: () => Promise<T>): () => Promise<T> {
  let known: Tracked<T> | null = null
  return () => {
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
        known = null
      },
    )
    return loading
  }
}

/**
 * Makes a part of the site that was not to be had one that can be asked for again, whole. The bundler fetches a part's
 * style sheets beside its script, each once, and takes those that failed for loaded from then on: at the next try they
 * are fetched here, before the part is handed over.
 */
export function whole<T>(load: () => Promise<T>): () => Promise<T> {
  const missing = new Set<string>()
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    missing.add(target.href)
    target.remove()
  }
  const attempt = async () => {
    addEventListener('error', note, true)
    try {
      await Promise.all([...missing].map((href) => stylesFrom(href).then(() => missing.delete(href))))
      return await load()
    } finally {
      removeEventListener('error', note, true)
    }
  }
  let underway: Promise<T> | null = null
  return () => {
    // one at a time: a second one would not wait for the styles of the first
    underway ??= attempt().finally(() => {
      underway = null
    })
    return underway
  }
}

/** Rejects where they cannot be had this time either. */
function stylesFrom(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`No styles from ${href}.`))
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href })
    document.head.append(link)
  })
}

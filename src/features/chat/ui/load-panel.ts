/** Style sheets that did not come. Vite asks for each one once and takes it for loaded from then on. */
const missing = new Set<string>()

/** Fetches the panel with its styles. A failure can be tried again, and the styles are then fetched anew, too. */
export async function loadPanel() {
  addEventListener('error', note, true)
  try {
    await Promise.all([...missing].map(fetchStyles))
    return await import('./panel.tsx')
  } finally {
    removeEventListener('error', note, true)
  }
}

function note({ target }: Event) {
  if (!(target instanceof HTMLLinkElement)) return
  if (target.rel === 'stylesheet') missing.add(target.href)
  target.remove()
}

function fetchStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.onload = () => {
      missing.delete(href)
      resolve()
    }
    link.onerror = () => reject(new Error(`No styles from ${href}`))
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href })
    document.head.append(link)
  })
}

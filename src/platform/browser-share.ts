import type { Share } from './ports.ts'

export const browserShare: Share = async (page) => {
  try {
    await navigator.share(page)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'unavailable'
  }
}

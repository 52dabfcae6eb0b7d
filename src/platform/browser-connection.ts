import type { Connection } from './ports.ts'

export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  onChange(listener) {
    addEventListener('online', listener)
    addEventListener('offline', listener)
    return () => {
      removeEventListener('online', listener)
      removeEventListener('offline', listener)
    }
  },
}

import type { Visibility } from './ports.ts'

export const browserVisibility: Visibility = {
  isHidden: () => document.hidden,
  onChange(listener) {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}

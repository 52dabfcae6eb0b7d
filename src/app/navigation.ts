import type { AroundNavHandler } from 'wouter'
import { preload } from './routes.ts'

/**
 * Goes to an address once its page is here, so that nobody sees a gap. Where the page cannot be had (a chunk that a
 * newer version removed, a dead network), the browser goes there itself and gets whatever host or worker can give.
 */
export const travel: AroundNavHandler = (navigate, to, options) => {
  const from = location.pathname
  preload(to).then(
    () => {
      navigate(to, options)
      preload(from).catch(() => {}) // whoever comes back finds the page whole
    },
    () => location.assign(to),
  )
}

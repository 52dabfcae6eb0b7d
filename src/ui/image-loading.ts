/**
 * For an image in a phone's first view, which is painted once loaded. The first such image of a page has a placeholder.
 */
export const eagerImage = { loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const

/** For all other images. */
export const lazyImage = { loading: 'lazy', decoding: 'async' } as const

/** For a picture in a phone's first view: it is painted as soon as it is there. The first such one of a page is sketched. */
export const eagerImage = { loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const

/** For every other picture. */
export const lazyImage = { loading: 'lazy', decoding: 'async' } as const

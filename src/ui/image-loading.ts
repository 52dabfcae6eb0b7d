/**
 * The attributes of an image in the first view of a phone. The image is painted as soon as it has loaded. The first
 * such image of a page has a placeholder.
 */
export const eagerImage = { loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const

/** The attributes of all other images. */
export const lazyImage = { loading: 'lazy', decoding: 'async' } as const

/** The year the site was built in. Pages show it until the visitor's own clock is known. */
declare const __BUILD_YEAR__: number

/** Whether the site has a service worker: a build has one, the development server does not. */
declare const __HAS_WORKER__: boolean

/** Whether the owner has visits counted. The code for it is left out of a build without. */
declare const __COUNTS_VISITS__: boolean

/**
 * Whether some pages are not precached, because there are more than `content/offline.yaml` says. The code that keeps
 * them when they are read, or when the visitor asks for them, is left out of a build without such pages.
 */
declare const __HAS_UNLISTED_PAGES__: boolean

declare module 'virtual:licenses' {
  export const shipped: import('./content/licenses.ts').ShippedLicenses
}

declare module 'virtual:wordmark' {
  export const wordmark: import('./ui/brand/wordmark-shapes.ts').WordmarkShapes
}

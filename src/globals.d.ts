/** The year the site was built in. Pages show it until the visitor's own clock is known. */
declare const __BUILD_YEAR__: number

/** Whether the site has a service worker: a build has one, the development server does not. */
declare const __HAS_WORKER__: boolean

/** Whether the owner has visits counted. The code for it is left out of a build without. */
declare const __COUNTS_VISITS__: boolean

declare module 'virtual:licenses' {
  export const shipped: import('./content/licenses.ts').ShippedLicenses
}

declare module 'virtual:wordmark' {
  export const wordmark: import('./ui/brand/wordmark-shapes.ts').WordmarkShapes
}

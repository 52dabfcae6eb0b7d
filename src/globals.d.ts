/** The year the site was built in; pages say it until the visitor's own clock is known. */
declare const __BUILD_YEAR__: number

/** Whether there is a worker: a build has one, the development server does not. */
declare const __HAS_WORKER__: boolean

declare module 'virtual:licenses' {
  export const shipped: import('./content/licenses.ts').ShippedLicenses
}

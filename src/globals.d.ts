/** The year the site was built in; pages say it until the visitor's own clock is known. */
declare const __BUILD_YEAR__: number

declare module 'virtual:licenses' {
  export const shipped: import('./content/licenses.ts').Shipped
}

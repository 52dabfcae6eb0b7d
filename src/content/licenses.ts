/** One work of others that ships: who made it, and under which licence. */
export type Work = {
  readonly name: string
  readonly version: string
  /** As SPDX writes it. */
  readonly license: string
  readonly copyright: readonly string[]
}

/** A licence's words, and the works that ship under them. */
export type LicenseText = { readonly license: string; readonly works: readonly string[]; readonly text: string }

/** What a build finds in its own scripts. */
export type Shipped = {
  readonly packages: readonly Work[]
  readonly icons: readonly Work[]
  readonly fonts: readonly Work[]
  readonly texts: readonly LicenseText[]
}

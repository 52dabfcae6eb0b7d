/** One work of others that ships: who made it, and under which licence. */
export type LicensedWork = {
  readonly name: string
  readonly version: string
  /** As SPDX writes it. */
  readonly license: string
  readonly copyright: readonly string[]
}

/** A licence's words, and the works that ship under them. */
export type LicenseText = { readonly license: string; readonly works: readonly string[]; readonly text: string }

/** What a build finds in its own scripts. */
export type ShippedLicenses = {
  readonly packages: readonly LicensedWork[]
  readonly icons: readonly LicensedWork[]
  readonly fonts: readonly LicensedWork[]
  readonly texts: readonly LicenseText[]
}

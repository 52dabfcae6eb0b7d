/** A third-party work that the site ships, with its authors and its licence. */
export type LicensedWork = {
  readonly name: string
  readonly version: string
  /** The SPDX identifier. */
  readonly license: string
  readonly copyright: readonly string[]
}

/** The text of a licence, and the works that ship under it. */
export type LicenseText = { readonly license: string; readonly works: readonly string[]; readonly text: string }

/** The licensed works that a build ships, and the texts of their licences. */
export type ShippedLicenses = {
  readonly packages: readonly LicensedWork[]
  readonly icons: readonly LicensedWork[]
  readonly fonts: readonly LicensedWork[]
  readonly texts: readonly LicenseText[]
}

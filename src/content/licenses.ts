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

export const licenses = {
  title: 'Licenses',
  description: 'The open-source packages, icons and fonts this website ships, each with its authors and its license.',
  heading: 'Licenses',
  lead: 'This site stands on other people’s work. Below is what we ship, who made it and under which license.',
  packages: {
    heading: 'Packages',
    note: 'Every package in the scripts of this site, down to the smallest helper. Each build makes the list anew.',
  },
  icons: {
    heading: 'Icons',
    note: 'Line icons on buttons and in lists, and the marks of technologies, which belong to their owners. The glyphs of the services and the game are our own.',
  },
  fonts: {
    heading: 'Fonts',
    note: 'We serve them ourselves, cut down to the letters the site needs.',
  },
  texts: {
    heading: 'License texts',
    note: 'In full, as each work carries them. Works with the same text share one row.',
    none: 'This package names its license and brings no text of it.',
  },
} as const

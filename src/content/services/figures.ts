import { facts } from '#content/facts.ts'

/** The readings of time and cost every service states (spec §1). */
export const simpleSite = { name: 'A simple site takes', figure: facts.simpleSiteTime } as const
export const complexApp = { name: 'A complex app takes', figure: facts.complexAppTime } as const
export const packages = { name: 'Packages start at', figure: `${facts.packagesFrom} a month` } as const

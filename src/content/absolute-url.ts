import { config } from './config.ts'

/** Returns the whole address of a path of this site. */
export function absoluteUrl(path: string): string {
  return `${config.siteUrl}${path}`
}

/** Refers to the agency in structured data. Every page describes it under this id (`prerender/json-ld.ts`). */
export const agencyReference = { '@id': absoluteUrl('/#organization') }

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The oldest browsers in which the site has to work, see `src/docs/browsers.md`. */
const FLOOR = { chrome: 112, chrome_android: 112, firefox: 115, firefox_android: 115, safari: 16, safari_ios: 16 }

type Statement = {
  readonly version_added: string | boolean | null
  readonly version_removed?: unknown
  readonly prefix?: string
  readonly alternative_name?: string
  readonly flags?: unknown
  readonly partial_implementation?: boolean
}

/** A node of the compatibility data of MDN: a feature with its support, and its parts by name. */
export type Feature = {
  readonly __compat?: { readonly support: Readonly<Record<string, Statement | readonly Statement[]>> }
} & { readonly [name: string]: Feature }

type CompatibilityData = Readonly<Record<'api' | 'css' | 'javascript', Feature>>

const { resolve } = createRequire(import.meta.url)

/** What each browser supports, as MDN collects it. */
export const compatibility: CompatibilityData = JSON.parse(readFileSync(resolve('@mdn/browser-compat-data'), 'utf8'))

/** Returns whether a browser of the floor lacks a feature, or has it only behind a flag or with another name. */
export function isTooNew(feature: Feature | undefined): boolean {
  const support = feature?.__compat?.support
  if (!support) return false
  return Object.entries(FLOOR).some(([browser, floor]) => {
    const statements = [support[browser] ?? []].flat() as readonly Statement[]
    return statements.length > 0 && !statements.some((statement) => isSupported(statement, floor))
  })
}

function isSupported(statement: Statement, floor: number): boolean {
  const { version_added: added, version_removed: removed, prefix, alternative_name: other, flags } = statement
  if (removed !== undefined || prefix !== undefined || other !== undefined || flags !== undefined) return false
  return typeof added === 'string' && Number.parseFloat(added.replace('≤', '')) <= floor
}

import { onlineCheck } from '#lib/online-check.ts'
import { securityHeaders } from '#lib/security-headers.ts'
import type { Header, HeaderRule } from './site-rules.ts'

/** The rule for the headers of every response. */
export const securityRule: HeaderRule = {
  pattern: '/*',
  headers: Object.entries(securityHeaders).map(([name, value]): Header => [name.toLowerCase(), value]),
}

/** The rules for files that are named by a content hash, and for the file that no cache may keep. */
export const fixedRules: readonly HeaderRule[] = [
  ...['/assets/*', '/sw/*'].map(immutableRule),
  { pattern: onlineCheck.path, headers: [['cache-control', 'no-store']] },
]

/** What browsers revalidate besides pages and the worker. */
export const revalidatedPaths: readonly string[] = [
  ...[
    '/parts/*',
    '/records/*',
    '/art/*',
    '/covers/*',
    '/galaxy/*',
    '/glyphs/*',
    '/icons/*',
    '/people/*',
    '/screenshots/*',
    '/share/*',
  ],
  ...['/sw-off.js', '/manifest.webmanifest', '/favicon.svg', '/favicon.ico'],
  ...['/feed.xml', '/feed.json', '/sitemap.xml', '/robots.txt'],
]

/** Returns the rule for files that browsers revalidate on each request. */
export function revalidatedRule(pattern: string, ownPolicy?: string): HeaderRule {
  const policy: readonly Header[] = ownPolicy ? [['content-security-policy', ownPolicy]] : []
  return { pattern, headers: [['cache-control', 'no-cache'], ...policy] }
}

function immutableRule(pattern: string): HeaderRule {
  return {
    pattern,
    headers: [
      ['cache-control', 'public, max-age=31536000, immutable'],
      ['cross-origin-resource-policy', 'same-origin'],
    ],
  }
}

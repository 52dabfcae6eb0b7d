import { config } from '#content/config.ts'
import { providers } from '#content/models.ts'
import { visitCounter } from '#content/visit-counter.ts'
import type { Header, HeaderRule } from '#hosts/site-rules.ts'
import { onlineCheck } from '#lib/online-check.ts'
import { securityHeaders } from '#lib/security-headers.ts'

function originOf(endpoint: string): string | null {
  return URL.canParse(endpoint) ? new URL(endpoint).origin : null
}

function directive(sources: string, ...more: readonly (string | null)[]): string {
  return [sources, ...more].filter((source) => source !== null && source !== '').join(' ')
}

/** Returns the origins that the library's agents call: those of the providers, or only that of the owner's proxy. */
function agentOrigins(): readonly (string | null)[] {
  return config.corsProxy ? [originOf(config.corsProxy)] : Object.values(providers).map(({ origin }) => origin)
}

/**
 * Returns the directives of a page's policy. The hashes allow its inline styles; inline scripts are forbidden.
 *
 * Apart from those hashes all pages have the same policy. A visitor goes from page to page within one document, which
 * keeps the policy that it was loaded with. So every page must allow what the library needs.
 */
function pageDirectives(styleHashes: readonly string[]): readonly string[] {
  const mail = originOf(config.mail.endpoint)
  const chat = originOf(config.chatEmbedUrl) // the owner's chat service, which one page offers
  const visits = visitCounter && originOf(visitCounter.server)
  return [
    "default-src 'none'",
    directive("script-src 'self'", chat),
    directive("style-src 'self'", ...styleHashes),
    directive("img-src 'self' data:", chat),
    "font-src 'self'",
    "media-src 'self'",
    directive("connect-src 'self'", mail, ...agentOrigins(), chat, visits),
    ...(chat ? [`frame-src ${chat}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    directive('trusted-types vyomix-worker vyomix-thread', chat && 'vyomix-embed'),
  ]
}

/** Returns the worker's policy: it may send requests to the site and the mail service, but not to a provider. */
function workerCsp(): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    directive("connect-src 'self'", originOf(config.mail.endpoint)),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types vyomix-worker vyomix-thread',
  ].join('; ')
}

/**
 * Returns the policy for a page's meta tag, for hosts without headers. Because the tag is part of the page, a new
 * policy gives the page a new hash.
 */
export function metaCsp(styleHashes: readonly string[]): string {
  return pageDirectives(styleHashes).join('; ')
}

const revalidatedPaths = [
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
  ],
  ...['/sw-off.js', '/manifest.webmanifest', '/favicon.svg'],
  ...['/feed.xml', '/feed.json', '/sitemap.xml', '/robots.txt'],
]

/** An address or a pattern, and the hashes of the inline styles of the pages there. */
export type PageHeaderRule = { readonly address: string; readonly styleHashes: readonly string[] }

/**
 * Returns the rules for the headers of every response. Hosts join the values that several rules set for a header, so
 * caching and policies are set for each address. Of all other files, only the worker has a policy. A browser would
 * ignore a policy of scripts, pictures and fonts, and it would add half a kilobyte to each of them.
 */
export function headerRules(pages: readonly PageHeaderRule[]): readonly HeaderRule[] {
  const security = Object.entries(securityHeaders).map(([name, value]): Header => [name.toLowerCase(), value])
  return [
    { pattern: '/*', headers: security },
    ...['/assets/*', '/sw/*'].map(immutableRule),
    { pattern: onlineCheck.path, headers: [['cache-control', 'no-store']] },
    ...pages.map(({ address, styleHashes }) =>
      revalidatedRule(address, [...pageDirectives(styleHashes), "frame-ancestors 'none'"].join('; ')),
    ),
    revalidatedRule('/sw.js', workerCsp()),
    ...revalidatedPaths.map((address) => revalidatedRule(address)),
  ]
}

/** Returns the rule for files that are named by a content hash. */
function immutableRule(pattern: string): HeaderRule {
  return {
    pattern,
    headers: [
      ['cache-control', 'public, max-age=31536000, immutable'],
      ['cross-origin-resource-policy', 'same-origin'],
    ],
  }
}

/** Returns the rule for files that browsers revalidate on each request. */
function revalidatedRule(pattern: string, ownPolicy?: string): HeaderRule {
  const policy: readonly Header[] = ownPolicy ? [['content-security-policy', ownPolicy]] : []
  return { pattern, headers: [['cache-control', 'no-cache'], ...policy] }
}

import { config } from '#content/config.ts'
import { providers } from '#content/models.ts'
import { onlineCheck } from '#lib/online-check.ts'
import { securityHeaders } from '#lib/security-headers.ts'

function originOf(endpoint: string): string | null {
  return URL.canParse(endpoint) ? new URL(endpoint).origin : null
}

function directive(sources: string, ...more: readonly (string | null)[]): string {
  return [sources, ...more].filter((source) => source !== null && source !== '').join(' ')
}

/** Where the library's agents run: at the providers, or through the owner's proxy alone. */
function agentOrigins(): readonly (string | null)[] {
  return config.corsProxy ? [originOf(config.corsProxy)] : Object.values(providers).map(({ origin }) => origin)
}

/**
 * What a page may load and do. The hashes name its inline styles; scripts are files of the site alone.
 *
 * But for those styles it is one policy for all pages: a visitor goes from page to page within one document, and stays
 * under the policy that this document came with. So every page must allow what the library needs.
 */
function pageDirectives(styleHashes: readonly string[]): readonly string[] {
  const mail = originOf(config.mail.endpoint)
  const chat = originOf(config.chatEmbedUrl) // the owner's chat service, on the one page that offers it
  return [
    "default-src 'none'",
    directive("script-src 'self'", chat),
    directive("style-src 'self'", ...styleHashes),
    directive("img-src 'self' data:", chat),
    "font-src 'self'",
    "media-src 'self'",
    directive("connect-src 'self'", mail, ...agentOrigins(), chat),
    ...(chat ? [`frame-src ${chat}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    directive('trusted-types vyomix-worker vyomix-thread', chat && 'vyomix-embed'),
  ]
}

/** What the worker may do: it asks the site and the mail service, never a provider. */
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

/** The policy each page carries itself, for hosts that send no headers and so that a changed policy changes the page. */
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

/** An address, or a pattern for many, and what names the inline styles of the pages found there. */
export type PageHeaderRule = { readonly address: string; readonly styleHashes: readonly string[] }

/**
 * `_headers`, as Netlify and Cloudflare Pages read it, and the server behind `npm start` too. Hosts join what several
 * rules say about one header, so that caching and policies are told address by address. Scripts, pictures and fonts have
 * no policy: a browser would not ask for it, and it would cost each of them half a kilobyte.
 */
export function headersFile(pages: readonly PageHeaderRule[]): string {
  const ofPages = pages.map(({ address, styleHashes }) =>
    revalidatedRule(address, [...pageDirectives(styleHashes), "frame-ancestors 'none'"].join('; ')),
  )
  return `/*
${Object.entries(securityHeaders)
  .map(([name, value]) => `  ${name}: ${value}`)
  .join('\n')}

${['/assets/*', '/sw/*'].map(immutableRule).join('\n')}
${onlineCheck.path}
  Cache-Control: no-store

${[...ofPages, revalidatedRule('/sw.js', workerCsp()), ...revalidatedPaths.map((address) => revalidatedRule(address))].join('\n')}`
}

/** What is named by its content. */
function immutableRule(address: string): string {
  return `${address}
  Cache-Control: public, max-age=31536000, immutable
  Cross-Origin-Resource-Policy: same-origin
`
}

/** What is asked for anew each time. */
function revalidatedRule(address: string, ownPolicy?: string): string {
  return `${address}\n  Cache-Control: no-cache\n${ownPolicy ? `  Content-Security-Policy: ${ownPolicy}\n` : ''}`
}

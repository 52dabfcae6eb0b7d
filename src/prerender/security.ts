import { config } from '#content/config.ts'

function originOf(endpoint: string): string | null {
  return URL.canParse(endpoint) ? new URL(endpoint).origin : null
}

/**
 * What a page may load and do. The hashes name the inline styles of the site's pages; scripts are files of the site alone.
 */
function policy(styleHashes: readonly string[]): readonly string[] {
  const mail = originOf(config.mail.endpoint)
  const chat = originOf(config.chatEmbedUrl) // the owner's chat service, on the one page that offers it
  const allowing = (sources: string, ...more: readonly (string | null)[]) =>
    [sources, ...more].filter((source) => source !== null && source !== '').join(' ')
  return [
    "default-src 'none'",
    allowing("script-src 'self'", chat),
    allowing("style-src 'self'", ...styleHashes),
    allowing("img-src 'self' data:", chat),
    "font-src 'self'",
    "media-src 'self'",
    allowing("connect-src 'self'", mail, chat),
    ...(chat ? [`frame-src ${chat}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    allowing('trusted-types vyomix-worker', chat && 'vyomix-embed'),
  ]
}

/** The policy each page carries itself, for hosts that send no headers and so that a changed policy changes the page. */
export function metaPolicy(styleHashes: readonly string[]): string {
  return policy(styleHashes).join('; ')
}

const otherFiles = [
  ...['/art/*', '/covers/*', '/galaxy/*', '/glyphs/*', '/icons/*', '/people/*', '/screenshots/*'],
  ...['/sw.js', '/sw-off.js', '/manifest.webmanifest', '/favicon.svg'],
  ...['/feed.xml', '/feed.json', '/sitemap.xml', '/robots.txt'],
]

/**
 * `_headers`, as Netlify and Cloudflare Pages read it, and the server behind `npm start` too. Hosts join what several
 * rules say about one header, so that caching is told address by address: asked for anew each time, or kept for ever.
 */
export function headersFile(styleHashes: readonly string[], pages: readonly string[]): string {
  const anew = [...pages, ...otherFiles].map((address) => `${address}\n  Cache-Control: no-cache\n`)
  return `/*
  Content-Security-Policy: ${[...policy(styleHashes), "frame-ancestors 'none'"].join('; ')}
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), clipboard-write=(self), fullscreen=(self)

/assets/*
  Cache-Control: public, max-age=31536000, immutable
  Cross-Origin-Resource-Policy: same-origin

${anew.join('\n')}`
}

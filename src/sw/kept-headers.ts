import { securityHeaders } from '#lib/security-headers.ts'

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
}

/** Returns the content type of a file of the site; pages have no ending. */
function contentTypeOf(url: string): string {
  return types[/\.(\w+)$/.exec(url)?.[1] ?? ''] ?? 'text/html; charset=utf-8'
}

/**
 * Returns the headers under which a file is kept. They are the site's own and not those of the answer: a network may send the
 * right bytes under a wrong type, or with a header that leads elsewhere. A page brings its policy with it.
 */
export function keptHeaders(url: string): Headers {
  return new Headers({ ...securityHeaders, 'Content-Type': contentTypeOf(url) })
}

/** Returns whether a browser would read what is kept as what the site says it is. */
export function isOfType(url: string, kept: Response): boolean {
  const kindOf = (type: string) => (/javascript/.test(type) ? 'script' : type.split(';')[0]?.trim().toLowerCase())
  return kindOf(kept.headers.get('content-type') ?? '') === kindOf(contentTypeOf(url))
}

import { extname } from 'node:path'

/** The content types by extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** Returns the content type for a file name; for an unknown extension, the type that browsers only download. */
export function contentType(fileName: string): string {
  return contentTypes[extname(fileName).toLowerCase()] ?? 'application/octet-stream'
}

/** Returns whether compression makes a body of this type smaller. Photos, videos and fonts are already compressed. */
export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|manifest\+json|xml|wasm)|image\/(svg\+xml|x-icon))/.test(type)
}

/** The extensions of the files that compression makes smaller. */
export const compressibleExtensions: readonly string[] = Object.keys(contentTypes).filter((extension) =>
  isCompressible(contentType(`file${extension}`)),
)

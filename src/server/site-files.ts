import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentType } from './content-types.ts'

export type Encoding = 'br' | 'gzip'

/** A file of the built site, held in memory. `encoded` compresses a content once and remembers. */
export type SiteFile = {
  readonly body: Buffer
  readonly type: string
  readonly hash: string
  readonly encoded: (encoding: Encoding) => Promise<Buffer>
}

/** Finds a file by its path below the root; null where there is none, or where it lies outside the root. */
export type SiteFiles = (path: string) => Promise<SiteFile | null>

/** Files grow by a tenth against 11, in a quarter of its time. */
const BROTLI_QUALITY = 9
/** A page is painted as soon as it is here, and what is left of it after ten packets takes another round trip. */
const BROTLI_QUALITY_OF_PAGES = 11

/** The files of a built folder. Each is read once and again only after it changed on disk. */
export function siteFiles(root: string): SiteFiles {
  const kept = new Map<string, { readonly stamp: string; readonly file: Promise<SiteFile> }>()

  return async function find(path) {
    const [top, location] = await Promise.all([realpath(root), locate(join(root, path))])
    if (location === null || !location.startsWith(top + sep)) return null
    const facts = await stat(location)
    if (!facts.isFile()) return null
    const stamp = `${facts.mtimeMs} ${facts.size}`
    const known = kept.get(location)
    if (known?.stamp === stamp) return known.file
    const file = read(location)
    kept.set(location, { stamp, file })
    file.catch(() => kept.delete(location))
    return file
  }
}

async function locate(path: string): Promise<string | null> {
  try {
    return await realpath(path)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(code)) return null
    throw error
  }
}

async function read(location: string): Promise<SiteFile> {
  const body = await readFile(location)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return {
    body,
    type: contentType(location),
    hash,
    encoded(encoding) {
      const key = `${encoding} ${hash}`
      const result = encodings.get(key) ?? compress[encoding](body, location.endsWith('.html'))
      encodings.set(key, result)
      return result
    },
  }
}

/** What has been compressed, by content: sites that are served one after the other, as in tests, share most files. */
const encodings = new Map<string, Promise<Buffer>>()

const compress: Readonly<Record<Encoding, (body: Buffer, isPage: boolean) => Promise<Buffer>>> = {
  br: (body, isPage) => {
    const quality = isPage ? BROTLI_QUALITY_OF_PAGES : BROTLI_QUALITY
    return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  },
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

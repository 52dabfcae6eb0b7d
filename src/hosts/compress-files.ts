import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compressibleExtensions, contentType, isCompressible } from '#server/content-types.ts'

const QUALITY = { thorough: { br: 11, gzip: 9 }, quick: { br: 3, gzip: 1 } } as const

const ENDINGS = compressibleExtensions.map((extension) => extension.slice(1)).join('|')

/** Matches the ending of what is written beside a file. An archive of the owner's, such as `a.tar.gz`, has another. */
export const COMPRESSED_ENDING = String.raw`\.(?:${ENDINGS})\.(?:br|gz)$`

/**
 * Writes a `.br` and a `.gz` beside each file, except for photographs, videos and fonts, which are compressed already.
 * Even the smallest file gets both, because the one of an older build could otherwise be left on the server and be sent
 * in its place. The written files are as old as the file itself: a host takes their date for that of the file.
 */
export async function compressFiles(
  folder: string,
  files: readonly string[],
  speed: keyof typeof QUALITY,
): Promise<void> {
  const { br, gzip: level } = QUALITY[speed]
  for (const file of files.filter((name) => isCompressible(contentType(name)))) {
    const path = join(folder, file)
    const body = readFileSync(path)
    const { atime, mtime } = statSync(path)
    const compressed = [
      ['br', await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: br } })],
      ['gz', await promisify(gzip)(body, { level })],
    ] as const
    for (const [ending, bytes] of compressed) {
      writeFileSync(`${path}.${ending}`, bytes)
      utimesSync(`${path}.${ending}`, atime, mtime)
    }
  }
}

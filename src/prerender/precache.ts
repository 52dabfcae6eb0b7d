import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { ManifestTransform } from 'workbox-build'
import { pageAddress } from '#lib/page-address.ts'
import { sealed, sealIn } from '#lib/page-seal.ts'
import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { movesIn } from './redirects.ts'

/** Returns 132 bits of a SHA-256 in base64url: enough to tell a file from any other, and short in the worker's list. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** Returns the page of that address under the seal by which the worker recognises it. */
export function sealedPage(html: string, address: string): string {
  return sealed(html, address, contentHash(html))
}

/**
 * Returns the entry by which the worker checks a file of the built folder. Scripts and styles keep a revision of null: their
 * names change with their bytes, and tabs of older versions find them by their names.
 * @throws an Error where a page has no seal
 */
export function precacheEntry(folder: string, file: string): PrecacheEntry {
  const content = readFileSync(join(folder, file))
  if (file.endsWith('.html')) {
    const url = pageAddress(`/${file}`)
    const seal = sealIn(content.toString())
    if (seal?.address !== url) throw new Error(`${file} does not bear the seal of ${url}.`)
    return { url, revision: seal.revision }
  }
  const hash = contentHash(content)
  return file.startsWith('assets/') ? { url: `/${file}`, revision: null, hash } : { url: `/${file}`, revision: hash }
}

/** Returns a plugin that learns where the site is built to, and the transform that writes the worker's list from there. */
export function checkedPrecache(): { readonly plugin: Plugin; readonly transform: ManifestTransform } {
  let folder = ''
  return {
    plugin: {
      name: 'vyomix:precache',
      apply: 'build',
      configResolved({ root, build }) {
        folder = resolve(root, build.outDir)
      },
    },
    transform: (files) => {
      const redirects = join(folder, '_redirects')
      if (!existsSync(redirects)) return { manifest: [] } // the build has failed already, and says why
      const moves = movesIn(readFileSync(redirects, 'utf8'))
      const moved = moves.map(({ from, to }) => ({ url: from, movedTo: to, revision: null, size: 0 }))
      return { manifest: [...files.map(({ url, size }) => ({ ...precacheEntry(folder, url), size })), ...moved] }
    },
  }
}

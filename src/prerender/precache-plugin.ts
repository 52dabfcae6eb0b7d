import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { ManifestTransform } from 'workbox-build'
import { parseRedirects } from '#hosts/rule-files.ts'
import { encodedAddress } from '#hosts/site-rules.ts'
import { applyOfflineBound, noUnlistedPages, type OfflineBound, type UnlistedPages } from './offline-bound.ts'
import { precacheEntry, writePrecacheLists } from './precache.ts'
import type { SiteFiles } from './site-folder.ts'

/**
 * Returns a plugin that records the output folder, and a transform that writes the worker's lists there, without the
 * pages beyond the bound of the offline copy. `applyBound` returns these pages as they have to be written, and comes
 * first.
 */
export function precacheLists(unlisted: UnlistedPages): {
  readonly plugin: Plugin
  readonly transform: ManifestTransform
  readonly applyBound: (files: SiteFiles) => OfflineBound['pages']
} {
  let folder = ''
  let bound = applyOfflineBound(new Map(), noUnlistedPages)
  return {
    applyBound(files) {
      bound = applyOfflineBound(files, unlisted)
      return bound.pages
    },
    plugin: {
      name: 'vyomix:precache',
      apply: 'build',
      configResolved({ root, build }) {
        folder = resolve(root, build.outDir)
      },
    },
    transform: (files) => {
      const redirectsPath = join(folder, '_redirects')
      if (!existsSync(redirectsPath)) return { manifest: [] } // the build has already failed and reported why
      const redirects = parseRedirects(readFileSync(redirectsPath, 'utf8'))
      const moved = redirects.map(({ from, to }) => ({ url: encodedAddress(from), movedTo: encodedAddress(to) }))
      const precached = files.map(({ url }) => url).filter((file) => !bound.leftOut.has(file))
      const entries = precached.map((file) => precacheEntry(folder, file))
      const lists = writePrecacheLists(folder, [...entries, ...moved], bound.kept)
      return { manifest: lists.map((url) => ({ url, revision: null, size: 0 })) }
    },
  }
}

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Puts covers of a larger site into the cache, so that its build need not draw them, which takes most of an hour for a
 * thousand: each added article has the cover of an existing one.
 * @param {string} copy
 */
export async function cacheStandInCovers(copy) {
  const { loadModule } = /** @type {typeof import('../setup.mjs')} */ (
    await import(pathToFileURL(join(copy, 'src/tools/setup.mjs')).href)
  )
  const { withCache } = await loadModule('src/prerender/cache.ts')
  const { coverImages, coverKeys, coverSvg } = await loadModule('src/prerender/cover-images.ts')
  const { posts } = await loadModule('src/content/posts.ts')
  const existing = posts.find(({ slug }) => !slug.startsWith('more-'))
  if (!existing) return
  await coverImages([existing])
  const encodings = await Promise.all(
    coverKeys(coverSvg(existing)).map((key) => withCache(key, () => Promise.reject(new Error())).catch(() => null)),
  )
  for (const post of posts) {
    if (!post.slug.startsWith('more-')) continue
    for (const [index, key] of coverKeys(coverSvg(post)).entries()) {
      const encoding = encodings[index]
      if (encoding) await withCache(key, async () => encoding)
    }
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { config } from '#content/config.ts'
import { posts } from '#content/posts.ts'
import { coverImages } from '#prerender/cover-images.ts'
import { fontFiles } from '#prerender/fonts.ts'
import { shareBrand, shareImages } from '#prerender/share-images.ts'
import { builtFolder, findElements, indexablePages } from '#support/built-site.ts'
import { emptyCache } from '#support/empty-cache.ts'

test('fonts, a cover and a share picture that are made anew are those of the built site, byte for byte', async () => {
  emptyCache()
  const [shared] = indexablePages.flatMap((page) =>
    findElements(page, 'meta', { property: 'og:title' }).map(({ attributes }) => ({
      path: page.path,
      title: attributes.content ?? '',
    })),
  )
  const made = [
    ...(await fontFiles('src/content')),
    ...(await coverImages(posts.slice(0, 1))),
    ...(await shareImages(shared ? [shared] : [], await shareBrand('.', config), () => {})),
  ]
  for (const { fileName, source } of made)
    expect(readFileSync(join(builtFolder, fileName)).equals(source), fileName).toBe(true)
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { config } from '#content/config.ts'
import { posts } from '#content/posts.ts'
import { coverImages } from '#prerender/cover-images.ts'
import { fontFiles } from '#prerender/fonts.ts'
import { shareBrand, shareImages } from '#prerender/share-images.ts'
import { builtFolder, findElements, indexablePages } from '#support/built-site.ts'

test('fonts, a cover and a share picture that are made anew are those of the built site, byte for byte', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'vyomix-cache-'))
  onTestFinished(() => rmSync(empty, { recursive: true, force: true }))
  vi.spyOn(process, 'cwd').mockReturnValue(empty)
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

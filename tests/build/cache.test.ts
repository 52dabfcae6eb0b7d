import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { posts } from '#content/posts.ts'
import { coverImages } from '#prerender/cover-images.ts'
import { fontFiles } from '#prerender/fonts.ts'
import { builtFolder } from '#support/built-site.ts'

test('fonts and a cover that are made anew are those of the built site, byte for byte', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'vyomix-cache-'))
  onTestFinished(() => rmSync(empty, { recursive: true, force: true }))
  vi.spyOn(process, 'cwd').mockReturnValue(empty)
  const made = [...(await fontFiles('src/content')), ...(await coverImages(posts.slice(0, 1)))]
  for (const { fileName, source } of made)
    expect(readFileSync(join(builtFolder, fileName)).equals(source), fileName).toBe(true)
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePhotographs, mosaicPlaceholder } from '#prerender/photographs.ts'

const kind = { folder: 'covers', formats: ['avif', 'webp'], widths: [48, 96], fallbackWidth: 96, w: 96, h: 60 } as const
const folder = mkdtempSync(join(tmpdir(), 'photographs-'))

async function photograph() {
  const file = join(folder, 'lake.jpg')
  const background = { r: 20, g: 120, b: 200 }
  await sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .jpeg()
    .toFile(file)
  return { file, kind, name: 'project-lake' }
}

test('a photograph is encoded in all widths and formats of its kind, and cropped to the aspect ratio', async () => {
  const files = await encodePhotographs([await photograph()])
  expect(files.map(({ fileName }) => fileName)).toEqual([
    'covers/project-lake-48.avif',
    'covers/project-lake-48.webp',
    'covers/project-lake-96.avif',
    'covers/project-lake-96.webp',
  ])
  expect(await sharp(files[3]?.source).metadata()).toMatchObject({ width: 96, height: 60, format: 'webp' })
})

test('the mosaic has the colours of its photograph', async () => {
  const mosaic = await mosaicPlaceholder(await photograph())
  expect(mosaic.match(/<rect/g)).toHaveLength(12)
  const [, r, g, b] = /rgb\((\d+),(\d+),(\d+)\)/.exec(mosaic)?.map(Number) ?? []
  expect([r, g, b].map((value, index) => Math.abs((value ?? 0) - ([20, 120, 200][index] ?? 0)) < 6)).toEqual([
    true,
    true,
    true,
  ])
})

test('if a file is not a picture, the error names the file', async () => {
  const file = join(folder, 'none.jpg')
  writeFileSync(file, 'no picture')
  await expect(encodePhotographs([{ file, kind, name: 'none' }])).rejects.toThrow(
    'none.jpg cannot be read as a picture',
  )
})

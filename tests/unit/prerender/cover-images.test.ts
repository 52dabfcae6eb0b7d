import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type BuiltFile, digest } from '#prerender/cache.ts'
import {
  COVER_SIZE,
  COVER_WIDTHS,
  type CoverPost,
  coverFileName,
  coverImages,
  coverSvg,
} from '#prerender/cover-images.ts'

const post: CoverPost = {
  slug: 'ai-in-cybersecurity',
  title: 'AI in cybersecurity, on both sides of the wall',
  tags: ['Cybersecurity', 'AI', 'Automation'],
  minutes: 9,
  date: '2025-06-03',
}
let files: readonly BuiltFile[] = []

beforeAll(async () => {
  files = await coverImages([post])
}, 60_000)

function fileOf(name: string): Buffer {
  const file = files.find(({ fileName }) => fileName === name)
  if (!file) throw new Error(`no file called ${name}`)
  return file.source
}

test('a post has its cover in four widths and two formats', () => {
  expect(files.map((file) => file.fileName).sort()).toEqual([
    'covers/ai-in-cybersecurity-1600.avif',
    'covers/ai-in-cybersecurity-1600.webp',
    'covers/ai-in-cybersecurity-480.avif',
    'covers/ai-in-cybersecurity-480.webp',
    'covers/ai-in-cybersecurity-768.avif',
    'covers/ai-in-cybersecurity-768.webp',
    'covers/ai-in-cybersecurity-960.avif',
    'covers/ai-in-cybersecurity-960.webp',
  ])
})

test.each(COVER_WIDTHS)(
  'the cover at %i px has that width in both formats and keeps the aspect ratio',
  async (width) => {
    const height = (width * COVER_SIZE.height) / COVER_SIZE.width
    const avif = await sharp(fileOf(coverFileName(post.slug, width, 'avif'))).metadata()
    const webp = await sharp(fileOf(coverFileName(post.slug, width, 'webp'))).metadata()
    expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width, height, hasAlpha: false })
    expect(webp).toMatchObject({ format: 'webp', width, height, hasAlpha: false })
  },
)

test('the AVIF for phones fits into one round trip, and the AVIF for offline use has at most 30 KB', () => {
  expect(fileOf(coverFileName(post.slug, 960, 'avif')).length).toBeLessThanOrEqual(30 * 1024)
  expect(fileOf(coverFileName(post.slug, 768, 'avif')).length).toBeLessThanOrEqual(13_500)
})

test('the cover shows the drawing: an orange point on a dark background', async () => {
  const { data, info } = await sharp(fileOf(coverFileName(post.slug, 960, 'avif')))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  const [red = 0, green = 0, blue = 0] = colourAt(Math.round((64 + (1472 * 2) / 30) * 0.6), 521)
  expect([red > 200, green > 90 && green < 180, blue < 110]).toEqual([true, true, true])
  expect(Math.max(...colourAt(2, 530))).toBeLessThan(50)
})

test('the same post gives the same bytes', async () => {
  const digests = (built: readonly BuiltFile[]) => built.map((file) => digest(file.source))
  expect(digests(await coverImages([post]))).toEqual(digests(files))
})

test('an article that moved keeps its cover', () => {
  expect(coverSvg({ ...post, slug: 'newer', formerly: [post.slug, 'second-name'] })).toBe(coverSvg(post))
})

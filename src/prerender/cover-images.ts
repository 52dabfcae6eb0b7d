import sharp, { type Sharp } from 'sharp'
import { cover } from '#lib/engrave/cover.ts'
import { type BuiltFile, cached } from './cache.ts'

/** What a cover needs from its post. The date is an ISO day, `2025-06-24`. */
export type CoverPost = {
  readonly slug: string
  readonly title: string
  readonly tags: readonly string[]
  readonly minutes: number
  readonly date: string
}

/** Widths of a cover in pixels. The aspect ratio is that of `COVER_SIZE`. */
export const COVER_WIDTHS = [480, 768, 960, 1600] as const
export const COVER_SIZE = { width: 1600, height: 900 } as const
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

type CoverFormat = 'avif' | 'webp'
type Picture = { readonly data: Buffer; readonly info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/**
 * The most bytes an AVIF may have. At 768 px, the width for phones, it is what a new connection carries in its first
 * round trip (ten segments of 1460 bytes, RFC 6928, minus headers). At 960 px, the width cached for offline reading, it
 * is about twice that.
 */
const MAX_AVIF_BYTES = { 768: 13_500, 960: 30 * 1024 } as const

/** The AVIF quality of covers that fit. Dense engravings get a lower one, down to `LOWEST_QUALITY`. */
const BEST_QUALITY = 56
const LOWEST_QUALITY = 28

/** The approximate factor by which a cover shrinks when its quality drops by 4. */
const SIZE_RATIO_PER_STEP = 1.18

/** How many covers are drawn at the same time. The encoders use threads of their own. */
const CONCURRENCY = 2

/** Returns the path of a cover, relative to the site's root. */
export function coverFileName(slug: string, width: (typeof COVER_WIDTHS)[number], format: CoverFormat): string {
  return `covers/${slug}-${width}.${format}`
}

/** Returns the path of the picture that other sites show when the post is shared. */
export function shareImageFileName(slug: string): string {
  return `covers/${slug}-share.png`
}

/** Returns a post's cover as SVG. */
export function coverSvg(post: CoverPost): string {
  return cover(subjectOf(post), { w: COVER_SIZE.width, h: COVER_SIZE.height })
}

function subjectOf(post: CoverPost): Parameters<typeof cover>[0] {
  return { ...post, day: Number(post.date.slice(8, 10)) }
}

/** Returns every post's cover in all widths and formats, and its share picture. The same posts give the same bytes. */
export async function coverImages(posts: readonly CoverPost[]): Promise<readonly BuiltFile[]> {
  const waiting = [...posts.entries()]
  const done: (readonly BuiltFile[])[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) done[next[0]] = await imagesOf(next[1])
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return done.flat()
}

async function imagesOf(post: CoverPost): Promise<readonly BuiltFile[]> {
  const art = lazyRaster(coverSvg(post))
  const quality = await qualityWithinBudget(art, 960, BEST_QUALITY)
  const onPhones = await qualityWithinBudget(art, 768, quality)
  const files: BuiltFile[] = []
  for (const width of COVER_WIDTHS) {
    const drawn = await avif(art, width, width === 768 ? onPhones : quality)
    files.push({ fileName: coverFileName(post.slug, width, 'avif'), source: drawn })
    files.push({ fileName: coverFileName(post.slug, width, 'webp'), source: await webp(art, width) })
  }
  return [...files, await shareImage(shareImageFileName(post.slug), subjectOf(post))]
}

/** Returns the picture that other sites show when a page is shared. */
export async function shareImage(fileName: string, subject: Parameters<typeof cover>[0]): Promise<BuiltFile> {
  const art = lazyRaster(cover(subject, { w: SHARE_IMAGE_SIZE.width, h: SHARE_IMAGE_SIZE.height }))
  return { fileName, source: await png(art, SHARE_IMAGE_SIZE.width) }
}

type Drawing = { readonly svg: string; readonly picture: () => Promise<Picture> }

/** Returns a drawing that is rasterised on first use, at twice its size: scaled down, its hairlines stay even. */
function lazyRaster(svg: string): Drawing {
  let picture: Promise<Picture> | undefined
  const rasterise = () =>
    sharp(Buffer.from(svg), { density: 144 }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    svg,
    picture: () => {
      picture ??= rasterise()
      return picture
    },
  }
}

/** Lowers the quality until a picture fits, in steps that grow with the number of excess bytes. */
async function qualityWithinBudget(art: Drawing, width: keyof typeof MAX_AVIF_BYTES, best: number): Promise<number> {
  const most = MAX_AVIF_BYTES[width]
  let quality = best
  while (quality > LOWEST_QUALITY) {
    const { length } = await avif(art, width, quality)
    if (length <= most) break
    quality -= 4 * Math.max(1, Math.floor(Math.log(length / most) / Math.log(SIZE_RATIO_PER_STEP)))
  }
  return Math.max(quality, LOWEST_QUALITY)
}

/** Ten bits keep dark gradients from banding. Effort 2 gives nearly the size of effort 4 in a fifth of the time. */
function avif(art: Drawing, width: number, quality: number): Promise<Buffer> {
  return encoded(art, width, `avif 10 bit, effort 2, quality ${quality}`, (image) =>
    image.avif({ quality, effort: 2, bitdepth: 10 }),
  )
}

/** For browsers without AVIF. Smart subsampling preserves the colour of thin lines. */
function webp(art: Drawing, width: number): Promise<Buffer> {
  return encoded(art, width, 'webp smart, quality 50', (image) => image.webp({ quality: 50, smartSubsample: true }))
}

/** The servers that fetch share pictures expect PNG. Below quality 90 the palette loses the orange of the signal. */
function png(art: Drawing, width: number): Promise<Buffer> {
  return encoded(art, width, 'png palette, quality 90', (image) =>
    image.png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 }),
  )
}

function encoded(art: Drawing, width: number, how: string, encode: (image: Sharp) => Sharp) {
  const key = ['cover', JSON.stringify(sharp.versions), how, width, art.svg].join('\n')
  return cached(key, async () => {
    const { data, info } = await art.picture()
    const { width: w, height, channels } = info
    return encode(sharp(data, { raw: { width: w, height, channels } }).resize(width)).toBuffer()
  })
}

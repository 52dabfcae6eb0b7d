import sharp, { type Sharp } from 'sharp'
import { originalSlug } from '#content/article.ts'
import { cover } from '#lib/engrave/cover.ts'
import { type BuiltFile, digest, withCache } from './cache.ts'

/** The fields of a post that its cover needs. The date is an ISO day, `2025-06-24`. */
export type CoverPost = {
  readonly slug: string
  readonly formerly?: readonly string[] | undefined
  readonly title: string
  readonly tags: readonly string[]
  readonly minutes: number
  readonly date: string
}

/** Widths of a cover in pixels. The aspect ratio is that of `COVER_SIZE`. */
export const COVER_WIDTHS = [480, 768, 960, 1600] as const
export const COVER_SIZE = { width: 1600, height: 900 } as const

type CoverFormat = 'avif' | 'webp'
type Picture = { readonly data: Buffer; readonly info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/**
 * The byte budgets of AVIF files. Only a cover of the lowest quality may exceed its budget. At 768 px, the width for
 * phones, the budget is what a new connection carries in its first round trip (ten segments of 1460 bytes, RFC 6928,
 * minus headers). At 960 px, the width cached for offline reading, the budget is somewhat more than twice that. At
 * 1600 px, the width for laptops, the lines stay clean at a lower quality, because the picture is shown smaller.
 */
const MAX_AVIF_BYTES = { 768: 13_500, 960: 30 * 1024, 1600: 48 * 1024 } as const

/** The AVIF quality of covers whose files fit their budgets. */
const BEST_QUALITY = 56
/** The lowest AVIF quality, for the densest engravings. */
const LOWEST_QUALITY = 28

/** The approximate factor by which the file of a cover shrinks when the quality drops by 4. */
const SIZE_RATIO_PER_STEP = 1.18

/** The number of covers that are drawn at the same time. It is small, because the encoders use threads of their own. */
const CONCURRENCY = 2

/** Returns the path of a cover, relative to the site's root. */
export function coverFileName(slug: string, width: (typeof COVER_WIDTHS)[number], format: CoverFormat): string {
  return `covers/${slug}-${width}.${format}`
}

/** Returns a post's cover as SVG. */
export function coverSvg(post: CoverPost): string {
  const subject = { ...post, slug: originalSlug(post), day: Number(post.date.slice(8, 10)) }
  return cover(subject, { w: COVER_SIZE.width, h: COVER_SIZE.height })
}

/** Returns the keys under which the encodings of a cover are cached, those of each quality that may be tried among them. */
export function coverKeys(svg: string): readonly string[] {
  const qualities = Array.from({ length: BEST_QUALITY - LOWEST_QUALITY + 1 }, (_, index) => LOWEST_QUALITY + index)
  const encodings = [...qualities.map(avifEncoding), WEBP_ENCODING]
  const hash = digest(svg)
  return COVER_WIDTHS.flatMap((width) => encodings.map((encoding) => cacheKey(hash, width, encoding)))
}

/** Returns every post's cover in all widths and formats. The same posts give the same bytes. */
export async function coverImages(posts: readonly CoverPost[]): Promise<readonly BuiltFile[]> {
  const queue = [...posts.entries()]
  const results: (readonly BuiltFile[])[] = []
  const drawFromQueue = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await imagesOf(next[1])
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, drawFromQueue))
  return results.flat()
}

async function imagesOf(post: CoverPost): Promise<readonly BuiltFile[]> {
  const drawing = lazyRaster(coverSvg(post))
  const quality = await qualityWithinBudget(drawing, 960, BEST_QUALITY)
  const qualities = {
    480: quality,
    768: await qualityWithinBudget(drawing, 768, quality),
    960: quality,
    1600: await qualityWithinBudget(drawing, 1600, quality),
  }
  const files: BuiltFile[] = []
  for (const width of COVER_WIDTHS) {
    const avif = await encodeAvif(drawing, width, qualities[width])
    files.push({ fileName: coverFileName(post.slug, width, 'avif'), source: avif })
    files.push({ fileName: coverFileName(post.slug, width, 'webp'), source: await encodeWebp(drawing, width) })
  }
  return files
}

type Drawing = {
  readonly hash: string
  readonly picture: () => Promise<Picture>
  /** The encodings so far by their keys, because a quality that was tried is often the one that is written. */
  readonly encodings: Map<string, Promise<Buffer>>
}

/** Returns a drawing that is rasterised on first use, at twice its size, so that its hairlines stay even. */
function lazyRaster(svg: string): Drawing {
  let picture: Promise<Picture> | undefined
  const rasterise = () =>
    sharp(Buffer.from(svg), { density: 144 }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    hash: digest(svg),
    encodings: new Map(),
    picture: () => {
      picture ??= rasterise()
      return picture
    },
  }
}

/**
 * Returns a quality at which a picture fits its budget, or the lowest quality. Each try lowers the quality by a step
 * that grows with the excess bytes.
 */
async function qualityWithinBudget(
  drawing: Drawing,
  width: keyof typeof MAX_AVIF_BYTES,
  start: number,
): Promise<number> {
  const maxBytes = MAX_AVIF_BYTES[width]
  let quality = start
  while (quality > LOWEST_QUALITY) {
    const { length } = await encodeAvif(drawing, width, quality)
    if (length <= maxBytes) break
    quality -= 4 * Math.max(1, Math.floor(Math.log(length / maxBytes) / Math.log(SIZE_RATIO_PER_STEP)))
  }
  return Math.max(quality, LOWEST_QUALITY)
}

const WEBP_ENCODING = 'webp smart, quality 50'
const avifEncoding = (quality: number) => `avif 10 bit, effort 2, quality ${quality}`

/**
 * Encodes a drawing as AVIF. Ten bits keep dark gradients from banding. Effort 2 gives nearly the size of effort 4 in a
 * fifth of the time.
 */
function encodeAvif(drawing: Drawing, width: number, quality: number): Promise<Buffer> {
  return encodeCached(drawing, width, avifEncoding(quality), (image) =>
    image.avif({ quality, effort: 2, bitdepth: 10 }),
  )
}

/** Encodes a drawing as WebP, for browsers without AVIF. Smart subsampling preserves the colour of thin lines. */
function encodeWebp(drawing: Drawing, width: number): Promise<Buffer> {
  return encodeCached(drawing, width, WEBP_ENCODING, (image) => image.webp({ quality: 50, smartSubsample: true }))
}

function encodeCached(drawing: Drawing, width: number, encoding: string, encode: (image: Sharp) => Sharp) {
  const key = cacheKey(drawing.hash, width, encoding)
  const make = async () => {
    const { data, info } = await drawing.picture()
    const { width: w, height, channels } = info
    return encode(sharp(data, { raw: { width: w, height, channels } }).resize(width)).toBuffer()
  }
  const bytes = drawing.encodings.get(key) ?? withCache(key, make)
  drawing.encodings.set(key, bytes)
  return bytes
}

const VERSIONS = JSON.stringify(sharp.versions)

/** Returns the key of an encoding. The hash stands for the drawing, which has a key for each width and quality. */
function cacheKey(hash: string, width: number, encoding: string): string {
  return ['cover', VERSIONS, encoding, width, hash].join('\n')
}

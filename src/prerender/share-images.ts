import sharp from 'sharp'
import { GROUNDS, PLASTER, SIGNAL } from '#lib/engrave/inks.ts'
import { shareImagePath } from '#lib/share-image-path.ts'
import { type BuiltFile, codeHash, versionsOf, withCache } from './cache.ts'
import type { Settings } from './records/placeholder-values.ts'
import { type ShareBrand, type ShareFaces, type SharePage, shareImageSvg } from './share-image-svg.ts'
import { dataOutlines, headingOutlines } from './text-outlines.ts'
import { wordmarkShapes } from './wordmark.ts'

const KEY = [
  'share image',
  codeHash(import.meta.url),
  JSON.stringify(sharp.versions),
  versionsOf(...['kalnia', 'hanken-grotesk', 'red-hat-mono'].map((font) => `@fontsource-variable/${font}`)),
]

/** The number of pictures that are encoded at the same time. */
const CONCURRENCY = 3

/** Returns the agency in its share pictures. Everything that makes them its own is here. */
export async function shareBrand(root: string, settings: Pick<Settings, 'shortName' | 'siteUrl'>): Promise<ShareBrand> {
  const wordmark = await wordmarkShapes(root, settings.shortName)
  return { wordmark, host: new URL(settings.siteUrl).host, grounds: GROUNDS, ink: PLASTER, signal: SIGNAL }
}

/** Loads the typefaces of the share pictures: those of headings and of data. */
export async function shareFaces(): Promise<ShareFaces> {
  const [title, data] = await Promise.all([headingOutlines({ wght: 300, wdth: 104 }), dataOutlines()])
  return { title, data }
}

/**
 * Returns the picture of each page that other sites show when the page is shared. A text with a letter that no font has
 * is left out of the picture, and `warn` is called with a sentence about it.
 */
export async function shareImages(
  pages: readonly SharePage[],
  brand: ShareBrand,
  warn: (sentence: string) => void,
): Promise<readonly BuiltFile[]> {
  const faces = await shareFaces()
  const queue = [...pages]
  const files: BuiltFile[] = []
  const drawFromQueue = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const missing = faces.title.missing(page.title)
      if (missing.length > 0)
        warn(
          `The share picture of ${page.path} leaves out the title, because no font of the site has these letters: ${missing.join(' ')}`,
        )
      files.push({
        fileName: shareImagePath(page.path).slice(1),
        source: await withCache([...KEY, JSON.stringify({ page, brand })].join('\n'), () =>
          encodeJpeg(shareImageSvg(page, brand, faces)),
        ),
      })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, drawFromQueue))
  return files
}

/** Encodes a drawing as JPEG. A palette would lose the orange point, and a PNG without one is three times as large. */
function encodeJpeg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg({ quality: 82, chromaSubsampling: '4:4:4' }).toBuffer()
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { ArticleBlock, ArticlePicture } from '#content/article.ts'
import { pictureFile, pictureSizes } from '#lib/article-pictures.ts'
import { type BuiltFile, digest, withCache } from './cache.ts'

/** Returns the pictures in a text, including those in lists and quotations. */
export function picturesIn(blocks: readonly ArticleBlock[]): readonly ArticlePicture[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'picture') return [block]
    if ('blocks' in block) return picturesIn(block.blocks)
    if (block.kind === 'list') return block.items.flatMap((item) => picturesIn(item.blocks ?? []))
    return block.kind === 'footnotes' ? block.notes.flatMap((note) => picturesIn(note.blocks)) : []
  })
}

/**
 * Returns each picture in all widths and formats, turned as the camera notes. What else the camera notes, such as the
 * place, is left out.
 */
export async function encodeArticlePictures(
  content: string,
  pictures: readonly ArticlePicture[],
): Promise<readonly BuiltFile[]> {
  const files = new Map<string, Buffer>()
  for (const { file, width } of pictures) {
    const bytes = await readFile(join(content, 'articles', file))
    for (const size of pictureSizes(width))
      for (const format of ['avif', 'webp'] as const)
        files.set(pictureFile(file, size.step, format), await encodePicture(bytes, size.width, format))
  }
  return [...files].map(([fileName, source]) => ({ fileName, source }))
}

const ENCODINGS = {
  avif: { name: 'avif, effort 4, quality 55', encode: (image: Sharp) => image.avif({ quality: 55, effort: 4 }) },
  webp: { name: 'webp, quality 76', encode: (image: Sharp) => image.webp({ quality: 76 }) },
} as const

/** Returns a picture in one width and format. Sharp writes no metadata unless it is told to. */
export function encodePicture(bytes: Buffer, width: number, format: 'avif' | 'webp'): Promise<Buffer> {
  const { name, encode } = ENCODINGS[format]
  const key = ['article picture', JSON.stringify(sharp.versions), name, width, digest(bytes)].join('\n')
  return withCache(key, () => encode(sharp(bytes).rotate().resize({ width })).toBuffer())
}

import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type PhotographKind, photographFile } from '#lib/photographs.ts'
import { type BuiltFile, digest, withCache } from './cache.ts'

/** A photograph of the content: its file, its format on the site, and its name there. */
export type Photograph = { readonly file: string; readonly kind: PhotographKind; readonly name: string }

/** The grid of averaged colours in a placeholder. It is fine enough to hint at the photograph. */
const MOSAIC = { columns: 4, rows: 3 } as const

/** Returns each photograph in all widths and formats of its kind, cropped around the part that attracts attention. */
export async function encodePhotographs(all: readonly Photograph[]): Promise<readonly BuiltFile[]> {
  const files: BuiltFile[] = []
  for (const { file, kind, name } of all) {
    const bytes = await readFile(file)
    for (const width of kind.widths) {
      const encodeCached = (encoding: string, encode: (image: Sharp) => Sharp) =>
        withCache(
          ['photograph', JSON.stringify(sharp.versions), encoding, width, kind.w, kind.h, digest(bytes)].join('\n'),
          () => decode(file, encode(cropToFit(bytes, width, Math.round((width * kind.h) / kind.w))).toBuffer()),
        )
      if (kind.formats.includes('avif')) {
        const avif = await encodeCached('avif, effort 4, quality 48', (image) => image.avif({ quality: 48, effort: 4 }))
        files.push({ fileName: photographFile(kind, name, width, 'avif'), source: avif })
      }
      const webp = await encodeCached('webp, quality 72', (image) => image.webp({ quality: 72 }))
      files.push({ fileName: photographFile(kind, name, width, 'webp'), source: webp })
    }
  }
  return files
}

/** The greatest height of a logo file in pixels, four times the height of a logo on the page. */
const LOGO_HEIGHT = 112

/** Returns a logo as the site shows it: an SVG unchanged, any other picture as a small WebP. */
export async function encodeLogo(file: string, id: string): Promise<BuiltFile> {
  const bytes = await readFile(file)
  if (file.endsWith('.svg')) return { fileName: `art/client-${id}.svg`, source: bytes }
  const resized = sharp(bytes).resize({ height: LOGO_HEIGHT, withoutEnlargement: true }).webp({ quality: 90 })
  return { fileName: `art/client-${id}.webp`, source: await decode(file, resized.toBuffer()) }
}

/** Returns an SVG of a few coloured rectangles that the page shows until the photograph has loaded. */
export async function mosaicPlaceholder({ file, kind: { w, h } }: Photograph): Promise<string> {
  const { columns, rows } = MOSAIC
  const resized = cropToFit(await readFile(file), columns, rows)
    .flatten()
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
  const colours = await decode(file, resized.toBuffer())
  const squares = Array.from({ length: columns * rows }, (_, index) => {
    const [red, green, blue] = colours.subarray(index * 3, index * 3 + 3)
    const corner = `x="${((index % columns) * w) / columns}" y="${(Math.floor(index / columns) * h) / rows}"`
    return `<rect ${corner} width="${w / columns}" height="${h / rows}" fill="rgb(${red},${green},${blue})"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${squares.join('')}</svg>`
}

function cropToFit(bytes: Buffer, width: number, height: number): Sharp {
  return sharp(bytes).rotate().resize(width, height, { fit: 'cover', position: 'attention' })
}

/**
 * Returns the encoded picture.
 * @throws an Error that names the file when the file cannot be read as a picture
 */
async function decode(file: string, picture: Promise<Buffer>): Promise<Buffer> {
  try {
    return await picture
  } catch (error) {
    throw new Error(`${relative(process.cwd(), file)} cannot be read as a picture: ${String(error)}`)
  }
}

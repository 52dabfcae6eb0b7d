import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { compactPath, type Segment } from './compact-path.ts'

const require = createRequire(import.meta.url)

/** The files of the face of headings, the first of which has the Latin letters of most languages. */
const FILES = ['kalnia-latin-standard-normal.woff2', 'kalnia-latin-ext-standard-normal.woff2']

/** How the letters are drawn: the size of the font, its weight (100 to 700) and its width (100 to 125). */
export type LetterStyle = { readonly size: number; readonly weight: number; readonly stretch: number }

/** A text as outlines on the line y = 0: the data of an SVG path, and where the next letter would begin. */
export type Outlines = { readonly path: string; readonly end: number }

/**
 * Returns a text as outlines in the face of headings, the same on every computer. Returns null if the face lacks one of
 * its characters.
 */
export async function letterOutlines(text: string, style: LetterStyle): Promise<Outlines | null> {
  for (const file of FILES) {
    const outlines = shapedOutlines(await faceWith(text, file), text, style)
    if (outlines) return outlines
  }
  return null
}

/** Returns the face with the characters of a text, as far as a file has them. */
async function faceWith(text: string, file: string): Promise<harfbuzz.Face> {
  const compressed = await readFile(require.resolve(`@fontsource-variable/kalnia/files/${file}`))
  const font = await subsetFont(compressed, text, { targetFormat: 'truetype' })
  return new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(font).buffer))
}

function shapedOutlines(face: harfbuzz.Face, text: string, { size, weight, stretch }: LetterStyle): Outlines | null {
  const font = new harfbuzz.Font(face)
  font.setVariations([new harfbuzz.Variation('wght', weight), new harfbuzz.Variation('wdth', stretch)])
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }) => codepoint)
  if (glyphs.includes(0)) return null // the sign for a missing character
  const scale = size / face.upem
  let x = 0
  const paths = buffer.getGlyphPositions().map(({ xAdvance, xOffset }, index) => {
    const start = x + xOffset
    x += xAdvance
    return compactPath(placed(font.glyphToPath(glyphs[index] ?? 0), start, scale))
  })
  return { path: paths.join(''), end: Math.round(x * scale) }
}

/** Returns the segments of a glyph at its place, in whole numbers, and upside down as SVG needs it. */
function placed(glyph: string, start: number, scale: number): readonly Segment[] {
  return [...glyph.matchAll(/([MLQZ])([^MLQZ]*)/g)].map(([, command = '', numbers = '']) => ({
    command,
    points: numbers
      .split(/[ ,]/)
      .filter((value) => value !== '')
      .map((value, index) => Math.round(index % 2 === 0 ? (Number(value) + start) * scale : -Number(value) * scale)),
  }))
}

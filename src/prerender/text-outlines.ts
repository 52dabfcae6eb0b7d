import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { round } from '#lib/engrave/geometry.ts'
import { digest, versionsOf, withCache } from './cache.ts'
import { FONT_CHARACTERS } from './fonts.ts'

/** A typeface whose letters become outlines, which look the same on every computer. */
export type Outlines = {
  /** Returns the characters of a text for which there is no letter. */
  readonly missing: (text: string) => readonly string[]
  /** Returns the width of a text in pixels. */
  readonly width: (text: string, size: number) => number
  /**
   * Returns a text as path data that begins at `x`, on a baseline at `y`.
   * @throws an Error that names a missing letter
   */
  readonly path: (text: string, x: number, y: number, size: number) => string
}

type Axes = { readonly wght: number; readonly wdth?: number }
type FontSource = { readonly file: string; readonly axes: Axes; readonly characters?: string }
type StaticFont = { readonly font: Font; readonly has: (character: string) => boolean }

const require = createRequire(import.meta.url)

/** Returns the typeface of headings. Letters that Kalnia lacks, such as digits (`fonts.ts`), come from the text font. */
export function headingOutlines({ wght, wdth }: Required<Axes>): Promise<Outlines> {
  const kalnia = 'kalnia/files/kalnia-latin-standard-normal.woff2'
  return outlinesOf([
    { file: kalnia, axes: { wght, wdth }, characters: FONT_CHARACTERS.display },
    ...['latin', 'latin-ext', 'vietnamese', 'cyrillic-ext'].map((script) => ({
      file: `hanken-grotesk/files/hanken-grotesk-${script}-wght-normal.woff2`,
      axes: { wght },
    })),
  ])
}

/** Returns the typeface of data, such as addresses. */
export function dataOutlines(): Promise<Outlines> {
  return outlinesOf([{ file: 'red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2', axes: { wght: 400 } }])
}

async function outlinesOf(sources: readonly FontSource[]): Promise<Outlines> {
  const fonts = await Promise.all(sources.map(staticFont))
  const fontOf = (character: string) => fonts.find(({ has }) => has(character))?.font
  return {
    missing: (text) => [...new Set(text)].filter((character) => !fontOf(character)),
    width: (text, size) => glyphsOf(text, fontOf).reduce((sum, { advance }) => sum + advance * size, 0),
    path(text, x, y, size) {
      let left = x
      return glyphsOf(text, fontOf)
        .map(({ font, glyph, upem, advance, shift: [dx, dy] }) => {
          const scale = size / upem
          const place = (_: string, px: string, py: string) =>
            `${round(left + (Number(px) + dx) * scale)} ${round(y - (Number(py) + dy) * scale)}`
          const letter = font.glyphToPath(glyph).replace(/(-?[\d.]+),(-?[\d.]+)/g, place)
          left += advance * size
          return letter
        })
        .join('')
    },
  }
}

type Glyph = {
  readonly font: Font
  /** The number of the glyph in its font. Its outline takes longer than its width, so it is read only where it is drawn. */
  readonly glyph: number
  /** The units of the font that are the font size. In an outline they run upwards. */
  readonly upem: number
  readonly shift: readonly [x: number, y: number]
  /** The distance to the next glyph, as a share of the font size. */
  readonly advance: number
}

/** Returns the glyphs of a text, each from the first font that has its letter. */
function glyphsOf(text: string, fontOf: (character: string) => Font | undefined): readonly Glyph[] {
  const runs: { readonly font: Font; text: string }[] = []
  for (const character of text) {
    const font = fontOf(character)
    if (!font) throw new Error(`No font of the site has the letter "${character}".`)
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs.flatMap(({ font, text }) => shapeRun(font, text))
}

function shapeRun(font: Font, text: string): readonly Glyph[] {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const { upem } = font.face
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
    font,
    glyph: codepoint,
    upem,
    shift: [xOffset, yOffset],
    advance: xAdvance / upem,
  }))
}

/** Returns a font at one position of its axes, as harfbuzz reads it. */
async function staticFont({ file, axes, characters }: FontSource): Promise<StaticFont> {
  const complete = await readFile(require.resolve(`@fontsource-variable/${file}`))
  const key = ['static font', versionsOf('subset-font', 'harfbuzzjs'), digest(complete), JSON.stringify(axes)].join(
    '\n',
  )
  const bytes = await withCache(key, () =>
    subsetFont(complete, '', { targetFormat: 'truetype', variationAxes: axes, keepAllGlyphs: true }),
  )
  const font = new Font(new Face(new Blob(bytes)))
  return {
    font,
    has: (character) =>
      (characters === undefined || characters.includes(character)) &&
      (font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0) !== 0,
  }
}

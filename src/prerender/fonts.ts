import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { type BuiltFile, digest, versionsOf, withCache } from './cache.ts'
import { fallbackFaceCss } from './font-fallbacks.ts'

const FAMILIES = ['display', 'text', 'data'] as const
export type FontFamily = (typeof FAMILIES)[number]
export type FontFile = BuiltFile & { readonly family: FontFamily }

type AxisRange = { readonly min: number; readonly max: number }
type Font = {
  readonly name: string // the family name in CSS
  readonly source: () => string // returns the path of the complete font
  readonly slug: string
  readonly axes: { readonly wght: AxisRange; readonly wdth?: AxisRange }
}

const require = createRequire(import.meta.url)

/** The font families, with their axes narrowed to what the text styles use. */
const FONTS: Readonly<Record<FontFamily, Font>> = {
  display: {
    name: 'Kalnia Words',
    source: () => require.resolve('@fontsource-variable/kalnia/files/kalnia-latin-standard-normal.woff2'),
    slug: 'kalnia',
    axes: { wght: { min: 260, max: 350 }, wdth: { min: 100, max: 108 } },
  },
  text: {
    name: 'Hanken Grotesk',
    source: () => require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    slug: 'hanken-grotesk',
    axes: { wght: { min: 250, max: 700 } },
  },
  data: {
    name: 'Red Hat Mono',
    source: () => require.resolve('@fontsource-variable/red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2'),
    slug: 'red-hat-mono',
    axes: { wght: { min: 300, max: 600 } },
  },
}

/** The printable characters of Basic Latin and Latin-1, except the soft hyphen, which is invisible. */
const LATIN = `${charactersBetween(' ', '~')}${charactersBetween('\u00a0', '¬')}${charactersBetween('®', 'ÿ')}`
const PROSE = 'ıŒœ–—‘’‚“”„•…‹›⁄€™−'

/**
 * The characters of each font. From Kalnia, only letters and punctuation are used (its 7 looks like a Z); the text font
 * supplies the digits and mathematical signs of headings. A device font shows all other characters, such as ₹ → ← ↗ ≤ ≥
 * ≈ ✓ and box-drawing characters, which the complete fonts lack.
 */
export const FONT_CHARACTERS: Readonly<Record<FontFamily, string>> = {
  display: `${LATIN.replace(/[%+/0-9<=>±×÷¹²³¼½¾¢¤¥¦¨¬¯´µ¶¸ªº]/g, '')}ıŒœ–—‘’‚“”„•…`,
  text: LATIN + PROSE,
  data: `${LATIN}${PROSE}′″↑↓`,
}

/** Returns the fonts, reduced to their characters and axes. A content hash is part of each name. */
export function fontFiles(): Promise<readonly FontFile[]> {
  return Promise.all(FAMILIES.map(fontFile))
}

/** Returns the sheet that declares these files. A content hash is part of its name. */
export function fontStylesheet(files: readonly FontFile[]): BuiltFile {
  const source = files.map(faceCss).join('')
  return { fileName: `assets/fonts-${digest(source).slice(0, 8)}.css`, source: Buffer.from(source) }
}

/** Returns the rules of the device fonts that replace the web fonts until those have loaded. */
export function fallbackFontCss(): string {
  return FAMILIES.map(fallbackFaceCss).join('')
}

async function fontFile(family: FontFamily): Promise<FontFile> {
  const { source, slug, axes } = FONTS[family]
  const complete = await readFile(source())
  const key = [
    'font',
    versionsOf('subset-font', 'harfbuzzjs'),
    digest(complete),
    FONT_CHARACTERS[family],
    JSON.stringify(axes),
  ].join('\n')
  const subsetBytes = await withCache(key, () =>
    subsetFont(complete, FONT_CHARACTERS[family], { targetFormat: 'woff2', variationAxes: axes }),
  )
  return { family, fileName: `assets/${slug}-${digest(subsetBytes).slice(0, 8)}.woff2`, source: subsetBytes }
}

function faceCss({ family, fileName }: FontFile): string {
  const { name, axes } = FONTS[family]
  const stretch = axes.wdth ? `font-stretch:${axes.wdth.min}% ${axes.wdth.max}%;` : ''
  const range = unicodeRange(family)
  return (
    `@font-face{font-family:'${name}';src:url(/${fileName}) format('woff2');` +
    `font-weight:${axes.wght.min} ${axes.wght.max};${stretch}font-display:swap${range}}`
  )
}

/**
 * Returns the descriptor of the characters that a family covers. It is empty for all but the display font, because only
 * in headings must the missing digits come from the text font.
 */
function unicodeRange(family: FontFamily): string {
  if (family !== 'display') return ''
  const codes = [...FONT_CHARACTERS.display].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const runs: [first: number, last: number][] = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run && code === run[1] + 1) run[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16)
  return `;unicode-range:${runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(',')}`
}

function charactersBetween(first: string, last: string): string {
  const from = first.codePointAt(0) ?? 0
  const to = last.codePointAt(0) ?? 0
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
}

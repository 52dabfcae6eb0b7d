import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { type BuiltFile, digest, versionsOf, withCache } from './cache.ts'
import { fallbackFaceCss } from './font-fallbacks.ts'

const FAMILIES = ['display', 'text', 'data'] as const
export type FontFamily = (typeof FAMILIES)[number]
/** The file of a family with the characters that pages show, and the one with all others, which visitors may write. */
const PARTS = ['basic', 'extended'] as const
type FontPart = (typeof PARTS)[number]
export type FontFile = BuiltFile & {
  readonly family: FontFamily
  readonly part: FontPart
  readonly characters: readonly string[]
}

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
    axes: { wght: { min: 400, max: 600 } },
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

/** Characters that pages may show whatever the content is. */
const COMMON = `${charactersBetween(' ', '~')}\u00a0©–—‘’“”…′″↑↓`

/** The OpenType features that browsers apply by themselves, and the tabular figures that some texts ask for. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum']

/**
 * Returns the fonts, reduced to their characters, axes and features. Each family has two files: the characters that the
 * texts in the folder `content` show, and all others. A content hash is part of each name.
 */
export async function fontFiles(content: string): Promise<readonly FontFile[]> {
  const shown = new Set(COMMON + (await textsIn(content)))
  return Promise.all(FAMILIES.flatMap((family) => PARTS.map((part) => fontFile(family, part, shown))))
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

async function textsIn(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(?:md|yaml)$/.test(file))
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('')
}

async function fontFile(family: FontFamily, part: FontPart, shown: ReadonlySet<string>): Promise<FontFile> {
  const { source, slug, axes } = FONTS[family]
  const complete = await readFile(source())
  const characters = [...FONT_CHARACTERS[family]].filter((character) => shown.has(character) === (part === 'basic'))
  const key = [
    'font',
    versionsOf('subset-font', 'harfbuzzjs'),
    digest(complete),
    characters.join(''),
    JSON.stringify({ axes, FEATURES }),
  ].join('\n')
  const subsetBytes = await withCache(key, () =>
    subsetFont(complete, characters.join(''), { targetFormat: 'woff2', variationAxes: axes, keepFeatures: FEATURES }),
  )
  const name = part === 'basic' ? slug : `${slug}-${part}`
  const fileName = `assets/${name}-${digest(subsetBytes).slice(0, 8)}.woff2`
  return { family, part, characters, fileName, source: subsetBytes }
}

function faceCss({ family, part, characters, fileName }: FontFile): string {
  const { name, axes } = FONTS[family]
  const stretch = axes.wdth ? `font-stretch:${axes.wdth.min}% ${axes.wdth.max}%;` : ''
  const range = hasRange(family, part) ? `;unicode-range:${unicodeRange(characters)}` : ''
  return (
    `@font-face{font-family:'${name}';src:url(/${fileName}) format('woff2');` +
    `font-weight:${axes.wght.min} ${axes.wght.max};${stretch}font-display:swap${range}}`
  )
}

/**
 * Returns whether a file is declared with its characters: an extended one, so that only pages that show one of them
 * fetch it, and those of the display font, because in headings the missing digits must come from the text font.
 */
function hasRange(family: FontFamily, part: FontPart): boolean {
  return part === 'extended' || family === 'display'
}

function unicodeRange(characters: readonly string[]): string {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const runs: [first: number, last: number][] = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run && code === run[1] + 1) run[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16)
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(',')
}

function charactersBetween(first: string, last: string): string {
  const from = first.codePointAt(0) ?? 0
  const to = last.codePointAt(0) ?? 0
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
}

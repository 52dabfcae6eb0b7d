import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { beforeAll, expect, test } from 'vitest'
import {
  FONT_CHARACTERS,
  type FontFamily,
  type FontFile,
  fallbackFontCss,
  fontFiles,
  fontStylesheet,
} from '#prerender/fonts.ts'
import { tokens } from '#ui/theme/tokens.ts'

type Part = FontFile['part']

const CONTENT = 'src/content'

let files: readonly FontFile[] = []
const fonts = new Map<`${FontFamily} ${Part}`, Buffer>()

beforeAll(async () => {
  files = await fontFiles(CONTENT)
  for (const { family, part, source } of files) {
    fonts.set(`${family} ${part}`, await subsetFont(source, '', { keepAllGlyphs: true, targetFormat: 'truetype' }))
  }
}, 30_000)

function tableOf(font: Buffer | undefined, tag: string): Buffer {
  if (!font) throw new Error('no such font')
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === tag) return font.subarray(font.readUInt32BE(entry + 8))
  }
  throw new Error(`no table ${tag}`)
}

/** Returns the characters of a font, from the segments of its format 4 cmap. */
function charactersOf(font: Buffer | undefined): ReadonlySet<string> {
  const cmap = tableOf(font, 'cmap')
  const characters = new Set<string>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const map = cmap.subarray(cmap.readUInt32BE(8 + 8 * i))
    if (map.readUInt16BE(0) !== 4) continue
    const bytes = map.readUInt16BE(6)
    for (let segment = 0; segment < bytes; segment += 2) {
      const first = map.readUInt16BE(16 + bytes + segment)
      const last = Math.min(map.readUInt16BE(14 + segment), 0xfffe)
      for (let code = first; code <= last; code++) characters.add(String.fromCodePoint(code))
    }
  }
  return characters
}

/** Returns the axes of a font as `tag: [min, max]`. */
function axesOf(font: Buffer | undefined): Record<string, readonly number[]> {
  const fvar = tableOf(font, 'fvar')
  const axes: Record<string, readonly number[]> = {}
  for (let i = 0; i < fvar.readUInt16BE(8); i++) {
    const axis = fvar.subarray(fvar.readUInt16BE(4) + i * fvar.readUInt16BE(10))
    axes[axis.toString('latin1', 0, 4)] = [axis.readInt32BE(4) / 65536, axis.readInt32BE(12) / 65536]
  }
  return axes
}

test('the basic files of all fonts have at most 51 KB together, and the extended ones at most 32 KB', () => {
  const weight = (part: Part) =>
    files.filter((file) => file.part === part).reduce((sum, { source }) => sum + source.length, 0)
  expect(weight('basic')).toBeLessThanOrEqual(51 * 1024)
  expect(weight('extended')).toBeLessThanOrEqual(32 * 1024)
})

test.each(['display', 'text', 'data'] as const)(
  'the two files of the %s font have every character in its list, and none of them twice',
  (family) => {
    const characters = [...charactersOf(fonts.get(`${family} basic`)), ...charactersOf(fonts.get(`${family} extended`))]
    expect([...FONT_CHARACTERS[family]].filter((character) => !characters.includes(character))).toEqual([])
    expect(new Set(characters).size).toBe(characters.length)
  },
)

test('the basic files have every letter of the content, and those of English', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-fonts-'))
  mkdirSync(join(folder, 'articles'))
  writeFileSync(join(folder, 'articles/one.md'), 'Åsa writes in Tromsø.')
  const ownFiles = await fontFiles(folder)
  rmSync(folder, { recursive: true })
  for (const { part, characters } of ownFiles) {
    expect([...'Åø“It’s here – at last…”'].filter((character) => characters.includes(character))).toHaveLength(
      part === 'basic' ? 24 : 0,
    )
    expect(characters.includes('é')).toBe(part === 'extended')
  }
})

test('the display font has letters of Latin-1 and dashes, but no digits or mathematical signs', () => {
  expect(FONT_CHARACTERS.display).toContain('Å')
  expect(FONT_CHARACTERS.display).toContain('—')
  expect(FONT_CHARACTERS.display).not.toMatch(/[0-9%+/<=>½×]/)
})

test('the axes cover the text styles and nothing more', () => {
  for (const part of ['basic', 'extended'] as const) {
    expect(axesOf(fonts.get(`display ${part}`))).toEqual({ wght: [260, 350], wdth: [100, 108] })
    expect(axesOf(fonts.get(`text ${part}`))).toEqual({ wght: [250, 700] })
    expect(axesOf(fonts.get(`data ${part}`))).toEqual({ wght: [400, 600] })
  }
})

test('the file name of a font ends with a hash of eight digits', () => {
  for (const file of files)
    expect(file.fileName).toMatch(/^assets\/(kalnia|hanken-grotesk|red-hat-mono)(-extended)?-[0-9a-f]{8}\.woff2$/)
})

test('each family is declared with its file and swapped in as soon as it loads', () => {
  const { fileName, source } = fontStylesheet(files)
  const css = source.toString()
  expect(fileName).toMatch(/^assets\/fonts-[0-9a-f]{8}\.css$/)
  for (const file of files) expect(css).toContain(`src:url(/${file.fileName}) format('woff2')`)
  expect(css).toMatch(/'Kalnia Words';[^}]*font-weight:260 350;font-stretch:100% 108%;font-display:swap/)
  expect(css).toMatch(/'Hanken Grotesk';[^}]*font-weight:250 700;font-display:swap/)
  expect(css).toMatch(/'Red Hat Mono';[^}]*font-weight:400 600;font-display:swap/)
})

test('digits in headings use neither Kalnia nor its fallback', () => {
  const sheet = fontStylesheet(files).source.toString()
  const rangesOf = (css: string, name: string) =>
    [...css.matchAll(new RegExp(`'${name}[^}]*unicode-range:([^}]+)`, 'g'))].map(([, range = '']) => range)
  const fallbackRanges = rangesOf(fallbackFontCss(), 'Kalnia ')
  const fontRanges = rangesOf(sheet, 'Kalnia Words')
  expect(fontRanges).toHaveLength(2)
  expect(fallbackRanges).not.toEqual([])
  for (const range of [fontRanges.join(','), ...fallbackRanges]) {
    expect([...'%+/0123456789<=>'].filter((character) => isInRange(character, range))).toEqual([])
    expect([...'AzéÅ.,:;?!&’—'].filter((character) => !isInRange(character, range))).toEqual([])
  }
})

test('a page that shows no letter of an extended file does not fetch it', () => {
  const faces = fontStylesheet(files)
    .source.toString()
    .split('@font-face')
    .filter((face) => face.includes('-extended-'))
  expect(faces).toHaveLength(3)
  for (const face of faces) {
    const [, range = ''] = /unicode-range:([^}]+)/.exec(face) ?? []
    expect(isInRange('É', range)).toBe(true)
    expect([...'“It’s here – at last…”'].filter((character) => isInRange(character, range))).toEqual([])
  }
})

function isInRange(character: string, range: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return range.split(',').some((interval) => {
    const [first = '', last = first] = interval.replace('U+', '').split('-')
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
  })
}

test('a fallback font has the line height of the web font: Georgia gets the ascent and the descent of Kalnia', () => {
  const rule = /local\('Georgia'\)[^}]*size-adjust:([\d.]+)%;ascent-override:([\d.]+)%;descent-override:([\d.]+)%/
  const [, sizeAdjust = '', ascent = '', descent = ''] = rule.exec(fallbackFontCss()) ?? []
  expect((Number(sizeAdjust) * Number(ascent)) / 100).toBeCloseTo(104.5, 1)
  expect((Number(sizeAdjust) * Number(descent)) / 100).toBeCloseTo(30, 1)
})

test.each([
  ['display', 1.045, 0.3],
  ['text', 1, 0.303],
  ['data', 1.018, 0.305],
] as const)(
  'the %s font has the ascent and descent for which its fallbacks are adjusted',
  (family, ascent, descent) => {
    for (const part of ['basic', 'extended'] as const) {
      const hhea = tableOf(fonts.get(`${family} ${part}`), 'hhea')
      expect([hhea.readInt16BE(4) / 1000, -hhea.readInt16BE(6) / 1000]).toEqual([ascent, descent])
    }
  },
)

test.each([
  ['display', 'Kalnia', ['Georgia', 'Noto Serif', 'DejaVu Serif', 'Liberation Serif']],
  ['body', 'Hanken', ['Arial', 'Roboto', 'DejaVu Sans']],
  ['data', 'Mono', ['Menlo-Regular', 'Consolas', 'Courier New']],
] as const)('the font stack %s uses the fallbacks of %s in this order: %s', (style, name, expected) => {
  const fallbackFaces = [...fallbackFontCss().matchAll(new RegExp(`'(${name} \\d)';src:local\\('([^']+)'`, 'g'))]
  const firstOf = new Map(fallbackFaces.reverse().map(([, family = '', font]) => [family, font]))
  const usedFamilies = [...tokens.fonts[style].value.matchAll(new RegExp(`'(${name} \\d)'`, 'g'))]
  expect(usedFamilies.map(([, family = '']) => firstOf.get(family))).toEqual(expected)
})

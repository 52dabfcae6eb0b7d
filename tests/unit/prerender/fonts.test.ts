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

let files: readonly FontFile[] = []
const fonts = new Map<FontFamily, Buffer>()

beforeAll(async () => {
  files = await fontFiles()
  for (const { family, source } of files) {
    fonts.set(family, await subsetFont(source, '', { keepAllGlyphs: true, targetFormat: 'truetype' }))
  }
}, 30_000)

function tableOf(font: Buffer | undefined, tag: string): Buffer {
  if (!font) throw new Error('no such font')
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === tag) return font.subarray(font.readUInt32BE(entry + 8))
  }
  throw new Error(`no table ${tag}`)
}

/** The characters of a font, from the segments of its format 4 cmap. */
function charactersOf(font: Buffer | undefined): ReadonlySet<string> {
  const cmap = tableOf(font, 'cmap')
  const found = new Set<string>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const map = cmap.subarray(cmap.readUInt32BE(8 + 8 * i))
    if (map.readUInt16BE(0) !== 4) continue
    const bytes = map.readUInt16BE(6)
    for (let segment = 0; segment < bytes; segment += 2) {
      const first = map.readUInt16BE(16 + bytes + segment)
      const last = Math.min(map.readUInt16BE(14 + segment), 0xfffe)
      for (let code = first; code <= last; code++) found.add(String.fromCodePoint(code))
    }
  }
  return found
}

/** The axes of a font as `tag: [min, max]`. */
function axesOf(font: Buffer | undefined): Record<string, readonly number[]> {
  const fvar = tableOf(font, 'fvar')
  const axes: Record<string, readonly number[]> = {}
  for (let i = 0; i < fvar.readUInt16BE(8); i++) {
    const axis = fvar.subarray(fvar.readUInt16BE(4) + i * fvar.readUInt16BE(10))
    axes[axis.toString('latin1', 0, 4)] = [axis.readInt32BE(4) / 65536, axis.readInt32BE(12) / 65536]
  }
  return axes
}

test('the text and data fonts of a first visit have at most 60 KB', () => {
  const weight = (family: FontFamily) => files.find((file) => file.family === family)?.source.length ?? Infinity
  expect(weight('display') + weight('text')).toBeLessThanOrEqual(60 * 1024)
  expect(weight('data')).toBeLessThanOrEqual(24 * 1024)
})

test.each(['display', 'text', 'data'] as const)('the %s font has every character in its list', (family) => {
  const found = charactersOf(fonts.get(family))
  expect([...FONT_CHARACTERS[family]].filter((sign) => !found.has(sign))).toEqual([])
})

test('the display font has the letters of Latin-1 and no digits', () => {
  expect(FONT_CHARACTERS.display).toContain('Å')
  expect(FONT_CHARACTERS.display).toContain('—')
  expect(FONT_CHARACTERS.display).not.toMatch(/[0-9%+/<=>½×]/)
})

test('the axes cover the text styles and nothing more', () => {
  expect(axesOf(fonts.get('display'))).toEqual({ wght: [260, 350], wdth: [100, 108] })
  expect(axesOf(fonts.get('text'))).toEqual({ wght: [250, 700] })
  expect(axesOf(fonts.get('data'))).toEqual({ wght: [300, 600] })
})

test('file names contain a hash of the content', () => {
  for (const file of files)
    expect(file.fileName).toMatch(/^assets\/(kalnia|hanken-grotesk|red-hat-mono)-[0-9a-f]{8}\.woff2$/)
})

test('each family is declared with its file and swapped in as soon as it loads', () => {
  const { fileName, source } = fontStylesheet(files)
  const css = source.toString()
  expect(fileName).toMatch(/^assets\/fonts-[0-9a-f]{8}\.css$/)
  for (const file of files) expect(css).toContain(`src:url(/${file.fileName}) format('woff2')`)
  expect(css).toMatch(/'Kalnia Words';[^}]*font-weight:260 350;font-stretch:100% 108%;font-display:swap/)
  expect(css).toMatch(/'Hanken Grotesk';[^}]*font-weight:250 700;font-display:swap/)
  expect(css).toMatch(/'Red Hat Mono';[^}]*font-weight:300 600;font-display:swap/)
})

test('digits in headings use neither Kalnia nor its fallback', () => {
  const ranges = [
    ...`${fontStylesheet(files).source}${fallbackFontCss()}`.matchAll(/'Kalnia [^}]*unicode-range:([^}]+)/g),
  ].map(([, range = '']) => range)
  expect(ranges.length).toBeGreaterThan(1)
  for (const range of ranges) {
    const isIn = (sign: string) =>
      range.split(',').some((part) => {
        const [first = '', last = first] = part.replace('U+', '').split('-')
        const code = sign.codePointAt(0) ?? 0
        return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
      })
    expect([...'%+/0123456789<=>'].filter(isIn)).toEqual([])
    expect([...'AzéÅ.,:;?!&’—'].filter((sign) => !isIn(sign))).toEqual([])
  }
})

test('a fallback font has the line height of the web font: Georgia gets the 104.5% ascent of Kalnia', () => {
  const rule = /local\('Georgia'\)[^}]*size-adjust:([\d.]+)%;ascent-override:([\d.]+)%;descent-override:([\d.]+)%/
  const [, adjust = '', ascent = '', descent = ''] = rule.exec(fallbackFontCss()) ?? []
  expect((Number(adjust) * Number(ascent)) / 100).toBeCloseTo(104.5, 1)
  expect((Number(adjust) * Number(descent)) / 100).toBeCloseTo(30, 1)
})

test.each([
  ['display', 1.045, 0.3],
  ['text', 1, 0.303],
  ['data', 1.018, 0.305],
] as const)('the fallbacks of the %s font have its line height', (family, ascent, descent) => {
  const hhea = tableOf(fonts.get(family), 'hhea')
  expect([hhea.readInt16BE(4) / 1000, -hhea.readInt16BE(6) / 1000]).toEqual([ascent, descent])
})

test.each([
  ['display', 'Kalnia', ['Georgia', 'Noto Serif', 'DejaVu Serif', 'Liberation Serif']],
  ['body', 'Hanken', ['Arial', 'Roboto', 'DejaVu Sans']],
  ['data', 'Mono', ['Menlo-Regular', 'Consolas', 'Courier New']],
] as const)('text in %s uses the fallbacks of %s in order: %s', (style, name, wished) => {
  const stands = [...fallbackFontCss().matchAll(new RegExp(`'(${name} \\d)';src:local\\('([^']+)'`, 'g'))]
  const firstOf = new Map(stands.reverse().map(([, family = '', font]) => [family, font]))
  const asked = [...tokens.fonts[style].value.matchAll(new RegExp(`'(${name} \\d)'`, 'g'))]
  expect(asked.map(([, family = '']) => firstOf.get(family))).toEqual(wished)
})

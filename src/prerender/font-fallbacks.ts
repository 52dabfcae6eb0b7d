/** A device font: the mean advance width of English prose in ems, and the names by which `local()` may find it. */
type FallbackFont = readonly [width: number, ...local: string[]]

/**
 * One variant of a web font, and the device fonts that replace it until it has loaded. Heights are in ems, from the
 * font's `hhea` table.
 */
type FaceVariant = {
  readonly ascent: number
  readonly descent: number
  readonly width: number
  readonly descriptors: string // descriptors by which the browser picks this variant
  readonly fallbacks: readonly FallbackFont[]
}

/**
 * Device fonts in order of preference. A width is the mean advance width of the letters and the space, weighted by
 * their frequency in English. Most widths are read from the font files. The widths of Georgia, Noto Serif and Roboto
 * are scaled from Arial's by the averages of @capsizecss/metrics.
 */
const SERIF: readonly FallbackFont[] = [
  [0.4393, 'Georgia'],
  [0.474, 'Noto Serif', 'NotoSerif-Regular'],
  [0.5098, 'DejaVu Serif'],
  [0.3981, 'Liberation Serif', 'Times New Roman'],
]
const SANS: readonly FallbackFont[] = [
  [0.4393, 'Arial', 'ArialMT', 'Liberation Sans'],
  [0.4383, 'Roboto', 'Roboto-Regular'],
  [0.5044, 'DejaVu Sans'],
]
const SANS_BOLD: readonly FallbackFont[] = [
  [0.4751, 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  [0.4456, 'Roboto Bold', 'Roboto-Bold'],
  [0.5697, 'DejaVu Sans Bold'],
]
const MONO: readonly FallbackFont[] = [
  [0.6021, 'Menlo-Regular', 'Menlo', 'DejaVu Sans Mono'],
  [0.5498, 'Consolas'],
  [0.6001, 'Courier New', 'Liberation Mono'],
]

const KALNIA = { ascent: 1.045, descent: 0.3, fallbacks: SERIF }
const HANKEN = { ascent: 1, descent: 0.303 }

/**
 * The metrics of the web fonts, with the axes set as in the text styles (`src/ui/theme/text-styles.ts`). Widths are
 * measured on the site's own text, set in the web font and in two fallbacks each. Kalnia grows by a fifth from width
 * 100, used for small headings, to width 108, so each width in use has its own variant.
 */
const FALLBACKS = {
  display: {
    name: 'Kalnia',
    variants: [
      { ...KALNIA, width: 0.507, descriptors: 'font-stretch:100% 101%' },
      { ...KALNIA, width: 0.525, descriptors: 'font-stretch:102% 103%' },
      { ...KALNIA, width: 0.5585, descriptors: 'font-stretch:104% 105%' },
      { ...KALNIA, width: 0.592, descriptors: 'font-stretch:106% 107%' },
      { ...KALNIA, width: 0.6074, descriptors: 'font-stretch:108%' },
    ],
  },
  text: {
    name: 'Hanken',
    variants: [
      { ...HANKEN, width: 0.4425, descriptors: 'font-weight:250 549', fallbacks: SANS },
      { ...HANKEN, width: 0.4485, descriptors: 'font-weight:550 700', fallbacks: SANS_BOLD },
    ],
  },
  data: {
    name: 'Mono',
    variants: [{ ascent: 1.018, descent: 0.305, width: 0.6, descriptors: 'font-weight:400 600', fallbacks: MONO }],
  },
} as const satisfies Record<string, { name: string; variants: readonly FaceVariant[] }>

/**
 * The share by which the fallbacks of headings are wider than the web font. If a heading grew when its font arrived,
 * the browser would count the heading as painted again at that later time (LCP).
 */
const MARGIN = 0.015

/** Letters and their punctuation. Digits in headings must skip Kalnia's fallbacks, as they skip Kalnia. */
const LETTERS_RANGE = ';unicode-range:U+20-24,U+26-2a,U+2c-2e,U+3a-3b,U+3f-7e,U+c0-d6,U+d8-f6,U+f8-ff,U+2013-2026'

/**
 * Returns the rules that give device fonts the dimensions of a web font, so that nothing moves when the web font
 * arrives. The mono fallbacks also supply box-drawing characters, which then align with the columns. Each device font
 * is a family of its own ('Kalnia 1', 'Kalnia 2' and so on, in order of preference). A browser tries families one by
 * one until it finds one. It looks for all fonts of a family at once, and each missing font costs a search of the
 * device.
 */
export function fallbackFaceCss(family: keyof typeof FALLBACKS): string {
  const { name, variants } = FALLBACKS[family]
  const range = family === 'display' ? LETTERS_RANGE : ''
  return variants
    .flatMap((variant) =>
      variant.fallbacks.map((fallback, index) => fallbackFace(`${name} ${index + 1}`, variant, fallback, range)),
    )
    .join('')
}

function fallbackFace(name: string, variant: FaceVariant, [width, ...local]: FallbackFont, range: string): string {
  const sizeAdjust = (variant.width * (range === '' ? 1 : 1 + MARGIN)) / width
  return (
    `@font-face{font-family:'${name}';src:${local.map((font) => `local('${font}')`).join(',')};${variant.descriptors};` +
    `size-adjust:${percent(sizeAdjust, 2)};ascent-override:${percent(variant.ascent / sizeAdjust, 1)};` +
    `descent-override:${percent(variant.descent / sizeAdjust, 1)};line-gap-override:0%${range}}`
  )
}

function percent(share: number, digits: number): string {
  return `${(share * 100).toFixed(digits)}%`
}

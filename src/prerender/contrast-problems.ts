import type { BrandColors } from '#lib/brand-colors.ts'
import { GROUNDS } from '#ui/theme/grounds.ts'

/** What text needs (WCAG 2.2, 1.4.3), because each of these colours is somewhere the colour of a text. */
const LEAST_RATIO = 4.5

const GROUND_NAMES = { ground: 'the page', raised: 'menus and dialogs', hover: 'what is pointed at' } as const
const SIGNAL_NAMES = { base: 'The first colour', hi: 'The second colour' } as const

/** Returns a sentence for each colour of the settings that cannot be read on one of the grounds of the site. */
export function contrastProblems({ signal, stars }: BrandColors): readonly string[] {
  const onScreen = [
    ...Object.entries(SIGNAL_NAMES).map(([key, name]) => ['VITE_SIGNAL_COLORS', name, signal[key as 'base']] as const),
    ...Object.values(stars).map((color, index) => ['VITE_STAR_COLORS', `Colour ${index + 1}`, color] as const),
  ]
  return [
    ...onScreen.flatMap(([setting, name, color]) =>
      Object.entries(GROUNDS).map(([ground, behind]) =>
        problem(setting, `${name} (${color})`, color, behind, GROUND_NAMES[ground as keyof typeof GROUNDS]),
      ),
    ),
    problem('VITE_SIGNAL_COLORS', `The third colour (${signal.print})`, signal.print, '#ffffff', 'paper'),
  ].flatMap((sentence) => sentence ?? [])
}

function problem(setting: string, name: string, color: string, behind: string, ground: string): string | null {
  const ratio = contrastRatio(color, behind)
  if (ratio >= LEAST_RATIO) return null
  const rounded = (Math.floor(ratio * 10) / 10).toFixed(1)
  return `${setting} is too hard to read. ${name} on the ground of ${ground} (${behind}) has a contrast of ${rounded} to 1, but needs ${LEAST_RATIO} to 1.`
}

/** Returns the contrast of two colours such as #ff8a3d, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

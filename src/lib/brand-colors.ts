/** The colours of the site as delivered, as the settings hold them. */
export const exampleColors = {
  signal: '#ff8a3d #ffab6b #8f3d00',
  stars: '#a9c1ff #d3e0ff #f6f2e6 #ffe2a6 #ffc07d #ff9c7a',
} as const

export type BrandColors = ReturnType<typeof brandColors>

/**
 * Returns the colours of two settings by name: the signal on the screen, under the pointer and on paper, and the six
 * stars from hot and blue to cool and red. A colour that is missing is that of the site as delivered.
 */
export function brandColors(signalSetting?: string, starSetting?: string) {
  const colorsOf = (setting: string | undefined, example: string) => {
    const colors = (setting ?? '').trim().split(/\s+/)
    return example.split(' ').map((color, index) => colors[index] || color)
  }
  const [base = '', hi = '', print = ''] = colorsOf(signalSetting, exampleColors.signal)
  const [o = '', a = '', f = '', g = '', k = '', m = ''] = colorsOf(starSetting, exampleColors.stars)
  return { signal: { base, hi, print }, stars: { o, a, f, g, k, m } }
}

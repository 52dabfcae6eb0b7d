/** The glyph of a service, at the beginning of its row. */
export const glyphStyle = {
  width: { base: '2.25rem', lg: '3rem' },
  height: 'auto',
  opacity: 0.85,
  _forced: { opacity: 1, background: 'ground', forcedColorAdjust: 'none' },
} as const

/** A name, and a short text at the end of its row or, with large text, below it. */
export const nameAndFigure = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', _largeText: 'minmax(0, 1fr)' },
  gap: '{spacing.1} {spacing.4}',
  alignItems: 'baseline',
} as const

/** The 48 ticks along the inside of the ring around an icon. */
const ticks = {
  content: '""',
  position: 'absolute',
  inset: '4px',
  borderRadius: 'round',
  background: 'repeating-conic-gradient({colors.line.strong} 0 1.2deg, #0000 1.2deg 7.5deg)',
  maskImage: 'radial-gradient(closest-side, #0000 calc(100% - 5px), #000 calc(100% - 4.5px))',
  _plain: { display: 'none' },
} as const

/** The ring around an icon. The element that uses it sets its size and the icon's colour. */
export const tickedRing = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: 'round',
  border: '1px solid {colors.line.strong}',
  _before: ticks,
} as const

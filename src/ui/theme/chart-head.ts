/** The styles of a chart around the full stop of a page's heading. */
export const chartHead = {
  /** Fades the drawing out at the top and bottom of the hero, so that no line of the drawing crosses the navigation. */
  fade: {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: 'behind',
    background:
      'linear-gradient({colors.ground}, transparent 6rem), linear-gradient(transparent, {colors.ground}) 0 100% / 100% 6.5rem no-repeat',
    _plain: { display: 'none' },
  },
  /**
   * Puts the centre of the chart on the full stop. Each page sets `left` to the width of the last line of its heading,
   * in ems of the web font, so that the chart does not move when that font loads.
   */
  chart: {
    position: 'absolute',
    zIndex: 'behind',
    top: 'calc(100% - 0.228em)',
    width: { base: '78rem', sm: '76rem', xl: 'clamp(70rem, 106vw, 98rem)' },
    aspectRatio: '1',
    translate: '-50% -50%',
    pointerEvents: 'none',
    _plain: { display: 'none' },
  },
  drawing: {
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    opacity: { sm: 0.8, xl: 1 },
    // rotated on phones, where the drawing is below the text, not beside it
    rotate: { base: '84deg', sm: 'none' },
    maskImage: { base: 'radial-gradient(closest-side, transparent 20%, #000 44%)', sm: 'none' },
  },
} as const

/** What the heads of two pages share: a chart whose middle lies on the full stop of the heading. */
export const chartHeadStyles = {
  /** The head ends in the ground of the page, and begins in it: no arc runs through the navigation. */
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
   * Its middle lies on the full stop: `left` is the length of the last line up to there, in ems of its font. So it
   * stands where it will be before that font has come, and nothing moves when it does.
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
    // below the words rather than beside them
    rotate: { base: '84deg', sm: 'none' },
    maskImage: { base: 'radial-gradient(closest-side, transparent 20%, #000 44%)', sm: 'none' },
  },
} as const

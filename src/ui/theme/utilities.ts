import type { Config } from '@pandacss/dev'

type Utilities = NonNullable<NonNullable<Config['utilities']>['extend']>

/** The ticks of a limb: tiles, because WebKit loses ticks of a repeating gradient over a long rule. */
const LIMB =
  'linear-gradient(90deg, var(--colors-line-strong) 1px, transparent 0) 0 0 / 80px 12px repeat-x, linear-gradient(90deg, var(--colors-line) 1px, transparent 0) 0 0 / 8px 5px repeat-x'

/**
 * Utilities of the theme. `limb` and `ladder` are the ticked and the dashed edge of old instruments and charts, and
 * `eyepiece` draws four marks around a focused element.
 */
export const utilities: Utilities = {
  limb: {
    className: 'limb',
    values: { type: 'boolean' },
    transform: () => ({ background: LIMB }),
  },
  /** A limb above what is ruled off, such as a row of columns. In forced colours it is a line. */
  limbRule: {
    className: 'limb-rule-above',
    values: { type: 'boolean' },
    transform: () => ({
      background: LIMB,
      '@media (forced-colors: active)': { background: 'none', borderTop: '1px solid CanvasText' },
    }),
  },
  /** A small dot, in the given colour. */
  dot: {
    className: 'dot',
    values: 'colors',
    transform: (color: string) => ({
      width: '7px',
      height: '7px',
      borderRadius: 'var(--radii-round)',
      background: color,
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
    }),
  },
  /** The line under a link, in the given colour. */
  underlined: {
    className: 'underlined',
    values: 'colors',
    transform: (color: string) => ({
      textDecoration: 'underline',
      textDecorationColor: color,
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.25em',
    }),
  },
  /** A button without a box of its own. */
  plainButton: {
    className: 'plain-button',
    values: { type: 'boolean' },
    transform: () => ({ padding: '0', border: '0', background: 'none', cursor: 'pointer' }),
  },
  /** A ring of the given size that marks a step on a line. The element sets its background. */
  stepRing: {
    className: 'step-ring',
    values: { type: 'string' },
    transform: (size: string) => ({
      width: size,
      height: size,
      borderRadius: 'var(--radii-round)',
      border: '1.5px solid var(--colors-text)',
    }),
  },
  /** A message with an icon on its left. The element sets the colour of its edge. */
  messageBox: {
    className: 'message-box',
    values: { type: 'boolean' },
    transform: () => ({
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '0.25rem 0.9rem',
      padding: '1rem 1.1rem',
      background: 'var(--colors-raised)',
      '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
    }),
  },
  /** Two parts at the two ends of a row. */
  spread: {
    className: 'spread',
    values: { type: 'boolean' },
    transform: () => ({ display: 'flex', justifyContent: 'space-between' }),
  },
  /** The column of a page: at most 82rem wide, with a gutter on each side. */
  pageColumn: {
    className: 'page-column',
    values: { type: 'boolean' },
    transform: () => ({
      width: '100%',
      maxWidth: 'calc(var(--sizes-wrap) + 2 * var(--spacing-gutter))',
      marginInline: 'auto',
      paddingInline: 'var(--spacing-gutter)',
    }),
  },
  /** The twelve columns of a page on wide screens, and one column on narrower ones. */
  twelveColumns: {
    className: 'twelve-columns',
    values: { type: 'boolean' },
    transform: () => ({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'var(--spacing-6) var(--spacing-column)',
      '@media (min-width: 56.25rem)': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    }),
  },
  /** A section on the ground of the page, whose sky lies behind its text. */
  underSky: {
    className: 'under-sky',
    values: { type: 'boolean' },
    transform: () => ({
      position: 'relative',
      isolation: 'isolate',
      background: 'var(--colors-ground)',
      overflow: 'clip',
    }),
  },
  ladder: {
    className: 'ladder',
    values: { type: 'string' },
    transform: (color: string) => ({
      background: `repeating-linear-gradient(90deg, ${color} 0 20px, transparent 20px 40px)`,
    }),
  },
  /** An image that covers its box: it is cropped from the given position, not stretched, and so is its placeholder. */
  fills: {
    className: 'fills',
    values: { type: 'string' },
    transform: (position: string) => ({
      objectFit: 'cover',
      objectPosition: position,
      backgroundSize: 'cover',
      backgroundPosition: position,
    }),
  },
  /**
   * A row that scrolls sideways on narrow screens. The row fades at an edge of the screen if it continues there. The
   * fades stick to the edges; where the row ends, they cover only its margin. A focused entry scrolls out from under
   * the fades.
   */
  asideRow: {
    className: 'aside-row',
    values: { type: 'boolean' },
    transform: () => ({
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0.5rem',
      paddingBlock: '0.25rem',
      '& > *': { flex: 'none', whiteSpace: 'nowrap' },
      '@media (max-width: 56.2475rem)': {
        flexWrap: 'nowrap',
        marginInline: 'calc(-1 * var(--spacing-gutter))',
        paddingBlock: '0.5rem',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        '& :is(a, button)': { scrollMarginInline: '3rem' }, // a fieldset does not pass on scroll-padding
        '&::before, &::after': {
          content: '""',
          flex: 'none',
          position: 'sticky',
          zIndex: 1,
          width: 'var(--spacing-gutter)',
          pointerEvents: 'none',
          background: 'linear-gradient(90deg, var(--colors-ground) 15%, transparent)',
        },
        '&::before': { left: 0, marginInlineEnd: '-0.5rem' },
        '&::after': { right: 0, width: '3rem', marginInlineStart: '-0.5rem', rotate: '180deg' },
        '@media (forced-colors: active)': { scrollbarWidth: 'auto' }, // forced colours have no fades
      },
    }),
  },
  /** A line of a list, with a short dash on its first baseline. */
  dashed: {
    className: 'dashed',
    values: { type: 'boolean' },
    transform: () => ({
      display: 'grid',
      gridTemplateColumns: '1.25rem minmax(0, 1fr)',
      alignItems: 'baseline',
      '&::before': {
        content: '""',
        width: '10px',
        height: '1px',
        background: 'var(--colors-line-strong)',
        transform: 'translateY(-0.3em)',
        '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
      },
    }),
  },
  /** The ring around an icon, with 48 ticks along its inside. The element sets its size and the colour of the icon. */
  tickedRing: {
    className: 'ticked-ring',
    values: { type: 'boolean' },
    transform: () => ({
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      aspectRatio: '1',
      borderRadius: 'var(--radii-round)',
      border: '1px solid var(--colors-line-strong)',
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: '4px',
        borderRadius: 'var(--radii-round)',
        background: 'repeating-conic-gradient(var(--colors-line-strong) 0 1.2deg, #0000 1.2deg 7.5deg)',
        maskImage: 'radial-gradient(closest-side, #0000 calc(100% - 5px), #000 calc(100% - 4.5px))',
        '@media (forced-colors: active), print': { display: 'none' },
      },
    }),
  },
  eyepiece: {
    className: 'eyepiece',
    values: { type: 'boolean' },
    transform: () => ({
      position: 'relative',
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: '-15px',
        pointerEvents: 'none',
        opacity: 0,
        transform: 'scale(1.05)',
        transition: 'opacity 240ms, transform 240ms cubic-bezier(.2,.7,.1,1)',
        background: ['50% 0 / 2px 8px', '50% 100% / 2px 8px', '0 50% / 8px 2px', '100% 50% / 8px 2px']
          .map((position) => `linear-gradient(var(--colors-cold), var(--colors-cold)) ${position} no-repeat`)
          .join(', '),
        '@media (forced-colors: active)': { display: 'none' },
      },
      '&:focus-visible::before': { opacity: 1, transform: 'none' },
    }),
  },
}

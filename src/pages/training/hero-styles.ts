/** The colour behind the text of the hero: between azure and the background of the page. */
const dusk = 'color-mix(in srgb, {colors.ink.azure} 60%, {colors.ground})'
const veil = `color-mix(in srgb, ${dusk} 72%, transparent)`

/** The hero of the page: the text, and the globe with its counter. */
export const trainingHeroStyles = {
  hero: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    background: 'linear-gradient({colors.ink.azure}, {colors.ground} 92%)',
    paddingTop: 'clamp(8.5rem, 5rem + 9vw, 12.5rem)',
    paddingBottom: 'clamp(3rem, 5vw, 5rem)',
    '& > [aria-hidden]': { opacity: 0.7 },
  },
  heroColumns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, min(39rem, 44vw))' },
    alignItems: 'center',
    gap: 'clamp(1rem, 3vw, 3rem)',
  },
  heroText: { minWidth: '0' },
  heading: {
    position: 'relative',
    textStyle: 'h1',
    maxWidth: '9em',
    textShadow: `0 0 .1em ${dusk}, 0 0 .28em ${dusk}`,
  },
  lead: {
    textStyle: 'lead',
    color: 'text.2',
    maxWidth: '33rem',
    marginBlock: '1.5rem 2rem',
    background: veil,
    boxShadow: `0 0 40px 30px ${veil}`,
  },
  actions: { position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
  globe: {
    position: 'relative',
    _plain: { display: 'none' },
    width: '100%',
    maxWidth: { base: '34rem', xl: 'none' },
    marginBlock: { xl: '-3rem' },
    marginInline: { base: 'auto', xl: '0' },
  },
  globeDrawing: { width: '100%', height: 'auto' },
  // as high as the drawing and not as the figure, because on a phone the figure also contains the caption
  meridians: {
    position: 'absolute',
    inset: '0 0 auto',
    width: '100%',
    aspectRatio: '1',
    '& > *': { position: 'absolute', inset: '0', width: '100%', height: '100%' },
    '&[data-drawn] > svg': { visibility: 'hidden' },
  },
  caption: {
    position: { base: 'relative', sm: 'absolute' },
    left: '0',
    bottom: { sm: '-2%' },
    marginTop: { base: '-1.5rem', sm: '0' },
    display: 'grid',
    gap: '1',
    paddingBlock: '4',
    paddingInlineEnd: '6',
    background: 'radial-gradient(closest-side, {colors.ground} 60%, transparent)',
  },
  count: {
    fontFamily: 'data',
    fontSize: 'clamp(2rem, 1.6rem + 1.2vw, 3rem)',
    fontWeight: 300,
    lineHeight: 1,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  countLabel: { textStyle: 'small', color: 'text.2' },
  // on a phone, the button is beside the top of the drawing, because the chat button covers the bottom at first
  pause: {
    position: 'absolute',
    zIndex: 1,
    right: '0',
    top: { base: '0', sm: 'auto' },
    bottom: { sm: 'calc(1rem - 2%)' },
  },
} as const

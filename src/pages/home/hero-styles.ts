import { styleSheet } from '#ui/style-sheet.ts'

/** Matches the window of a laptop, which is wide but not very high. */
const LOW = '@media (min-width: 56.25rem) and (max-height: 56rem)'

/** Matches the window of a page at 400 % zoom, in which the content matters more than large type. */
const VERY_LOW = '@media (max-width: 56.2475rem) and (max-height: 30rem)'

/** The first view. Even on low screens it contains the heading, the lead, the price and the first button. */
export const styles = styleSheet({
  hero: {
    underSky: true,
    display: 'flex',
    minHeight: { lg: 'min(100svh, 62rem)' },
    paddingTop: 'clamp(5.5rem, 3.5rem + 7.4vw, 10.5rem)',
    paddingBottom: 'clamp(2rem, 3.4vw, 4rem)',
    [LOW]: { paddingTop: 'clamp(5.75rem, 16svh, 10.5rem)', paddingBottom: '2.5rem' },
    [VERY_LOW]: { paddingTop: '4.25rem' },
  },
  heroContent: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: 'clamp(1.5rem, 5vw, 4rem)',
    [LOW]: { gap: '5' },
    [VERY_LOW]: { gap: '3' },
  },
  heading: {
    textStyle: 'mega',
    zIndex: 1, // above the translucent background of the words below, which would dim the last line
    fontSize: { xsDown: 'min(1rem + 6.3vw, 11.4vw)' },
    textShadow: '0 0 .1em {colors.ground}, 0 0 .28em {colors.ground}',
    [LOW]: { fontSize: 'min(clamp(2.5rem, 1rem + 6.3vw, 7rem), 11.5svh)' },
    [VERY_LOW]: { fontSize: '1.5rem !important' },
  },
  heroColumns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 31rem)' },
    gap: 'clamp(2rem, 5vw, 4rem)',
    alignItems: 'end',
  },
  /** A translucent background between the text and the sky. */
  heroWords: {
    background: 'veil',
    boxShadow: '0 0 44px 34px {colors.veil}',
    justifySelf: 'start',
  },
  lead: {
    textStyle: 'lead',
    color: 'text.2',
    // a width at which, on a phone, the text has as many lines in the fallback font as in the web font
    maxWidth: { base: '22.5rem', xs: '35rem' },
    [VERY_LOW]: { fontSize: '1rem', lineHeight: 1.4 },
  },
  terms: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem {spacing.5}',
    marginTop: '4',
    fontWeight: 600,
    '& > li': { dashed: true },
  },
})

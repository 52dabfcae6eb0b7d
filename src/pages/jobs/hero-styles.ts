import { styleSheet } from '#ui/style-sheet.ts'
import { chartHead } from '#ui/theme/chart-head.ts'

const halo = '0 0 .2em {colors.ground}, 0 0 .4em {colors.ground}, 0 0 .6em {colors.ground}'

/** Matches the window of a laptop, whose first view has to include the search field. */
const LOW_WINDOW = '@media (min-width: 67.5rem) and (max-height: 56rem)'
/** Matches the window of a small phone, whose first view has to include the search field. */
const SMALL_WINDOW = '@media (max-width: 39.9975rem) and (max-height: 48rem)'

export const styles = styleSheet({
  head: {
    underSky: true,
    minHeight: { xl: 'min(100svh, 50rem)' },
    paddingTop: 'clamp(8.5rem, 5rem + 9vw, 12.5rem)',
    paddingBottom: { base: '20rem', sm: 'clamp(3rem, 5vw, 5rem)' },
    [LOW_WINDOW]: {
      minHeight: 'calc(min(100svh, 50rem) - 9rem)',
      paddingTop: 'clamp(6rem, 18svh, 9rem)',
      paddingBottom: '2rem',
    },
    [SMALL_WINDOW]: { paddingTop: '6.5rem', paddingBottom: '10rem !important' },
    display: 'grid',
    // the sky is fainter than the trails of the chart, so that the chart stands out
    '& > [aria-hidden]': { opacity: 0.5 },
    _after: chartHead.fade,
  },
  content: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: { base: '4', sm: 'clamp(3rem, 8vw, 6rem)' },
    [LOW_WINDOW]: { gap: '2.5rem' },
  },
  headline: {
    position: 'relative',
    textStyle: 'h1',
    textShadow: '0 0 .1em {colors.ground}, 0 0 .28em {colors.ground}',
  },
  chart: {
    ...chartHead.chart,
    left: '5.344em',
    textShadow: halo,
    letterSpacing: '0',
  },
  drawing: chartHead.drawing,
  openingName: {
    position: 'absolute',
    display: { base: 'none', xl: 'block' },
    fontFamily: 'body',
    fontSize: '0.9375rem',
    fontStyle: 'normal',
    fontStretch: '100%',
    fontWeight: 400,
    lineHeight: 1,
    color: 'text.2',
    translate: '1.25rem -50%',
    _before: { content: 'attr(data-name)' },
    '&[data-side=left]': { translate: 'calc(-100% - 1.25rem) -50%' },
  },
  introText: { display: 'grid', gap: '5', maxWidth: '30rem' },
  lead: {
    textStyle: 'lead',
    color: 'text.2',
    // a width at which, on a phone, the text has as many lines in the fallback font as in the web font
    maxWidth: { base: '22.5rem', xs: '33rem' },
    background: 'veil',
    boxShadow: '0 0 44px 34px {colors.veil}',
  },
})

import { styleSheet } from '#ui/style-sheet.ts'
import { chartHead } from '#ui/theme/chart-head.ts'

const halo = ['3px', '3px', '4px', '6px', '8px', '12px'].map((blur) => `0 0 ${blur} {colors.ground}`).join(', ')

/** The hero of the page: its text, and the chart of agents around the full stop of its heading. */
export const styles = styleSheet({
  hero: {
    underSky: true,
    // the sky is fainter here, so that it does not compete with the chart
    '& > [aria-hidden=true]:first-child': { opacity: 0.55 },
    display: 'flex',
    minHeight: { xl: 'min(100svh, 54rem)' },
    paddingTop: 'clamp(7.5rem, 5rem + 8vw, 11.5rem)',
    paddingBottom: { base: '14rem', sm: 'clamp(3rem, 5vw, 5rem)' },
    _after: chartHead.fade,
  },
  heroContent: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: { base: '2rem', sm: 'clamp(3rem, 9vw, 15rem)' },
  },
  headline: {
    position: 'relative',
    textStyle: 'h1',
    // keeps the heading at two lines on the narrowest phone, with the web font or its fallback
    fontSize: 'min(10vw, clamp(2.375rem, 1.45rem + 3.9vw, 5rem))',
    textShadow: '0 0 .1em {colors.ground}, 0 0 .28em {colors.ground}',
  },
  chart: { ...chartHead.chart, left: '8.186em' },
  // rotated so that no star overlaps a button: of the header from 640 to 1080 px, of the hero on narrower screens
  chartDrawing: { ...chartHead.drawing, rotate: { base: '56deg', sm: '11deg', xl: 'none' } },
  starNames: { display: 'contents' },
  starName: {
    display: { base: 'none', xl: 'block' },
    position: 'absolute',
    fontFamily: 'body',
    fontSize: { base: '0.875rem', '2xl': '1rem', '3xl': '1.0625rem' },
    fontWeight: 550,
    letterSpacing: 'normal',
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    textShadow: halo,
    '&[data-side=left]': { translate: 'calc(-100% - 1.375rem) -50%' },
    '&[data-side=right]': { translate: '1.375rem -50%' },
  },
  introText: {
    position: 'relative',
    maxWidth: '30rem',
    display: 'grid',
    gap: '6',
    _before: {
      content: '""',
      position: 'absolute',
      inset: '-1rem',
      zIndex: 'behind',
      background: 'ground',
      opacity: 0.8,
      boxShadow: '0 0 34px 24px {colors.ground}',
      _plain: { display: 'none' },
    },
    '& > p:first-child': { textStyle: 'lead', color: 'text.2' },
  },
})

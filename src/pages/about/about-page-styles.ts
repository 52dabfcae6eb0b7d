import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  hero: {
    underSky: true,
    // small enough to show the button below on a phone
    paddingTop: { base: '6.5rem', sm: 'clamp(9rem, 6rem + 8vw, 13rem)' },
    paddingBottom: { base: '2rem', sm: 'clamp(4rem, 9vw, 9rem)' },
  },
  heading: {
    textStyle: 'mega',
    fontSize: { base: 'clamp(min(2.5rem, 12.5vw), 13.3vw, 3.25rem)', sm: 'clamp(2.5rem, 1rem + 6.3vw, 7rem)' },
    paddingInlineStart: { sm: 'clamp(0rem, 16vw, 17rem)' },
    textShadow: '0 0 .1em {colors.ground}, 0 0 .28em {colors.ground}',
    '& > span': { whiteSpace: 'nowrap' },
  },
  story: {
    position: 'relative',
    twelveColumns: true,
    paddingTop: { base: '1rem', sm: 'clamp(2rem, 4vw, 4rem)' },
    paddingBottom: 'section',
  },
  start: { gridColumn: { lg: '1 / 8' }, display: 'grid', gap: '6', justifyItems: 'start', alignContent: 'start' },
  lead: {
    fontSize: 'clamp(1.5rem, 1.1rem + 1.7vw, 2.625rem)',
    fontWeight: 320,
    lineHeight: 1.28,
    textWrap: 'pretty',
  },
  storyText: {
    gridColumn: { lg: '9 / -1' },
    display: 'grid',
    gap: '1.1rem',
    justifyItems: 'start',
    alignContent: 'end',
    color: 'text.2',
    '& > p': { textWrap: 'pretty', maxWidth: 'measure' },
  },
})

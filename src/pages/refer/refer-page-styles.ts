import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  hero: {
    underSky: true,
    paddingTop: 'clamp(8.5rem, 5rem + 4vw, 9rem)',
    paddingBottom: 'clamp(3rem, 5vw, 5rem)',
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 42rem)' },
    gap: '{spacing.7} clamp(1.5rem, 3vw, 3rem)',
    alignItems: 'center',
  },
  heading: {
    textStyle: 'h1',
    textShadow: '0 0 .1em {colors.ground}, 0 0 .28em {colors.ground}',
  },
  lead: {
    textStyle: 'lead',
    color: 'text.2',
    maxWidth: '33rem',
    marginBlock: '1.5rem 2rem',
    background: 'veil',
    boxShadow: '0 0 44px 34px {colors.veil}',
  },
})

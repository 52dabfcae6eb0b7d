import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  hero: {
    underSky: true,
    // small enough to show the first field of the form on a small phone, and its button on a low screen
    paddingTop: { base: 'clamp(5.75rem, 3rem + 8vw, 8rem)', xl: 'clamp(6rem, 40vh - 10.5rem, 11.5rem)' },
    paddingBottom: 'clamp(4rem, 8vw, 7.5rem)',
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(12, minmax(0, 1fr))' },
    gridTemplateRows: { xl: 'auto 1fr' },
    gap: { base: '{spacing.5} {spacing.column}', xl: '{spacing.7} {spacing.column}' },
    alignItems: 'start',
  },
  introText: { gridColumn: { xl: '1 / 6' } },
  ways: { display: 'flex', flexWrap: 'wrap', columnGap: '5', marginTop: { base: '1', xl: '3' } },
  // beside the form, the numbers are in view anyway
  call: { display: { xl: 'none' } },
  heading: { textStyle: 'h1', textShadow: '0 0 .1em {colors.ground}, 0 0 .28em {colors.ground}' },
  lead: {
    textStyle: 'lead',
    color: 'text.2',
    maxWidth: '29rem',
    marginTop: '4',
    background: 'veil',
    boxShadow: '0 0 44px 34px {colors.veil}',
  },
  details: {
    gridColumn: { xl: '1 / 6' },
    background: 'veil',
    boxShadow: '0 0 30px 20px {colors.veil}',
  },
  email: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginBlock: '-0.5rem' },
  form: {
    gridColumn: { xl: '7 / -1' },
    gridRow: { xl: '1 / 3' },
    padding: 'clamp(1.25rem, 3vw, 3rem)',
    paddingBlock: { base: '5', sm: 'clamp(1.25rem, 3vw, 3rem)', xl: 'clamp(1.75rem, 2.2vw, 3rem)' },
    marginInline: { base: 'calc(-1 * {spacing.gutter})', sm: '0' },
    background: 'plate',
    boxShadow: 'lift',
    _edged: { border: '1px solid CanvasText' },
  },
})

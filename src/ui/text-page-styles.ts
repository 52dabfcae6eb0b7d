import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  columns: {
    position: 'relative',
    display: { base: 'grid', _print: 'block' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 15rem) minmax(0, 41rem)' },
    gap: '{spacing.6} clamp(2rem, 8vw, 9rem)',
    paddingTop: 'clamp(2rem, 4vw, 4rem)',
    paddingBottom: 'section',
  },
  body: {
    display: { base: 'grid', _print: 'block' },
    _print: { '& > * + *': { marginTop: '2rem' } },
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3.35rem',
    alignContent: 'start',
    fontSize: '1.125rem',
    lineHeight: 1.65,
    color: 'text.article',
  },
  section: {
    display: { base: 'grid', _print: 'block' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1.1rem',
    '& > p': { textWrap: 'pretty' },
    _print: { '& > * + *': { marginTop: '0.8rem' } },
  },
  heading: { textStyle: 'h3', color: 'text', scrollMarginTop: '7rem' },
})

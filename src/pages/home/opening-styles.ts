import { styleSheet } from '#ui/style-sheet.ts'

/** Matches the window of a page at 400 % zoom, in which the content matters more than large type. */
const VERY_LOW = '@media (max-width: 56.2475rem) and (max-height: 30rem)'

export const styles = styleSheet({
  wideBreak: { display: { base: 'none', lg: 'inline' } },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: '0.35rem 0.5rem', xs: '4' },
    marginTop: '5',
    position: 'relative',
    [VERY_LOW]: { marginTop: '3' },
  },
})

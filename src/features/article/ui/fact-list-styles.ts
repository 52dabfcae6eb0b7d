import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  /** Beside the text or, if there is no space, above it. */
  aside: {
    gridColumn: { lg: '2', '2xl': '4' },
    gridRow: { lg: '1 / span 2' },
    alignSelf: 'start',
    position: { lg: 'sticky' },
    top: 'calc(6rem + {spacing.safe.top})',
    _print: { marginBottom: '6' },
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))', lg: 'minmax(0, 1fr)' },
    gap: '{spacing.4} {spacing.5}',
    paddingTop: '5',
    limbRule: true,
    '& dt': { textStyle: 'data', color: 'text.3' },
    '& dd': { marginTop: '1', color: 'text' },
    '& dd a': { underlined: 'signal' },
  },
  below: { display: 'grid', gap: '4', justifyItems: 'start', marginTop: '5' },
})

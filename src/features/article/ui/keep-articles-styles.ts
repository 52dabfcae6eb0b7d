import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  root: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
    columnGap: '8',
    alignItems: 'center',
    marginTop: '10',
    paddingTop: '6',
    limb: true,
  },
  words: { display: 'grid', gap: '2', justifyItems: 'start' },
  heading: { textStyle: 'h3' },
  text: { color: 'text.2', _empty: { display: 'none' } },
  progress: { width: 'min(24rem, 100%)', height: '0.5rem', accentColor: '{colors.signal}' },
})

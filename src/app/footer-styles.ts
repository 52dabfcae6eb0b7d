import { styleSheet } from '#ui/style-sheet.ts'
import { logoStyles } from './logo-box.ts'

export const styles = styleSheet({
  footer: {
    position: 'relative',
    background: 'ground.deep',
    paddingBlock: '{spacing.9} calc({spacing.6} + {spacing.safe.bottom})',
    _print: { display: 'none' },
  },
  logo: logoStyles,
  grid: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: '5fr 2fr 2fr 2fr' },
    gap: '{spacing.7} {spacing.column}',
  },
  heading: { textStyle: 'data', fontWeight: 500, lineHeight: 1, color: 'text.3', marginBottom: '0.9rem' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 'tap',
    minHeight: 'tap',
    color: 'text.2',
    textStyle: 'small',
    _hover: { color: 'text' },
  },
  bottomRow: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    marginTop: '8',
    paddingTop: '5',
    limb: true,
    paddingBottom: '4.5rem', // together with the footer's padding, leaves room for the chat button
  },
  controls: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    minHeight: 'tap',
    marginInline: { sm: '{spacing.4} auto' },
  },
  socials: {
    display: 'flex',
    flexWrap: 'wrap',
    marginInline: '-1.1rem',
    // The padding makes even the shortest link as wide as a touch target, so that no link needs a minimum width and
    // all gaps are equal.
    '& a': { minWidth: '0', paddingInline: '1.1rem' },
  },
})

import { styleSheet } from './style-sheet.ts'

export const styles = styleSheet({
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '{spacing.4} {spacing.5}',
    marginTop: 'clamp(2.5rem, 4.5vw, 4.5rem)',
    _print: { display: 'none' },
    // on a phone, the numbers take a row of their own below the two links
    '& > ol': {
      order: { base: 1, sm: 0 },
      display: 'inherit',
      width: { base: '100%', sm: 'auto' },
      flexWrap: 'inherit',
      gap: '2',
      justifyContent: 'inherit',
    },
  },
})

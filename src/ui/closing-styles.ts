import { styleSheet } from './style-sheet.ts'

export const styles = styleSheet({
  closing: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: '{spacing.5} {spacing.7}',
    '& h2': { textStyle: 'mega', maxWidth: '7.4em' },
    '& p': { textStyle: 'small', color: 'text.2', marginTop: '3' },
    '&[data-size=h2] h2': { textStyle: 'h2', maxWidth: 'none' },
    '&[data-size=h3]': { alignItems: 'center', '& h2': { textStyle: 'h3', maxWidth: '24em' } },
  },
})

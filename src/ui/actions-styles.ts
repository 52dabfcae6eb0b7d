import { styleSheet } from './style-sheet.ts'

export const styles = styleSheet({
  actions: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '0.5rem', xs: '4' },
    '&:not(:first-child)': { marginTop: '4' },
  },
})

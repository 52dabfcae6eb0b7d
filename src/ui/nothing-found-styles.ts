import { styleSheet } from './style-sheet.ts'

export const styles = styleSheet({
  message: {
    display: 'grid',
    gap: '4',
    justifyItems: 'center',
    textAlign: 'center',
    paddingBlock: '6',
    scrollMarginBottom: '5',
  },
  heading: { textStyle: 'h3' },
  text: { color: 'text.2', textWrap: 'pretty', maxWidth: '44rem' },
})

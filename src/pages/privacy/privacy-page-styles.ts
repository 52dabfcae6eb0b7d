import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  link: {
    underlined: 'signal',
    overflowWrap: 'anywhere',
    _hover: { textDecorationThickness: '2px' },
  },
})

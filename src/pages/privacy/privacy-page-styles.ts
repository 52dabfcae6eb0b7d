import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  link: {
    textDecoration: 'underline',
    textDecorationColor: 'signal',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    overflowWrap: 'anywhere',
    _hover: { textDecorationThickness: '2px' },
  },
})

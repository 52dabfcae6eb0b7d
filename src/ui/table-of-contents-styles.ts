import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  contents: { paddingBottom: { base: '4', lg: '0' }, _print: { display: 'none' } },
  contentsTitle: { textStyle: 'data', color: 'text.2', marginBottom: '3' },
  contentsList: { position: { lg: 'sticky' }, top: 'calc(7rem + {spacing.safe.top})' },
  contentsLink: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'tap',
    paddingInlineStart: '4',
    borderInlineStart: '1px solid {colors.line}',
    textStyle: 'small',
    textWrap: 'balance',
    lineHeight: 1.3,
    color: 'text.2',
    _hover: { color: 'text', borderColor: 'text' },
    '&[aria-current]': {
      color: 'text',
      borderColor: 'signal',
      boxShadow: { base: 'none', lg: 'inset 2px 0 0 {colors.signal}' },
    },
  },
})

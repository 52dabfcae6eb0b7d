import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  notice: {
    messageBox: true,
    borderInlineStart: '4px solid {colors.error}',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& b': { fontWeight: 600 },
    '&[data-tone=wait]': { borderInlineStartStyle: 'dashed', borderInlineStartColor: 'star.k' },
    '&[data-tone=done]': { borderInlineStartWidth: '3px', borderInlineStartColor: 'cold' },
  },
  noticeIcon: {
    marginTop: '0.1em',
    color: 'error',
    '[data-tone=wait] > &': { color: 'star.k' },
    '[data-tone=done] > &': { color: 'cold' },
  },
  noticeText: { display: 'grid', gap: '1', '& b + p': { color: 'text.2' } },
  noticeBody: {
    gridColumn: '2',
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    paddingTop: '1',
    _empty: { display: 'none' },
  },
})

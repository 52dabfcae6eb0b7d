import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  notice: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '0.25rem 0.9rem',
    padding: '1rem 1.1rem',
    background: 'raised',
    borderInlineStart: '4px solid {colors.error}',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& b': { fontWeight: 600 },
    '&[data-tone=wait]': { borderInlineStartStyle: 'dashed', borderInlineStartColor: 'star.k' },
    '&[data-tone=done]': { borderInlineStartWidth: '3px', borderInlineStartColor: 'cold' },
    _forced: { outline: '1px solid CanvasText' },
  },
  noticeIcon: {
    marginTop: '0.1em',
    color: 'error',
    '[data-tone=wait] > &': { color: 'star.k' },
    '[data-tone=done] > &': { color: 'cold' },
  },
  noticeBody: { gridColumn: '2', display: 'grid', gap: '2', justifyItems: 'start', color: 'text.2' },
})

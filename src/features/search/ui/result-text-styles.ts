import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  title: { textStyle: 'label', color: 'text' },
  parent: { textStyle: 'data', color: 'cold' },
  line: { gridColumn: '1 / -1', textStyle: 'small', lineHeight: 1.45, color: 'text.2' },
  missing: { gridColumn: '1 / -1', textStyle: 'data', color: 'star.k' },
  mark: {
    background: 'none',
    color: 'inherit',
    textDecoration: 'underline 2px {colors.signal}',
    textUnderlineOffset: '0.2em',
    _forced: { color: 'Highlight' },
  },
})

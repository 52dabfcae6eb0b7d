import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  title: { textStyle: 'label', color: 'text', marginInlineEnd: '0.75rem' },
  parent: { textStyle: 'data', color: 'cold' },
  line: { display: 'block', textStyle: 'small', lineHeight: 1.45, color: 'text.2' },
  missing: { display: 'block', textStyle: 'data', color: 'star.k' },
  mark: {
    background: 'none',
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationThickness: '2px',
    textDecorationColor: 'signal',
    textUnderlineOffset: '0.2em',
    _forced: { color: 'Highlight' },
  },
})

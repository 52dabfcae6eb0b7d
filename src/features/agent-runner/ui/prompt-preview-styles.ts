import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  promptText: {
    textStyle: 'data',
    lineHeight: 1.6,
    color: 'text.2',
    background: 'ground.deep',
    border: '1px solid {colors.line}',
    padding: '4',
    maxHeight: '18rem',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& > mark': { background: 'none', color: 'text', borderBottom: '1px solid {colors.cold}' },
    '& > mark[data-empty]': { color: 'star.k', borderBottom: '1px dashed {colors.star.k}' },
    'textarea&': { width: '100%', minHeight: '18rem', display: 'block', resize: 'vertical' },
    '&[aria-invalid=true]': { borderColor: 'error' },
  },
})

import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  /** Without scripts, there is nothing to send. */
  send: {
    display: { base: 'grid', '@media (scripting: none)': 'none' },
    gap: '4',
    paddingTop: '6',
    borderTop: '1px solid {colors.line}',
  },
  heading: { textStyle: 'h2' },
  text: { color: 'text.2', maxWidth: 'measure' },
  /** Before hydration, the buttons would do nothing. */
  actions: {
    visibility: 'hidden',
    '&[data-alive]': { visibility: 'visible' },
    display: 'grid',
    gap: '4',
    maxWidth: 'article',
  },
  hint: { textStyle: 'small', color: 'text.3' },
})

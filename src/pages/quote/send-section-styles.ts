import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  send: { display: 'grid', gap: '4', paddingTop: '6', borderTop: '1px solid {colors.line}' },
  heading: { textStyle: 'h2' },
  text: { color: 'text.2', maxWidth: 'measure' },
  /** Before hydration, and without scripts, the buttons would do nothing. */
  actions: {
    visibility: 'hidden',
    '&[data-alive]': { visibility: 'visible' },
    '@media (scripting: none)': { display: 'none' },
    display: 'grid',
    gap: '4',
    maxWidth: 'article',
  },
  hint: { textStyle: 'small', color: 'text.3' },
})

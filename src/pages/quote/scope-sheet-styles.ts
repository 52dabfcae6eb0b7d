import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  columns: {
    display: { base: 'grid', _print: 'block' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(12, minmax(0, 1fr))' },
    gap: '{spacing.6} {spacing.column}',
    alignItems: 'start',
    paddingBottom: { base: 'clamp(3rem, 6vw, 5rem)', _print: '0' },
  },
  questions: {
    gridColumn: { xl: '1 / 7' },
    minWidth: '0',
    scrollMarginTop: '6rem',
    _focusVisible: { outline: 'none' },
    _print: { display: 'none' },
  },
  sheet: {
    gridColumn: { xl: '7 / -1' },
    minWidth: '0',
    position: { xl: 'sticky' },
    top: 'calc(6rem + {spacing.safe.top})',
    // the height of the window below the header and above the button of the chat
    maxHeight: { xl: 'calc(100dvh - 11.5rem - {spacing.safe.top})', _print: 'none' },
    overflowY: { xl: 'auto', _print: 'visible' },
  },
})

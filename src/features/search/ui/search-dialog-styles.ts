import { styleSheet } from '#ui/style-sheet.ts'
import { dialogBackdrop, dialogPositioner, ladderFrame, ladderInside } from '#ui/theme/ladder-frame.ts'

export const styles = styleSheet({
  backdrop: dialogBackdrop,
  /** The dialog stays at the top, so that the field does not move while the results change. */
  positioner: {
    ...dialogPositioner,
    alignItems: 'start',
    paddingTop: { base: 'max(0.5rem, {spacing.safe.top})', sm: 'max(8vh, {spacing.safe.top})' },
    overflow: 'hidden',
  },
  content: { ...ladderFrame, width: 'min(46rem, 100%)', minWidth: '0' },
  title: { srOnly: true },
  root: {
    ...ladderInside,
    display: 'grid',
    gridTemplateRows: 'auto auto minmax(0, 1fr)',
    maxHeight: 'calc(100dvh - max(16vh, 3rem) - 16px)',
  },
  control: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '3',
    alignItems: 'center',
    padding: '{spacing.3} {spacing.3} {spacing.3} {spacing.5}',
    borderBottom: '1px solid {colors.line}',
    color: 'text.2',
    '&:has(input:focus-visible)': { borderBottomColor: 'cold', boxShadow: '0 1px 0 {colors.cold}' },
    '@media (max-width: 19.99em)': { gap: '1', paddingInlineStart: '3', '& > svg': { display: 'none' } },
  },
  input: {
    minWidth: '0',
    minHeight: 'tap',
    border: '0',
    background: 'none',
    color: 'text',
    fontSize: '1.125rem',
    _focusVisible: { outline: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
    _placeholder: { color: 'text.2', opacity: 1 },
  },
  list: { overflowY: 'auto', overscrollBehavior: 'contain', padding: '2', _focusVisible: { outline: 'none' } },
  message: { display: 'grid', gap: '3', justifyItems: 'start', padding: '5', color: 'text.2' },
  messageTitle: { textStyle: 'title', color: 'text' },
})

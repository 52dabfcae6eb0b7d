import { styleSheet } from '#ui/style-sheet.ts'

const link = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  border: '0',
  background: 'none',
  cursor: 'pointer',
} as const

export const styles = styleSheet({
  line: { ...link, minHeight: 'tap', padding: '0', textStyle: 'small', color: 'text.2', _hover: { color: 'text' } },
  /** Like the rows of the menu above it, whose edges it reaches. */
  row: {
    ...link,
    flex: '1 0 calc(100% + 2.5rem)',
    justifyContent: 'space-between',
    minHeight: '3.5rem',
    marginInline: '-1.25rem',
    padding: '0 1.25rem',
    borderTop: '1px solid {colors.line.faint}',
    textStyle: 'row',
  },
  count: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '1.5rem',
    height: '1.5rem',
    paddingInline: '0.3rem',
    border: '1px solid {colors.line.strong}',
    borderRadius: '0.75rem',
    textStyle: 'data',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
})

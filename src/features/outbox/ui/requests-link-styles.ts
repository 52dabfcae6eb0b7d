import { styleSheet } from '#ui/style-sheet.ts'

const link = {
  plainButton: true,
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  textAlign: 'start',
} as const

export const styles = styleSheet({
  line: { ...link, textStyle: 'small', color: 'text.2', _hover: { color: 'text' } },
  /** Like the rows of the menu above it. */
  row: {
    ...link,
    width: '100%',
    minHeight: '3.5rem',
    justifyContent: 'space-between',
    paddingInline: '1.25rem',
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

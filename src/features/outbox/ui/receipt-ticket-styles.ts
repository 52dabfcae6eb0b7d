import { styleSheet } from '#ui/style-sheet.ts'
import { limbOnTop } from '#ui/theme/recipes/limb-on-top.ts'

export const styles = styleSheet({
  /** A slip of paper: a graduated edge at its top, and a torn one at its bottom. */
  root: {
    position: 'relative',
    display: 'grid',
    gap: '4',
    padding: '2rem 1.25rem 1.25rem',
    marginBottom: '5',
    background: 'ground.deep',
    borderBottom: '3px dotted {colors.line.strong}',
    color: 'cold',
    scrollMarginTop: '6rem',
    breakInside: 'avoid',
    _before: limbOnTop,
    _print: { border: '1px solid {colors.line.strong}' },
    _edged: { border: '1px solid CanvasText' },
    '&:is([data-status=waiting], [data-status=doubtful])': { color: 'star.k', '& path': { strokeDasharray: '3 2.5' } },
    '&[data-status=asks]': { color: 'error', boxShadow: 'inset 4px 0 0 {colors.error}' },
  },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '4' },
  status: { textStyle: 'small', fontWeight: 500, marginBottom: '1' },
  heading: { textStyle: 'h3', color: 'text', _focusVisible: { outlineOffset: '4px', _print: { outline: 'none' } } },
  trails: {
    flex: 'none',
    width: { base: '4.5rem', sm: '6rem' },
    height: 'auto',
    '& path:first-child': { stroke: 'line.strong', strokeDasharray: 'none !important' },
    _forced: { color: 'CanvasText' },
  },
  lines: { borderTop: '1px solid {colors.line}' },
  line: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xs: '9rem minmax(0, 1fr)' },
    gap: '0 {spacing.4}',
    paddingBlock: '2',
    borderBottom: '1px solid {colors.line}',
    color: 'text',
    '& > dt': { textStyle: 'data', lineHeight: 1.85, color: 'text.3' },
    '& > dd': { textStyle: 'small', overflowWrap: 'anywhere' },
  },
  reference: { fontFamily: 'data', letterSpacing: '0.04em' },
  actions: {
    display: { base: 'flex', _print: 'none' },
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    color: 'text',
  },
  note: { flexBasis: '100%', textStyle: 'small', color: 'text.3' },
})

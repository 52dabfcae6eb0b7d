import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  note: { textStyle: 'small', color: 'text.2' },
  works: { borderBottom: '1px solid {colors.line}' },
  work: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0.15rem 1rem',
    alignItems: 'baseline',
    paddingBlock: '3',
    borderTop: '1px solid {colors.line}',
    lineHeight: 1.4,
    '& > b': { fontWeight: 600, fontSize: '1.0625rem', color: 'text', overflowWrap: 'anywhere' },
    '& > p': { flexBasis: '100%', textStyle: 'small', color: 'text.2', overflowWrap: 'anywhere' },
  },
  license: { textStyle: 'data', color: 'text.2' },
  licenseTerms: { borderTop: '1px solid {colors.line}', '&:last-child': { borderBottom: '1px solid {colors.line}' } },
  summary: {
    spread: true,
    alignItems: 'center',
    gap: '4',
    minHeight: '4rem',
    lineHeight: 1.35,
    color: 'text',
    fontWeight: 600,
    '& > small': { textStyle: 'data', fontWeight: 400, color: 'text.3', marginInlineStart: 'auto', textAlign: 'end' },
    // a thin plus sign that becomes a minus sign when the details are open
    _after: {
      content: '""',
      flex: 'none',
      width: '1rem',
      height: '1rem',
      '--stroke': 'linear-gradient({colors.text}, {colors.text})',
      background: 'var(--stroke) center / 100% 1px no-repeat, var(--stroke) center / 1px 100% no-repeat',
      _forced: { forcedColorAdjust: 'none', '--stroke': 'linear-gradient(CanvasText, CanvasText)' },
      'details[open] > &': { background: 'var(--stroke) center / 100% 1px no-repeat' },
    },
  },
  licenseText: {
    paddingBlock: '0 1.5rem',
    textStyle: 'data',
    lineHeight: 1.7,
    color: 'text.2',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  /** Several blocks in a quotation, a list item or a footnote. */
  blocks: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.8em', overflowWrap: 'anywhere' },
  /** The box before a task; a check mark if the task is done. */
  task: {
    width: '0.8em',
    height: '0.8em',
    border: '1px solid {colors.line.strong}',
    '&[data-done]': {
      width: '0.45em',
      marginInlineStart: '0.15em',
      borderWidth: '0 2px 2px 0',
      borderColor: 'cold',
      transform: 'rotate(40deg)',
    },
  },
  picture: { maxWidth: '100%', height: 'auto', background: 'plate' },
  /** The number of a footnote in the text. */
  reference: {
    fontFamily: 'data',
    fontSize: '0.75em',
    lineHeight: 0,
    scrollMarginTop: '6rem',
    '& a': { paddingInline: '0.3em', underlined: 'signal' },
  },
  notes: {
    marginTop: '2.5rem',
    paddingTop: '5',
    borderTop: '1px solid {colors.line}',
    fontSize: '1rem',
    lineHeight: 1.6,
    '& h2': { textStyle: 'data', fontWeight: 500, color: 'text.3', marginBottom: '4' },
    '& li': { scrollMarginTop: '6rem' },
    '& li:target': { outline: '1px solid {colors.cold}', outlineOffset: '0.5rem' },
    '& [role=doc-backlink]': { display: 'inline-block', paddingInline: '0.5em', _print: { display: 'none' } },
  },
  /** The colours of code. Each has a contrast of at least 4.5:1 with the ground of a code block. */
  comment: { color: 'text.3' },
  keyword: { color: 'star.o' },
  string: { color: 'star.k' },
  number: { color: 'star.m' },
  name: { color: 'star.a' },
})

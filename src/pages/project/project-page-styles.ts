import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  page: { paddingBottom: 'section' },
  summary: { textStyle: 'lead', color: 'text.2', maxWidth: 'measure' },
  cover: {
    background: 'plate',
    '& img': {
      width: '100%',
      height: { base: 'auto', sm: 'clamp(22rem, 44vw, 40rem)' },
      fills: '50% 100%', // keeps the rule of the months at its foot
    },
    _edged: { borderBlock: '1px solid CanvasText' },
  },
  note: { textStyle: 'data', color: 'text.3' },
  quotation: {
    marginTop: 'clamp(2.5rem, 5vw, 4rem)',
    paddingTop: '6',
    limb: true,
    breakInside: 'avoid',
    '& > blockquote': { textStyle: 'h3', color: 'text' },
    '& > figcaption': { textStyle: 'small', color: 'text.2', marginTop: '4' },
    '& b': { display: 'block', color: 'text', fontWeight: 600 },
  },
  others: {
    display: { base: 'grid', _print: 'none' },
    gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '{spacing.5} {spacing.column}',
    paddingTop: '6',
    limbRule: true,
  },
  other: {
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    minHeight: 'tap',
    minWidth: '0',
    textStyle: 'h3',
    overflowWrap: 'anywhere',
    _hover: { '& > span:last-child': { underlined: 'signal' } },
    '& > span:first-child': { textStyle: 'data', color: 'text.3' },
    '&[data-side=next]': { gridColumn: { sm: '2' }, textAlign: { sm: 'end' } },
  },
})

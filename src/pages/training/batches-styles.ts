import { styleSheet } from '#ui/style-sheet.ts'

/** A pattern that draws a line at the beginning of each week of a bar. */
const weekBlocks =
  'repeating-linear-gradient(90deg, {colors.text} 0 1.3px, transparent 1.3px calc(100% / var(--weeks)))'

const hatching = 'repeating-linear-gradient(117deg, {colors.line.strong} 0 1px, transparent 1px 6px)'

const columns = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 17rem) minmax(0, 1fr) minmax(0, 16.75rem)' }

export const styles = styleSheet({
  timeAxis: { display: 'grid', gridTemplateColumns: columns, columnGap: 'column', paddingTop: '1.75rem' },
  ruler: { position: 'relative', gridColumn: { xl: '2' } },
  ticks: { width: '100%', height: '22px', _forced: { background: 'ground', forcedColorAdjust: 'none' } },
  months: {
    textStyle: 'data',
    color: 'text.3',
    '& > span': { position: 'absolute', bottom: 'calc(100% + 0.25rem)' },
  },
  batch: {
    display: 'grid',
    gridTemplateColumns: columns,
    gap: '{spacing.4} {spacing.column}',
    alignItems: { xl: 'center' },
    paddingBlock: '1.5rem',
    borderBottom: '1px solid {colors.line}',
  },
  batchName: {
    textStyle: 'h3',
    fontSize: { base: 'clamp(1.375rem, 1.2rem + 0.5vw, 1.625rem)', _largeText: '1.1875rem' },
  },
  batchText: { textStyle: 'small', color: 'text.2', textWrap: 'pretty', marginTop: '0.4rem' },
  schedule: {
    position: 'relative',
    minHeight: '4.5rem',
    '& > i': {
      position: 'absolute',
      top: '0.35rem',
      height: '1.5rem',
      background: `${weekBlocks}, ${hatching}, {colors.plate}`,
      border: '1.3px solid {colors.text}',
      _before: {
        content: '""',
        position: 'absolute',
        left: '-5px',
        top: '50%',
        width: '9px',
        height: '9px',
        marginTop: '-4.5px',
        borderRadius: 'round',
        background: 'text',
      },
      _forced: { forcedColorAdjust: 'none' },
    },
    '& > p': {
      position: { base: 'absolute', _largeText: 'static' },
      top: '2.4rem',
      paddingTop: { _largeText: '2.4rem' },
      whiteSpace: { base: 'nowrap', _largeText: 'normal' },
      textStyle: 'small',
      color: 'text.2',
    },
    '& time': { fontWeight: 600, color: 'text' },
    // has the same width for each label that the visitor's clock may select
    '& span': { display: 'inline-block', minWidth: '3em' },
  },
  enrolment: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: { base: 'flex-start', xl: 'space-between' },
    gap: { base: '5', xl: '4' },
    flexWrap: { _largeText: 'wrap' },
    '& > a': { justifyContent: 'space-between', minWidth: '10.5rem', whiteSpace: 'nowrap' },
  },
  price: { textStyle: 'reading', fontSize: '2.375rem' },
  priceNote: { textStyle: 'small', color: 'text.2', textWrap: 'pretty', maxWidth: 'measure', marginTop: '1.25rem' },
})

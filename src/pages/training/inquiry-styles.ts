import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  inquiry: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 36rem)' },
    gap: 'clamp(2rem, 6vw, 6rem)',
    alignItems: 'start',
  },
  inquiryHeading: { textStyle: 'h2', '& > span': { display: 'block' } },
  inquiryLead: {
    textStyle: 'lead',
    color: 'text.2',
    maxWidth: '29rem',
    marginBlock: '1.25rem 1rem',
  },
  form: {
    background: 'plate',
    padding: 'clamp(1.25rem, 3vw, 3rem)',
    boxShadow: 'lift',
    scrollMarginTop: '2rem',
    marginInline: { base: 'calc(-1 * {spacing.gutter})', sm: '0' },
    paddingInline: { base: 'gutter', sm: 'clamp(1.25rem, 3vw, 3rem)' },
    _edged: { border: '1px solid CanvasText' },
  },
})

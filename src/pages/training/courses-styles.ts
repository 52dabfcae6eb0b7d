import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  courses: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: 'column',
    marginInline: { base: 'calc(-1 * {spacing.gutter})', sm: '0' },
  },
  // aligns the topics of all courses
  course: {
    display: 'grid',
    alignContent: 'start',
    gridRow: { lg: 'span calc(var(--topics) + 2)' },
    gridTemplateRows: { lg: 'subgrid' },
    rowGap: '0',
    '& > ol': { display: { lg: 'grid' }, gridRow: { lg: 'span var(--topics)' }, gridTemplateRows: { lg: 'subgrid' } },
    padding: 'clamp(1.5rem, 3.4vw, 3.25rem)',
    paddingInline: { base: 'gutter', sm: 'clamp(1.5rem, 3.4vw, 3.25rem)' },
    backgroundGradient: 'indigo',
    '&:nth-child(even)': { backgroundGradient: 'patina' },
    '&:last-child:nth-child(odd)': { gridColumn: { lg: '1 / -1' } },
    _edged: { border: '1px solid CanvasText' },
  },
  courseName: {
    textStyle: 'h2',
    fontSize: { base: 'clamp(1.625rem, 1.2rem + 1.5vw, 2.625rem)', _largeText: '1.25rem' },
  },
  courseText: { color: 'text.2', marginBlock: '0.6rem 2rem', textWrap: 'pretty' },
  topic: {
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    gap: '1.1rem',
    alignContent: 'start',
    paddingBlock: '0.95rem',
    borderTop: '1px solid {colors.line}',
  },
  moon: { width: '2rem', height: '2rem', '& > circle': { _forced: { stroke: 'CanvasText' } } },
  topicName: { fontSize: '1.125rem', fontWeight: 500, lineHeight: 1.35, paddingTop: '0.2rem' },
  topicText: { textStyle: 'small', color: 'text.2', textWrap: 'pretty', marginTop: '0.2rem' },
})

import { defineSlotRecipe } from '@pandacss/dev'
import { columnHead } from '#ui/theme/section-heads.ts'
import { trainingHeroStyles } from './hero-styles.ts'

/** A pattern that draws a line at the beginning of each week of a bar. */
const weekBlocks =
  'repeating-linear-gradient(90deg, {colors.text} 0 1.3px, transparent 1.3px calc(100% / var(--weeks)))'
const hatching = 'repeating-linear-gradient(117deg, {colors.line.strong} 0 1px, transparent 1px 6px)'

const columns = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 17rem) minmax(0, 1fr) minmax(0, 16.75rem)' }

/** The styles that only the training page loads. */
export const trainingPageRecipe = defineSlotRecipe({
  className: 'training-page',
  slots: [
    ...['hero', 'heroColumns', 'heroText', 'heading', 'lead', 'actions'],
    ...['globe', 'globeDrawing', 'meridians', 'caption', 'count', 'countLabel', 'pause'],
    ...['benefits', 'benefitList', 'benefit', 'benefitName', 'benefitText'],
    ...['section', 'sectionHead', 'sectionHeading', 'sectionNote'],
    ...['courses', 'course', 'courseName', 'courseText', 'topic', 'moon', 'topicName', 'topicText'],
    ...['timeAxis', 'ruler', 'ticks', 'months', 'batch', 'batchName'],
    ...['batchText', 'schedule', 'enrolment', 'price', 'priceNote'],
    ...['inquiry', 'inquiryHeading', 'inquiryLead', 'form'],
  ],
  base: {
    ...trainingHeroStyles,
    benefits: { position: 'relative', paddingBlock: 'section' },
    benefitList: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        xl: 'repeat(4, minmax(0, 1fr))',
      },
      gap: '{spacing.6} {spacing.column}',
      paddingTop: '2.5rem',
      limb: true,
      _forced: { background: 'none', borderTop: '1px solid CanvasText' },
    },
    benefit: {
      display: 'grid',
      gridTemplateColumns: '2.25rem minmax(0, 1fr)',
      gap: '3',
      '& > svg': { color: 'cold' },
    },
    benefitName: { textStyle: 'title' },
    benefitText: { textStyle: 'small', color: 'text.2', textWrap: 'pretty', marginTop: '1' },
    section: { position: 'relative', paddingBottom: 'section' },
    sectionHead: columnHead.head,
    sectionHeading: {
      textStyle: 'h2',
      gridColumn: '1 / 9',
      maxWidth: '12em',
      // keeps each heading that the visitor's clock may select on one line on the narrowest phone
      '&#batches': { fontSize: { base: 'min(1.9375rem, 8.5vw)', sm: 'clamp(1.9375rem, 1.4rem + 2.2vw, 3.5rem)' } },
    },
    sectionNote: columnHead.sentence,
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
      _forced: { border: '1px solid CanvasText' },
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
      marginBlock: '1.25rem 2rem',
    },
    form: {
      background: 'plate',
      padding: 'clamp(1.25rem, 3vw, 3rem)',
      boxShadow: 'lift',
      scrollMarginTop: '2rem',
      marginInline: { base: 'calc(-1 * {spacing.gutter})', sm: '0' },
      paddingInline: { base: 'gutter', sm: 'clamp(1.25rem, 3vw, 3rem)' },
      _forced: { border: '1px solid CanvasText' },
    },
  },
})

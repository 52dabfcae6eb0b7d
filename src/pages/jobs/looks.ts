import { defineSlotRecipe } from '@pandacss/dev'
import { tickedRing } from '#ui/theme/ticked-ring.ts'
import { headLooks } from './head-looks.ts'

/** The compositions of this page alone. */
export const jobsPage = defineSlotRecipe({
  className: 'jobs-page',
  slots: [
    ...['head', 'headWords', 'headline', 'chart', 'drawing', 'place', 'low', 'lead', 'key'],
    ...['tools', 'chips', 'chip', 'moons', 'list', 'groupName', 'group', 'job', 'ring', 'title', 'text', 'location'],
    ...['none', 'noneName', 'end', 'endName', 'endLead', 'ways', 'way', 'wayName', 'wayText'],
    'inline',
  ],
  base: {
    ...headLooks,
    tools: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 24rem) auto minmax(0, 1fr)' },
      gap: '{spacing.3} {spacing.5}',
      alignItems: 'center',
      // the hidden label of the search box takes no room
      '& > :first-child': { marginTop: '-2' },
    },
    chips: { display: 'flex', flexWrap: 'wrap', gap: '2', minWidth: '0' },
    chip: {
      '&[aria-pressed=true]': {
        borderColor: 'text',
        color: 'text',
        _before: {
          content: '""',
          width: '7px',
          height: '7px',
          borderRadius: 'round',
          background: 'signal',
          _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
        },
      },
    },
    moons: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: { lg: 'flex-end' },
      gap: '{spacing.2} 1.25rem',
      textStyle: 'data',
      color: 'text.2',
      '& > span': { display: 'inline-flex', alignItems: 'center', gap: '0.45rem' },
      '& svg': { width: '1.35rem', height: '1.35rem', color: 'text', _forced: { color: 'CanvasText' } },
      '& circle': { _forced: { stroke: 'CanvasText' } },
    },
    list: { position: 'relative', paddingTop: 'clamp(1rem, 2.5vw, 2.5rem)' },
    groupName: { textStyle: 'data', fontWeight: 500, color: 'text.2', paddingBlock: '2.5rem 1.1rem' },
    group: { borderBottom: '1px solid {colors.line}' },
    job: {
      display: 'grid',
      gridTemplateColumns: {
        base: '3.25rem minmax(0, 1fr)',
        md: '3.75rem minmax(0, 1fr) auto',
        lg: '3.75rem minmax(0, 1fr) 8.5rem auto',
      },
      alignItems: 'center',
      gap: '0.35rem clamp(1rem, 2vw, 2rem)',
      paddingBlock: '1.35rem',
      borderTop: '1px solid {colors.line}',
      '& > p': { gridColumn: { base: '2', lg: 'auto' } },
      '& > a': {
        gridColumn: { base: '2', md: '3', lg: 'auto' },
        gridRow: { md: '1 / 3', lg: 'auto' },
        justifySelf: 'start',
        marginTop: { base: '2', md: '0' },
      },
    },
    ring: {
      ...tickedRing,
      width: { base: '3.25rem', md: '3.75rem' },
      color: 'star.o',
      alignSelf: { base: 'start', lg: 'center' },
      '&[data-category=sales]': { color: 'star.k' },
    },
    title: { textStyle: 'h3', marginBottom: '0.3rem' },
    text: { color: 'text.2', textWrap: 'pretty', maxWidth: '44rem' },
    location: {
      display: 'flex',
      alignItems: 'center',
      gap: '0.6rem',
      '& > svg': { width: '1.35rem', height: '1.35rem' },
      '& circle': { _forced: { stroke: 'CanvasText' } },
    },
    none: {
      display: 'grid',
      gap: '4',
      justifyItems: 'center',
      textAlign: 'center',
      paddingTop: '8',
    },
    noneName: { textStyle: 'h3' },
    end: { position: 'relative', paddingBlock: 'section' },
    endName: { textStyle: 'h2' },
    endLead: { textStyle: 'lead', color: 'text.2', marginTop: '5', maxWidth: '34rem' },
    ways: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      gap: '{spacing.6} {spacing.column}',
      marginTop: '3rem',
      paddingTop: '2.25rem',
      limb: true,
      _forced: { background: 'none', borderTop: '1px solid CanvasText' },
    },
    // the three buttons stand on one line, whatever is said above them
    way: {
      display: 'grid',
      gridRow: { md: 'span 4' },
      gridTemplateRows: { md: 'subgrid' },
      gap: '0.35rem',
      justifyItems: 'start',
      alignContent: 'start',
    },
    wayName: { textStyle: 'title' },
    wayText: { textStyle: 'small', color: 'text.2', textWrap: 'pretty', maxWidth: '24rem', marginBottom: '4' },
    inline: {
      color: 'text',
      textDecoration: 'underline',
      textDecorationColor: 'signal',
      textUnderlineOffset: '0.25em',
      paddingBlock: '0.35rem',
      overflowWrap: 'anywhere',
    },
  },
})

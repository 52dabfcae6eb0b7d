import type { SystemStyleObject } from '@pandacss/dev'
import { jobCategories } from '#content/jobs/categories.ts'
import { styleSheet } from '#ui/style-sheet.ts'

/** The colour of each category's icon. */
const colours: Record<string, { readonly color: SystemStyleObject['color'] }> = {}
for (const { star } of jobCategories) colours[`&[data-star=${star}]`] = { color: `star.${star}` }

export const styles = styleSheet({
  heading: { textStyle: 'data', fontWeight: 500, color: 'text.2', paddingBlock: '2.5rem 1.1rem' },
  list: { borderBottom: '1px solid {colors.line}' },
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
  icon: {
    tickedRing: true,
    width: { base: '3.25rem', md: '3.75rem' },
    alignSelf: { base: 'start', lg: 'center' },
    ...colours,
  },
  title: {
    textStyle: 'h3',
    marginBottom: '0.3rem',
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'tap', _hover: { underlined: 'signal' } },
  },
  summary: { color: 'text.2', textWrap: 'pretty', maxWidth: '44rem' },
})

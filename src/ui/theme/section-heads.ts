/** Four of a page's twelve columns and the eight beside them, calculated because 4fr 8fr misses the column lines. */
const four = 'calc((100% - 2 * {spacing.column}) / 3)'
export const fourAndEight = `${four} minmax(0, 1fr)`
const eightAndFour = `minmax(0, 1fr) ${four}`

/** The head of a section: its heading and, if there is space, a sentence on the right, aligned with its last line. */
export const sectionHead = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: eightAndFour },
  gap: '{spacing.4} {spacing.column}',
  alignItems: 'end',
  marginBottom: 'clamp(2.5rem, 1.6rem + 3vw, 5rem)',
} as const

/** The same on the twelve columns of a page. The heading takes the first eight, `sentence` the others. */
export const columnHead = {
  head: {
    display: { lg: 'grid' },
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: 'column',
    alignItems: 'end',
    marginBottom: 'clamp(2.5rem, 1.6rem + 3vw, 5rem)',
  },
  sentence: {
    gridColumn: '9 / -1',
    color: 'text.2',
    textWrap: 'pretty',
    maxWidth: 'measure',
    marginTop: { base: '4', lg: '0' },
  },
} as const

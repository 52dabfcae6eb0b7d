/** The width of four of the page's twelve columns. */
const fourColumns = 'calc((100% - 2 * {spacing.column}) / 3)'
/** Grid columns as wide as four and eight of the twelve columns. `4fr 8fr` would miss the column lines. */
export const fourAndEight = `${fourColumns} minmax(0, 1fr)`
const eightAndFour = `minmax(0, 1fr) ${fourColumns}`

/** The head of a section: its heading and, if there is space, a sentence on the right at its last line. */
export const sectionHead = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: eightAndFour },
  gap: '{spacing.4} {spacing.column}',
  alignItems: 'end',
  marginBottom: 'clamp(2.5rem, 1.6rem + 3vw, 5rem)',
} as const

/** The same head on the twelve columns of a page. The heading takes the first eight, `sentence` the last four. */
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

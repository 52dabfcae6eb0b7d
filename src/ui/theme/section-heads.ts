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
  marginBottom: 'sectionHead',
} as const

import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  heading: { textStyle: 'h2' },
  lead: { textStyle: 'lead', color: 'text.2', marginTop: '5', maxWidth: '34rem' },
  // aligns the three buttons, however long the texts above them are
  way: {
    display: 'grid',
    gridRow: { md: 'span 4' },
    gridTemplateRows: { md: 'subgrid' },
    gap: '0.35rem',
    justifyItems: 'start',
    alignContent: 'start',
  },
  name: { textStyle: 'title' },
  text: { textStyle: 'small', color: 'text.2', textWrap: 'pretty', maxWidth: '24rem', marginBottom: '4' },
  link: {
    color: 'text',
    underlined: 'signal',
    paddingBlock: '0.35rem',
    overflowWrap: 'anywhere',
  },
})

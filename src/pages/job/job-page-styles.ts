import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  page: { paddingBottom: 'section' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4', _print: { display: 'none' } },
  end: { marginTop: '7', _print: { display: 'none' } },
  filled: { textStyle: 'title', color: 'text' },
  others: { paddingTop: '6', limbRule: true, _print: { display: 'none' } },
  othersHeading: { textStyle: 'h3', marginBottom: '4' },
  otherList: {
    display: 'grid',
    gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: '{spacing.1} {spacing.column}',
    '& a': { display: 'flex', alignItems: 'center', minHeight: 'tap', _hover: { underlined: 'signal' } },
  },
})

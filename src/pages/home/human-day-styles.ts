import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  daySection: {
    position: 'relative',
    paddingTop: 'part',
    paddingBottom: { base: 'part', sm: '0' },
    background: 'linear-gradient({colors.ground}, {colors.ink.azure} 70%, #103a5f)',
    borderBottom: '1px solid {colors.text}',
    '& h2': { textStyle: 'h2', textAlign: { sm: 'center' } },
  },
})

import { styleSheet } from '#ui/style-sheet.ts'

/**
 * The arc of one day, from horizon to horizon, on a blue background. Below 640 px a list of activities replaces the
 * arc.
 */
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

import { styleSheet } from '#ui/style-sheet.ts'
import { dialogBackdrop, dialogPositioner, ladderFrame, ladderInside } from '#ui/theme/ladder-frame.ts'

export const styles = styleSheet({
  backdrop: dialogBackdrop,
  positioner: {
    ...dialogPositioner,
    // keeps the sticky button from covering the focused field
    scrollPaddingBlock: { base: '1rem', '@media (min-width: 51.25rem)': '1rem 8rem' },
  },
  content: { ...ladderFrame, position: 'relative', width: 'min(72rem, 100%)', minWidth: '0' },
  inside: ladderInside,
  header: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', '@media (min-width: 51.25rem)': 'auto minmax(0, 1fr) auto' },
    gap: '0 1.1rem',
    alignItems: 'center',
    padding: { base: '1.25rem 1.1rem', '@media (min-width: 51.25rem)': '1.5rem 1.75rem 1.25rem' },
    '& > button': { alignSelf: 'start' },
  },
  iconRing: { tickedRing: true, display: { base: 'none', '@media (min-width: 51.25rem)': 'grid' }, width: '4.25rem' },
  title: { textStyle: 'h3', fontSize: 'clamp(1.4375rem, 1.2rem + 0.9vw, 1.875rem)', lineHeight: 1.2 },
  description: { textStyle: 'small', color: 'text.2', marginTop: '1' },
})

import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  /**
   * The section of the readings. It is clipped, because each pointer slides in a box that is as wide as its scale and
   * extends beyond the page.
   */
  section: { position: 'relative', paddingBlock: 'part', overflowX: 'clip' },
  readings: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, 1fr)' },
    gap: '2rem clamp(1.5rem, 3vw, 3.5rem)',
    '& > div': { display: 'flex', flexDirection: 'column-reverse', minWidth: '0' },
    '& dt': { color: 'text.2', marginTop: '3' },
  },
  scale: {
    display: 'block',
    position: 'relative',
    height: '24px',
    marginInlineEnd: '1px',
    background:
      'linear-gradient({colors.line.strong}, {colors.line.strong}) 0 12px / 100% 1px no-repeat, repeating-linear-gradient(90deg, {colors.line.strong} 0 1px, transparent 1px 10%) 0 12px / 100% 11px no-repeat, repeating-linear-gradient(90deg, {colors.line} 0 1px, transparent 1px 2%) 0 12px / 100% 6px no-repeat',
    '& > i': { position: 'absolute', inset: '0' },
    '[data-seen] & > i': { animation: 'slide 420ms {easings.settle} backwards' },
    '& > i::before': {
      content: '""',
      position: 'absolute',
      left: '-6px',
      top: '0',
      width: '12px',
      height: '10px',
      background: 'signal',
      clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
    },
  },
  scaleLabels: {
    spread: true,
    textStyle: 'data',
    color: 'text.3',
    marginBottom: { base: '0.75rem', lg: '2.25rem' },
  },
  reading: {
    display: 'block',
    textStyle: 'reading',
    '& > small': {
      fontFamily: 'data',
      fontSize: '0.36em',
      letterSpacing: '0',
      marginInlineStart: '0.3em',
      color: 'text.2',
    },
  },
})

import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  moons: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: 'clamp(1.75rem, 5vw, 5rem)',
    '--moon': 'min(19rem, 24vw)',
    _before: {
      content: '""',
      display: { base: 'none', md: 'block' },
      position: 'absolute',
      inset: 'calc(var(--moon) / 2 - 6px) 20% auto 0',
      height: '12px',
      limb: true,
      _forced: { background: 'CanvasText', height: '1px' },
    },
    '& > li': {
      position: 'relative',
      display: { base: 'grid', md: 'block' },
      gridTemplateColumns: { base: '4.5rem minmax(0, 1fr)', _largeText: '2.5rem minmax(0, 1fr)' },
      columnGap: '4',
      alignItems: 'start',
    },
    '& img': {
      gridRow: '1 / 3',
      width: { base: '100%', md: 'var(--moon)' },
      height: 'auto',
      marginBottom: { md: '2rem' },
      background: 'ground',
      borderRadius: 'round',
      boxShadow: { md: '0 0 0 14px {colors.ground}' },
    },
    '& h3': { textStyle: 'h3' },
    '& p': {
      marginTop: '0.4rem',
      color: 'text.2',
      textWrap: 'pretty',
    },
  },
})

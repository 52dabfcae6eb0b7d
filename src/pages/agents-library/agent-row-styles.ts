import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  row: {
    '--tint': '{colors.cold}',
    '&[data-category=Content]': { '--tint': '{colors.star.o}' },
    '&[data-category=Business]': { '--tint': '{colors.star.g}' },
    '&[data-category=Marketing]': { '--tint': '{colors.star.m}' },
    '&[data-category=Career]': { '--tint': '{colors.star.a}' },
    '&[data-category=Branding]': { '--tint': '{colors.star.k}' },
    '&[data-category=Legal]': { '--tint': '{colors.star.f}' },
    display: 'grid',
    gridTemplateColumns: {
      base: '3.25rem minmax(0, 1fr)',
      xs: '4.25rem minmax(0, 1fr)',
      '2xl': '4.25rem minmax(0, 1fr) auto',
    },
    gap: { base: '0 1.1rem', xs: '0 1.5rem' },
    alignContent: 'start',
    position: 'relative',
    paddingBlock: 'calc(2rem + 1px) 2rem',
    // not a border of the row, which could count as a layout shift while the row is skipped (ui/theme/below-fold.ts)
    _before: { content: '""', position: 'absolute', inset: '0 0 auto', borderTop: '1px solid {colors.line}' },
  },
  iconRing: {
    tickedRing: true,
    width: '100%',
    alignSelf: 'start',
    color: 'var(--tint)',
    _forced: { borderColor: 'CanvasText', color: 'CanvasText' },
  },
  description: { display: 'grid', gap: '0.45rem', alignContent: 'start', minWidth: '0' },
  name: { textStyle: 'h3', fontSize: { base: '1.5rem', _largeText: '1.1875rem' }, lineHeight: 1.2 },
  needs: {
    display: 'flex',
    gap: '0.75rem',
    alignItems: 'baseline',
    '& > dt': { textStyle: 'data', color: 'text.3' },
    '& > dd': { textStyle: 'small' },
    '& span + span::before': { content: '" · "', color: 'text.3' },
  },
  badges: { display: 'flex', flexWrap: 'wrap', gap: '0.4rem', marginTop: '0.6rem' },
  dot: {
    dot: 'var(--tint)',
  },
  actions: {
    display: 'grid',
    '@media (scripting: none), print': { display: 'none' },
    gridTemplateColumns: 'auto auto',
    gap: '2',
    justifyContent: 'start',
    justifyItems: 'start',
    alignSelf: 'start',
    gridColumn: { base: '2', '2xl': 'auto' },
    marginTop: { base: '1.1rem', '2xl': '0' },
  },
  text: { textStyle: 'small', color: 'text.2', textWrap: { lg: 'balance' }, maxWidth: '34rem' },
})

import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  bareSection: { position: 'relative' },
  clients: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' },
    gap: { base: '3', lg: '7' },
    alignItems: 'center',
    paddingBlock: 'clamp(1.25rem, 3.4vw, 3rem)',
    borderBlock: '1px solid {colors.line}',
    '& > h2': { textStyle: 'small', color: 'text.3' },
  },
  clientList: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    '&:has(> :nth-child(6))': { flexWrap: 'wrap' },
    justifyContent: { md: 'space-between' },
    gap: { base: '0.6rem 1.5rem', md: '1.25rem 2rem' },
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', fontWeight: 550, color: 'text.2', lineHeight: 1.3 },
    '& img': { flex: 'none', objectFit: 'contain', _forced: { background: 'ground', forcedColorAdjust: 'none' } },
  },
})

import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  closingPanel: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
    gap: '2rem clamp(2rem, 5vw, 5rem)',
    alignItems: 'end',
    padding: 'clamp(2rem, 5vw, 5rem)',
    marginInline: { base: 'calc(-1 * {spacing.gutter})', xs: '0' },
    paddingInline: { base: 'gutter', xs: 'clamp(2rem, 5vw, 5rem)' },
    background: '{gradients.indigo}',
    _edged: { border: '1px solid CanvasText' },
    '& h2': { textStyle: 'h2', maxWidth: '13em' },
    '& h2 + p': { textStyle: 'lead', color: 'text.2', marginTop: '0.9rem', maxWidth: '34rem' },
  },
  closingActions: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'flex-start' },
  keysMenu: {
    position: 'relative',
    '& > summary > svg': { transition: 'transform 240ms' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
  keysMenuSheet: {
    top: 'auto',
    bottom: 'calc(100% + 0.75rem)',
    left: { base: '0', lg: 'auto' },
    right: { base: 'auto', lg: '0' },
    width: 'min(22rem, calc(100vw - 2 * {spacing.gutter}))',
    zIndex: 'header',
    _print: { position: 'static', width: 'auto', marginTop: '2' },
  },
  keysHint: { textStyle: 'small', color: 'text.2', padding: '0 0.75rem 0.75rem' },
  keyLink: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  keyHost: { gridColumn: '1', fontWeight: 400, fontSize: '0.8125rem', lineHeight: 1.35, color: 'text.2' },
})

import { styleSheet } from './style-sheet.ts'

export const styles = styleSheet({
  message: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.75rem 1.5rem',
    padding: '1rem 1.1rem',
    background: 'raised',
    textStyle: 'small',
    _edged: { border: '1px solid CanvasText' },
    '&[data-place=page]': { marginBlock: '10', marginInline: 'gutter' },
    '&[data-place=header]': { position: 'absolute', top: '100%', right: 'gutter', boxShadow: 'lift' },
    '&[data-place=notice]': { width: 'fit-content', maxWidth: 'calc(100% - 4.5rem)', boxShadow: 'lift' },
    '&[data-place=corner]': {
      position: 'fixed',
      right: 'gutter',
      bottom: 'max(1rem, {spacing.safe.bottom})',
      zIndex: 'chat',
      boxShadow: 'lift',
      _print: { display: 'none' },
    },
  },
})

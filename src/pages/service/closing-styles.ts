import { styleSheet } from '#ui/style-sheet.ts'

const gradient = (name: string) => `{gradients.${name}}`

export const styles = styleSheet({
  closing: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 13rem) minmax(0, 1fr) auto' },
    gap: '2rem clamp(2rem, 3.5vw, 5rem)',
    alignItems: 'center',
    justifyItems: 'start',
    padding: { base: 'clamp(2rem, 5vw, 5rem) {spacing.gutter}', xs: 'clamp(2rem, 5vw, 5rem)' },
    background: gradient('slate'),
    '&[data-ink=slate]': { background: gradient('indigo') },
    '& > img': {
      width: '100%',
      maxWidth: { base: '11rem', lg: 'none' },
      height: 'auto',
      _plain: { display: 'none' },
    },
    '& h2': { textStyle: 'h2', maxWidth: '13em' },
    '& p': {
      textStyle: 'lead',
      color: 'text.2',
      marginTop: '0.9rem',
      maxWidth: '30rem',
      textWrapStyle: { lg: 'balance' },
    },
    _edged: { border: '1px solid CanvasText' },
  },
})

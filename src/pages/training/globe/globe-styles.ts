import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  globe: {
    position: 'relative',
    _plain: { display: 'none' },
    width: '100%',
    maxWidth: { base: '34rem', xl: 'none' },
    marginBlock: { xl: '-3rem' },
    marginInline: { base: 'auto', xl: '0' },
  },
  globeDrawing: { width: '100%', height: 'auto' },
  // as high as the drawing and not as the figure, because on a phone the figure also contains the caption
  meridians: {
    position: 'absolute',
    inset: '0 0 auto',
    width: '100%',
    aspectRatio: '1',
    '& > *': { position: 'absolute', inset: '0', width: '100%', height: '100%' },
    '&[data-drawn] > svg, &:not([data-drawn]) > canvas': { visibility: 'hidden' },
  },
  caption: {
    position: { base: 'relative', sm: 'absolute' },
    left: '0',
    bottom: { sm: '-2%' },
    marginTop: { base: '-1.5rem', sm: '0' },
    display: 'grid',
    gap: '1',
    paddingBlock: '4',
    paddingInlineEnd: '6',
    background: 'radial-gradient(closest-side, {colors.ground} 60%, transparent)',
  },
  // on a phone, the button is beside the top of the drawing, because the chat button covers the bottom at first
  pause: {
    position: 'absolute',
    zIndex: 1,
    right: '0',
    top: { base: '0', sm: 'auto' },
    bottom: { sm: 'calc(1rem - 2%)' },
  },
})

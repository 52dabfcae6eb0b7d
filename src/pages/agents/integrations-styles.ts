import { REGISTER } from '#lib/engrave/register.ts'
import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  integrations: {
    position: 'relative',
    scrollMarginTop: '-2.5rem', // after a jump to this section, the header covers part of its padding
    backgroundImage: '{gradients.patina}',
    paddingBlock: 'section',
    _forced: { background: 'none', borderBlock: '1px solid CanvasText' },
  },
  ruler: {
    width: '100%',
    // above a two-column list, the drawing is cropped below the dots at the ends of its long ticks
    height: { base: 'auto', lg: '8.25rem' },
    aspectRatio: { base: `${REGISTER.w} / ${REGISTER.points}`, lg: 'auto' },
    objectFit: { base: 'cover', lg: 'fill' },
    objectPosition: '0 0',
    marginBottom: { base: '1.5rem', lg: '0' },
    _forced: { forcedColorAdjust: 'none', background: 'ground' },
  },
  tiles: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) minmax(0, 1fr)',
      lg: 'repeat(8, minmax(0, 1fr))',
      _largeText: 'minmax(0, 1fr)',
    },
    columnGap: { base: '1.5rem', lg: '0' },
  },
  tile: {
    display: 'grid',
    gridTemplateColumns: { base: '1.6rem 1fr', xs: '2.1rem 1fr', lg: '1fr' },
    gap: { base: '0.6rem', lg: '0.75rem' },
    alignItems: { base: 'center', lg: 'start' },
    alignContent: { lg: 'start' },
    justifyItems: { base: 'start', lg: 'center' },
    textAlign: { lg: 'center' },
    padding: { base: '1rem 0', lg: '1.25rem 0.25rem' },
    borderBottom: { base: '1px solid {colors.line}', lg: '0' },
    textStyle: 'label',
    '& > img': { width: '100%', maxWidth: '2.1rem', height: 'auto', aspectRatio: '1' },
  },
})

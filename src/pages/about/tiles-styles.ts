import { styleSheet } from '#ui/style-sheet.ts'

/**
 * Matches devices whose pointer can hover. From 900 px, the sentences are hidden on these devices only. Screen readers
 * still read them.
 */
const CAN_HOVER = '@media (hover: hover) and (pointer: fine)'

const HOVERED_OR_FOCUSED = ':is(a:hover, a:focus-visible) &'

/**
 * A mosaic of four pictures. From 900 px, a large picture is beside a wide one above two small ones, and the names are
 * on the pictures. On narrower screens, names and sentences are below the pictures.
 */
export const styles = styleSheet({
  tilesSection: { position: 'relative' },
  tiles: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xs: 'repeat(12, minmax(0, 1fr))' },
    gridTemplateRows: { lg: 'repeat(2, clamp(13rem, 20vw, 18rem))' },
    gap: { base: '{spacing.6} {spacing.column}', lg: 'column' },
    '& > li': { minWidth: '0', gridColumn: { xs: 'span 6' } },
    '& > li:nth-child(1)': { gridColumn: { xs: '1 / -1', lg: '1 / 7' }, gridRow: { lg: '1 / 3' } },
    '& > li:nth-child(2)': { gridColumn: { xs: '1 / -1', lg: '7 / 13' } },
    '& > li:nth-child(3)': { gridColumn: { lg: '7 / 10' } },
    '& > li:nth-child(4)': { gridColumn: { lg: '10 / 13' } },
  },
  tile: {
    position: 'relative',
    display: 'block',
    height: '100%',
    background: { lg: 'plate' },
    overflow: { lg: 'clip' },
    _edged: { border: '1px solid CanvasText' },
  },
  picture: {
    width: '100%',
    objectFit: 'cover',
    objectPosition: '50% 100%',
    aspectRatio: { base: '16 / 10', lg: 'auto' },
    height: { base: 'auto', lg: 'calc(100% - 3.6rem)' },
    'li:nth-child(1) &': { aspectRatio: { base: '4 / 3', xs: '16 / 10', lg: 'auto' }, objectPosition: '50% 80%' },
    'li:nth-child(2) &': { aspectRatio: { xs: '21 / 9', lg: 'auto' }, objectPosition: '80% 60%' },
    'li:nth-child(3) &': { objectPosition: '50% 50%' },
    'li:nth-child(4) &': { objectPosition: '50% 80%' },
  },
  caption: {
    paddingTop: { base: '4', lg: '1rem' },
    paddingInline: { lg: '1.25rem' },
    paddingBottom: { lg: '1.1rem' },
    position: { lg: 'absolute' },
    insetInline: '0',
    bottom: '0',
    background: { lg: 'ground.deep' },
    '& > h3': { textStyle: 'row', fontSize: '1.5rem' },
    [CAN_HOVER]: {
      lg: {
        translate: '0 calc(100% - 3.6rem)',
        transition: 'translate 420ms {easings.settle}',
        [HOVERED_OR_FOCUSED]: { translate: '0 0' },
      },
    },
  },
  tileText: {
    textStyle: 'small',
    lineHeight: 1.45,
    color: 'text.2',
    marginTop: '0.35rem',
    textWrap: { lg: 'balance' },
    maxWidth: 'measure',
    [CAN_HOVER]: { lg: { opacity: 0, transition: 'opacity 240ms', [HOVERED_OR_FOCUSED]: { opacity: 1 } } },
  },
})

import type { SystemStyleObject } from '@pandacss/dev'
import { REGISTER } from '#lib/engrave/register.ts'
import { columnHead } from '#ui/theme/section-heads.ts'

/** The styles that several sections share, and the styles of the small sections. */
export const agentsBlocksStyles = {
  section: { position: 'relative', paddingBlock: 'section' },
  withoutTopPadding: { paddingTop: '0' },
  sectionHead: {
    ...columnHead.head,
    '& > h2': {
      gridColumn: '1 / 9',
      textStyle: 'h2',
      fontSize: 'min(8.2vw, clamp(1.9375rem, 1.4rem + 2.2vw, 3.5rem))',
      maxWidth: '14em',
    },
  },
  sectionNote: columnHead.sentence,
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
  promises: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)', _largeText: 'minmax(0, 1fr)' },
    gap: '6',
    paddingTop: '2.25rem',
    limb: true,
    '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    '& dt': { color: 'text.2', marginTop: '0.6rem' },
    _forced: { background: 'none', borderTop: '1px solid CanvasText' },
  },
  promiseFigure: {
    textStyle: 'reading',
    '& > small': { fontFamily: 'data', fontSize: '0.36em', letterSpacing: '0', marginInlineStart: '0.2em' },
  },
  chat: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    maxWidth: 'measure',
    '& > h2': { textStyle: 'h3' },
    '& > p': { color: 'text.2' },
  },
  closing: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 27rem)' },
    gap: '2rem clamp(2rem, 6vw, 6rem)',
    alignItems: 'end',
    '& p': { textStyle: 'lead', color: 'text.2', marginBottom: '1.75rem' },
  },
  question: { textStyle: 'mega', fontSize: { base: 'clamp(2.5rem, 1rem + 5vw, 5.75rem)', _largeText: '1.5rem' } },
} as const satisfies Record<string, SystemStyleObject>

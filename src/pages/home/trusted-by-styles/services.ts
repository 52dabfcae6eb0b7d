import type { SystemStyleObject } from '@pandacss/dev'
import { CARD_MS } from '#features/carousel/drift.ts'

const fadingEdge: SystemStyleObject = {
  content: '""',
  position: 'absolute',
  zIndex: '1',
  insetBlock: '0',
  width: 'clamp(1rem, 5vw, 5rem)',
  pointerEvents: 'none',
  _plain: { display: 'none' },
}

/** The services carousel: cards between hairlines on the darkest background. */
export const homeServicesStyles = {
  services: {
    position: 'relative',
    paddingBlock: 'part',
    background: 'ground.deep',
    scrollMarginTop: '7rem',
    overflow: 'clip',
  },
  carouselControls: {
    display: 'flex',
    gap: '2',
    justifySelf: 'end',
    gridArea: { sm: '1 / 2' },
    '@media (scripting: none), print': { display: 'none' },
  },
  carouselFrame: {
    position: 'relative',
    _before: { ...fadingEdge, left: '0', background: 'linear-gradient(90deg, {colors.ground.deep} 18%, transparent)' },
    _after: { ...fadingEdge, right: '0', background: 'linear-gradient(270deg, {colors.ground.deep} 18%, transparent)' },
  },
  carousel: {
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    // aligns the first card with the page's column
    paddingInline: 'max({spacing.gutter}, calc(50% - {sizes.wrap} / 2))',
    scrollPaddingInline: 'gutter',
    cursor: 'grab',
    '&[data-dragged]': { cursor: 'grabbing', userSelect: 'none' },
    _still: { scrollbarWidth: 'thin', scrollbarColor: '{colors.line} transparent' },
    _print: { overflow: 'visible', paddingInline: '0' },
  },
  carouselTrack: {
    display: 'flex',
    width: 'max-content',
    _print: { display: 'block', width: 'auto' },
    '[data-drifting] > &': { animation: `drift calc(var(--cards, 8) * ${CARD_MS / 1000}s) linear infinite` },
  },
  carouselList: {
    display: 'flex',
    // on paper, the copy of the list, which only closes the loop, is hidden
    _print: { flexWrap: 'wrap', '&[aria-hidden]': { display: 'none' } },
  },
  service: {
    position: 'relative',
    // all cards together are at least as wide as the window, so that the list and its copy leave no gap
    width: 'max(min(21.5rem, 84vw), 100vw / var(--cards, 8))',
    display: 'flex',
    flexDirection: 'column',
    padding: 'clamp(1rem, 4vw, 2rem) 1.75rem clamp(1rem, 3.5vw, 1.75rem)',
    borderLeft: '1px solid {colors.line}',
    transition: 'background {durations.move}',
    _hover: { background: 'plate' },
    '& > img': { width: '5.25rem', height: '5.25rem', marginBottom: 'clamp(1.25rem, 5vw, 2.5rem)' },
    '& > h3': { textStyle: 'h3', minHeight: '2.48em' },
    // makes the whole card a link
    '& > h3 > a': {
      _after: { content: '""', position: 'absolute', inset: '0' },
      _focusVisible: { outline: 'none', _after: { outline: '2px solid {colors.cold}', outlineOffset: '-6px' } },
    },
    '& > p': { textStyle: 'small', color: 'text.2', textWrap: 'pretty' },
    '& > h3 + p': { textStyle: 'data', color: 'cold', margin: '0.4rem 0 0.9rem' },
    '& > ul': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0.4rem',
      margin: '1.1rem 0 1.5rem',
    },
    '& > dl': { marginTop: 'auto', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '4' },
    '& dl > div': { display: 'flex', flexDirection: 'column-reverse' },
    '& dt': { fontSize: '0.875rem', color: 'text.3', marginTop: '0.5rem' },
    '& dd': {
      display: 'grid',
      gap: '0.6rem',
      fontSize: '2.125rem',
      fontWeight: 250,
      lineHeight: 1,
      letterSpacing: '-0.02em',
    },
    '& dd > svg': {
      width: '100%',
      height: '6px',
      fill: 'text',
      background: 'line',
      mask: 'repeating-linear-gradient(90deg, #000 0 2px, transparent 2px 6px)',
      _forced: { mask: 'none', border: '1px solid CanvasText', fill: 'CanvasText', background: 'none' },
    },
  },
} as const satisfies Record<string, SystemStyleObject>

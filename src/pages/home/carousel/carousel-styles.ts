import type { SystemStyleObject } from '@pandacss/dev'
import { styleSheet } from '#ui/style-sheet.ts'
import { CARD_MS } from './drift.ts'

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
export const styles = styleSheet({
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
    // always there, so that nothing shifts when the list begins to drift
    scrollbarWidth: 'thin',
    scrollbarColor: 'transparent transparent',
    overscrollBehaviorX: 'contain',
    // aligns the first card with the page's column
    paddingInline: 'max({spacing.gutter}, calc(50% - {sizes.wrap} / 2))',
    scrollPaddingInline: 'gutter',
    cursor: 'grab',
    '&[data-dragged]': { cursor: 'grabbing', userSelect: 'none' },
    _still: { scrollbarColor: '{colors.line} transparent' },
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
})

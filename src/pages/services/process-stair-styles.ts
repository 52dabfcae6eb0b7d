import { styleSheet } from '#ui/style-sheet.ts'

/**
 * The colour of the stair's stone. The joints of the stone are vertical on wide pages and horizontal on narrow ones.
 */
const STONE = '#081326'

const JOINT = '#33466a'

const stoneWide = `linear-gradient(90deg, ${JOINT} 1px, transparent 0) 0 0 / 8px 100%, ${STONE}`

const stoneNarrow = `linear-gradient(${JOINT} 1px, transparent 0) 0 0 / 100% 8px, ${STONE}`

/** Numbers the steps. Each step is higher than the one before or, on narrow pages, extends further to the right. */
const stepIndexRules = Object.fromEntries(
  Array.from({ length: 8 }, (_, index) => [`&:nth-child(${index + 1})`, { '--climb': index }]),
)

/** The process drawn as a stair. */
export const styles = styleSheet({
  process: { position: 'relative', paddingTop: 'section', overflow: 'clip' },
  stair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoFlow: { xl: 'column' },
    gridAutoColumns: { xl: 'minmax(0, 1fr)' },
    alignItems: 'end',
  },
  step: {
    ...stepIndexRules,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'calc(1.25rem + 0.55rem * var(--climb)) minmax(0, 1fr)', xl: 'minmax(0, 1fr)' },
    alignContent: { xl: 'end' },
  },
  stepContent: {
    order: { base: 2, xl: 0 },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0.35rem',
    padding: { base: '1rem 0 1.25rem 1.25rem', xl: '0 0.9rem 1.1rem 0.1rem' },
    'li:nth-last-child(2) > &': {
      _before: {
        content: '""',
        width: '11px',
        height: '11px',
        borderRadius: 'round',
        background: 'signal',
        marginBottom: '2',
        _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
      },
    },
  },
  stepName: {
    fontFamily: 'display',
    fontSize: {
      base: 'clamp(1.375rem, 0.9rem + 0.75vw, 1.625rem)',
      xl: 'clamp(1.125rem, 0.2rem + 1.3vw, 1.625rem)', // 'Development' fits into a seventh of the page
      _largeText: '1.1875rem',
    },
    fontWeight: 350,
    lineHeight: 1.24,
    letterSpacing: '-0.01em',
  },
  stepText: { textStyle: 'small', color: 'text.2', textWrap: { lg: 'balance' } },
  tread: {
    position: 'relative',
    display: 'block',
    order: { base: 1, xl: 0 },
    height: { base: '100%', xl: 'calc(2.25rem * (var(--climb) + 1))' },
    borderTop: '1px solid {colors.text}',
    borderInlineStart: { xl: '1px solid {colors.text}' },
    borderInlineEnd: { base: '1px solid {colors.text}', xl: '0' },
    background: { base: stoneNarrow, xl: stoneWide },
    _forced: { forcedColorAdjust: 'none' },
    // the last step extends beyond the edge of the page, because support has no end
    'li:last-child > &': { marginInlineEnd: { xl: '-100vw' } },
  },
})

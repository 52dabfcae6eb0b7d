import { EXPOSURE } from '#lib/engrave/exposure.ts'
import { styleSheet } from '#ui/style-sheet.ts'

/**
 * The history on a dark background. Below 1080 px it is a list with trails. From 1080 px it is a drawing with the
 * events beside its stars or, with `data-listed`, with the events in columns below it.
 */
export const styles = styleSheet({
  timeline: {
    position: 'relative',
    background: { base: 'linear-gradient({colors.ground.deep}, #0a1730)', _print: 'none' },
    paddingTop: 'section',
    paddingBottom: { base: 'section', xl: '0' },
    overflow: 'clip',
  },
  chart: {
    position: 'relative',
    zIndex: '1',
    marginTop: { xl: '6rem' },
    _forced: { forcedColorAdjust: 'none', backgroundColor: 'ground', color: 'text' },
  },
  drawing: {
    display: { base: 'none', xl: 'block' },
    width: '100%',
    height: 'auto',
    marginBottom: `${((EXPOSURE.horizon - EXPOSURE.h) / EXPOSURE.w) * 100}%`,
  },
  events: {
    display: { base: 'grid', xl: 'block' },
    '[data-listed] > &': {
      display: { xl: 'grid' },
      gridTemplateColumns: { xl: 'repeat(3, minmax(0, 1fr))' },
      columnGap: 'column',
      paddingBlock: { xl: '3rem' },
    },
  },
  event: {
    position: { base: 'relative', xl: 'absolute' },
    display: { base: 'grid', xl: 'block' },
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    gap: '0 1rem',
    alignItems: 'baseline',
    paddingTop: { base: '1rem', xl: '0' },
    paddingBottom: { base: '1.5rem', xl: '0' },
    left: { xl: 'var(--left)' },
    top: { xl: 'var(--top)' },
    translate: { xl: 'var(--shift)' },
    width: { xl: 'var(--width, 12.5rem)' },
    textAlign: { xl: 'var(--align)' },
    textStyle: 'small',
    lineHeight: 1.4,
    '& > time': { display: { xl: 'block' }, textStyle: 'data', color: 'text.2' },
    '& > p': { textWrap: { xl: 'balance' } },
    '[data-listed] &': { position: { xl: 'relative' }, translate: { xl: 'none' }, width: { xl: 'auto' } },
    _before: {
      content: '""',
      display: { xl: 'none' },
      position: 'absolute',
      right: '0',
      bottom: '0.45rem',
      width: 'var(--trail)',
      height: '2px',
      background: 'linear-gradient(90deg, {colors.text} 6px, color-mix(in srgb, {colors.star.o} 53%, transparent) 0)',
    },
    '&:last-child > time': { color: 'signal' },
    '&:last-child::before': {
      width: '8px',
      height: '8px',
      bottom: '0.2rem',
      borderRadius: 'round',
      background: 'signal',
    },
  },
  horizon: {
    display: { base: 'none', xl: 'block' },
    height: '2rem',
    limb: true,
    borderTop: '1.3px solid {colors.text}',
    _forced: { background: 'none' },
  },
})

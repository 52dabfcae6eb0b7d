import { defineSlotRecipe } from '@pandacss/dev'

/** A rail at the left edge of a long page with a tick for each section. The current tick has the signal colour. */
export const sectionNavRecipe = defineSlotRecipe({
  className: 'section-nav',
  slots: ['root', 'tick', 'name'],
  base: {
    root: {
      position: 'fixed',
      left: 'safe.left',
      top: '50%',
      transform: 'translateY(-50%)',
      zIndex: 30,
      width: '3.5rem',
    },
    tick: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      height: '1.625rem',
      _before: {
        content: '""',
        width: '30px',
        height: '1px',
        background: 'line.strong',
        transform: 'scaleX(0.47)',
        transformOrigin: '0 50%',
        transition: 'transform 240ms {easings.settle}',
      },
      _hover: { _before: { transform: 'scaleX(0.87)', background: 'text' }, '& > span': { opacity: 1 } },
      '&:focus-visible::before': { transform: 'scaleX(0.87)', background: 'text' },
      '&[aria-current]::before': { transform: 'none', height: '2px', background: 'signal' },
      '&[aria-current]::after': {
        content: '""',
        width: '7px',
        height: '7px',
        borderRadius: 'round',
        background: 'signal',
        marginInlineStart: '-2px',
      },
      '&:focus-visible > span': { opacity: 1 },
      _forced: { _before: { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
    name: {
      position: 'absolute',
      left: '3.25rem',
      whiteSpace: 'nowrap',
      textStyle: 'data',
      lineHeight: 1,
      background: 'raised',
      color: 'text',
      padding: '0.5rem 0.75rem',
      opacity: 0,
      pointerEvents: 'none',
      transition: 'opacity 120ms',
    },
  },
})

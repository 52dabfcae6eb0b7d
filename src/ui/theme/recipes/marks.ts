import { defineRecipe } from '@pandacss/dev'

export const badge = defineRecipe({
  className: 'badge',
  jsx: ['Badge', 'BadgeLink'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'data',
    fontWeight: 500,
    lineHeight: 1,
    color: 'text.2',
    minHeight: '1.75rem',
    paddingBlock: '1',
    paddingInline: '0.625rem',
    border: '1px solid {colors.line}',
    borderRadius: 'control',
    whiteSpace: 'nowrap',
    _forced: { borderColor: 'CanvasText' },
  },
  variants: {
    link: {
      true: { minHeight: 'tap', paddingInline: '0.85rem', _hover: { borderColor: 'line.strong', color: 'text' } },
    },
  },
})

export const chip = defineRecipe({
  className: 'chip',
  jsx: ['Chip', 'ChipLink'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'tap',
    paddingInline: '4',
    paddingBlock: '0.4rem', // for a long question in a narrow panel
    border: '1px solid {colors.line}',
    borderRadius: 'control',
    background: 'none',
    textStyle: 'small',
    fontWeight: 500,
    lineHeight: 1.2,
    color: 'text.2',
    cursor: 'pointer',
    textAlign: 'start',
    transition: 'border-color 120ms, color 120ms',
    _hover: { borderColor: 'line.strong', color: 'text' },
    '&:is([aria-current], [aria-pressed=true])': {
      borderColor: 'text',
      color: 'text',
      _before: {
        content: '""',
        dot: 'signal',
      },
    },
    _forced: { borderColor: 'ButtonText' },
  },
})

/** The full stop of a page's heading. The sky of the page turns around it. */
export const headingDot = defineRecipe({
  className: 'heading-dot',
  jsx: ['HeadingDot'],
  base: {
    // takes no width and may overhang the end of a full line, so that it never wraps to a line of its own
    display: 'inline-block',
    position: 'relative',
    width: '0',
    '& > i': {
      position: 'absolute',
      left: '0.05em',
      bottom: '0',
      width: '0.135em',
      height: '0.135em',
      borderRadius: 'round',
      background: 'signal',
      _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
    },
  },
})

export const limbRule = defineRecipe({
  className: 'limb-rule',
  jsx: ['LimbRule'],
  base: {
    height: '12px',
    limb: true,
    _forced: { background: 'none', borderTop: '1px solid CanvasText', height: '0' },
  },
})

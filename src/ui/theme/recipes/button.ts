import { defineRecipe } from '@pandacss/dev'
import { MARCH_PX, marchingLadder } from '../marching-ladder.ts'

/** A disabled button of the variants 'signal' and 'line', whose own colours would otherwise override this style. */
const disabled = {
  background: 'hover',
  color: 'text.2',
  borderColor: 'line',
  _hover: { background: 'hover', borderColor: 'line' },
} as const

const printStyle = { background: 'none', color: 'text', borderColor: 'line.strong' } as const

export const button = defineRecipe({
  className: 'button',
  jsx: ['Button', 'ButtonLink'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.875rem',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'control',
    background: 'none',
    fontWeight: 600,
    lineHeight: 1.2,
    cursor: 'pointer',
    eyepiece: true,
    transition: 'background 120ms, border-color 120ms, color 120ms',
    _disabled: { cursor: 'not-allowed' },
    _forced: { borderColor: 'ButtonText' },
  },
  variants: {
    variant: {
      signal: {
        background: 'signal',
        color: 'on.signal',
        _hover: { background: 'signal.hi' },
        _disabled: disabled,
        _forced: { background: 'ButtonText', color: 'ButtonFace', forcedColorAdjust: 'none' },
        _print: printStyle,
      },
      line: {
        borderColor: 'line.strong',
        background: 'color-mix(in srgb, {colors.ground} 72%, transparent)',
        _hover: { borderColor: 'text', background: 'hover' },
        _disabled: disabled,
      },
      quiet: {
        color: 'text',
        paddingInline: { base: '0 !important', _forced: '0.75rem !important' }, // forced colours show its border
        minHeight: '{sizes.tap} !important',
      },
      /** While a form is being sent, a dashed line (ladder) moves along the lower edge. */
      busy: {
        background: 'hover',
        color: 'text.2',
        overflow: 'clip',
        _after: {
          content: '""',
          position: 'absolute',
          insetInlineStart: `-${MARCH_PX}px`,
          insetInlineEnd: '0',
          bottom: '0',
          height: '4px',
          ladder: 'var(--colors-signal)',
          ...marchingLadder,
        },
      },
      done: { background: 'cold', color: 'on.signal', borderColor: 'cold', _print: printStyle },
    },
    size: {
      md: { minHeight: 'action', paddingBlock: '2', paddingInline: '5', fontSize: '1rem' },
      sm: { minHeight: 'tap', paddingBlock: '0.4rem', paddingInline: '1.1rem', fontSize: '0.9375rem' },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'signal', size: 'md' },
})

/** A dot that stretches into a trail on hover and focus. */
export const trail = defineRecipe({
  className: 'trail',
  jsx: ['Trail'],
  base: {
    flex: 'none',
    width: '6px',
    height: '6px',
    borderRadius: '3px',
    background: 'currentColor',
    transition: 'width 420ms {easings.settle}, height 420ms {easings.settle}',
    _trailed: { width: '28px', height: '2px' },
    _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
  variants: { tone: { inherit: {}, signal: { background: 'signal' } } },
  defaultVariants: { tone: 'inherit' },
})

export const iconButton = defineRecipe({
  className: 'icon-button',
  jsx: ['IconButton'],
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 'tap',
    height: 'tap',
    padding: '0',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: 'control',
    color: 'text.2',
    cursor: 'pointer',
    transition: 'border-color 120ms, color 120ms, background 120ms',
    _hover: { borderColor: 'text.2', color: 'text', background: 'hover' },
    _forced: { borderColor: 'ButtonText' },
  },
  variants: {
    variant: {
      line: { borderColor: 'line', background: 'veil' },
      bare: { borderColor: 'transparent', background: 'none' },
    },
  },
  defaultVariants: { variant: 'line' },
})

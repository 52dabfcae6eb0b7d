import { defineSlotRecipe } from '@pandacss/dev'

/** Rows between hairlines, with a plus that becomes a minus when a row is open. */
export const accordion = defineSlotRecipe({
  className: 'accordion',
  jsx: ['Accordion'],
  slots: ['root', 'item', 'trigger', 'plus', 'content'],
  base: {
    root: { borderBottom: '1px solid {colors.line}' },
    item: { borderTop: '1px solid {colors.line}' },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      width: '100%',
      minHeight: '4rem',
      paddingBlock: '3',
      textStyle: 'row',
      '& > :is(h2, h3)': { font: 'inherit' },
    },
    plus: {
      position: 'relative',
      flex: 'none',
      width: '18px',
      height: '18px',
      '&::before, &::after': {
        content: '""',
        position: 'absolute',
        inset: '8px 0',
        height: '1.5px',
        background: 'currentColor',
        _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
      },
      _after: { transform: 'rotate(90deg)', transition: 'transform 240ms' },
      'details[open] > summary > &': { _after: { transform: 'rotate(0)' } },
    },
    content: { color: 'text.2', paddingBottom: '5', maxWidth: 'measure' },
  },
})

/** A drawing (`plate`) with a text below it, and without a frame around both. */
export const card = defineSlotRecipe({
  className: 'card',
  jsx: ['PostCard'],
  slots: ['root', 'link', 'plate', 'words', 'title', 'text', 'meta'],
  base: {
    root: { minWidth: '0' },
    link: {
      display: 'grid',
      gap: '3',
      alignContent: 'start',
      height: '100%',
      _hover: {
        '& :is(h2, h3)': {
          underlined: 'signal',
        },
      },
    },
    plate: {
      display: 'block',
      overflow: 'hidden',
      aspectRatio: '16 / 9', // the ratio of a cover drawing
      background: 'plate',
      marginBottom: '0.35rem',
      '& img': {
        width: '100%',
        height: '100%',
        fills: '50% 100%',
        transition: 'transform 1.4s {easings.settle}',
      },
      _trailed: { '& img': { transform: 'scale(1.035)' } },
      _edged: { border: '1px solid CanvasText' },
    },
    words: { display: 'grid', gap: '3', alignContent: 'start' },
    title: { textStyle: 'h3' },
    text: { color: 'text.2' },
    meta: { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'data', color: 'text.3' },
  },
  variants: {
    variant: {
      plain: {},
      featured: {
        root: { gridColumn: '1 / -1' },
        link: {
          gap: 'clamp(1.5rem, 3.5vw, 3.5rem)',
          alignItems: 'end',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.75fr) minmax(0, 1fr)' },
        },
        plate: { aspectRatio: '16 / 9', marginBottom: '0' },
        words: { gap: '1.1rem', alignContent: 'end' },
        title: { fontSize: { base: 'clamp(1.75rem, 1.3rem + 1.6vw, 2.75rem)', _largeText: '1.25rem' } },
      },
    },
  },
  defaultVariants: { variant: 'plain' },
})

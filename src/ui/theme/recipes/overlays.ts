import { defineSlotRecipe } from '@pandacss/dev'
import { dialogBackdrop, dialogPositioner, ladderFrame, ladderInside } from '../ladder-frame.ts'

export const toast = defineSlotRecipe({
  className: 'toast',
  jsx: ['Toast'],
  slots: ['root', 'icon', 'title', 'text', 'action', 'close'],
  base: {
    root: {
      position: 'relative',
      width: 'min(24rem, 100%)',
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      gap: '0.2rem 0.9rem',
      alignItems: 'start',
      padding: '1.35rem 0.6rem 1.15rem 1.1rem',
      background: 'raised',
      boxShadow: 'lift',
      animation: 'arrive 240ms {easings.settle}',
      _before: { content: '""', position: 'absolute', insetInline: '0', top: '0', height: '6px' },
      _edged: { border: '1px solid CanvasText' },
    },
    icon: { marginTop: '0.12em' },
    title: { fontWeight: 600, overflowWrap: 'anywhere' },
    text: { gridColumn: '2', color: 'text.2', textStyle: 'small', lineHeight: 1.45 },
    action: { gridColumn: '2', marginTop: '3' },
    close: { gridColumn: '3', gridRow: '1 / 3', marginTop: '-0.6rem' },
  },
  variants: {
    tone: {
      done: { root: { _before: { ladder: 'var(--colors-cold)' } }, icon: { color: 'cold' } },
      error: { root: { _before: { ladder: 'var(--colors-error)' } }, icon: { color: 'error' } },
      wait: { root: { _before: { ladder: 'var(--colors-star-k)' } }, icon: { color: 'star.k' } },
    },
  },
  defaultVariants: { tone: 'done' },
})

/** A notice about the state of the site, such as 'offline'. */
export const statusBar = defineSlotRecipe({
  className: 'status-bar',
  jsx: ['StatusBar'],
  slots: ['root', 'icon', 'text', 'actions'],
  base: {
    root: {
      justifySelf: 'start',
      maxWidth: '100%',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: '0.5rem 0.9rem',
      padding: '0.6rem 0.75rem 0.6rem 1rem',
      background: 'raised',
      boxShadow: 'lift',
      textStyle: 'small',
      borderInlineStartWidth: '3px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: 'cold',
      animation: 'arrive 240ms {easings.settle}',
      _edged: { border: '1px solid CanvasText' },
    },
    icon: { color: 'cold' },
    text: { minHeight: 'tap', display: 'flex', alignItems: 'center' },
    actions: { gridColumn: '2', display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
  },
  variants: {
    tone: {
      done: {},
      wait: { root: { borderInlineStartStyle: 'dashed', borderInlineStartColor: 'star.k' }, icon: { color: 'star.k' } },
    },
  },
  defaultVariants: { tone: 'done' },
})

export const dialog = defineSlotRecipe({
  className: 'dialog',
  jsx: ['Dialog'],
  slots: ['backdrop', 'positioner', 'content', 'inside', 'title', 'body', 'close'],
  base: {
    backdrop: dialogBackdrop,
    positioner: dialogPositioner,
    content: { ...ladderFrame, position: 'relative', width: 'min(34rem, 100%)', minWidth: '0' },
    inside: { ...ladderInside, padding: { base: '1.5rem 1.1rem', sm: '1.75rem' } },
    title: { textStyle: 'h3', paddingInlineEnd: '3rem', marginBottom: '4' },
    body: { display: 'grid', gap: '4', color: 'text.2' },
    close: { position: 'absolute', top: '4', right: '4' },
  },
})

export const tooltip = defineSlotRecipe({
  className: 'tooltip',
  jsx: ['Tooltip'],
  slots: ['content'],
  base: {
    content: {
      textStyle: 'data',
      background: 'raised',
      color: 'text',
      paddingBlock: '2',
      paddingInline: '3',
      boxShadow: 'lift',
      border: '1px solid {colors.line}',
    },
  },
})

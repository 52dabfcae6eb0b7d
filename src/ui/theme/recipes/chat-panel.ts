import { defineSlotRecipe } from '@pandacss/dev'
import { limbOnTop } from './limb-on-top.ts'

/**
 * A phone in landscape, or a page at 400 % zoom. The header and the form are less high there, to leave space for the
 * log.
 */
const SHORT = '@media (max-height: 29.9975rem)'

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  fontWeight: 600,
  underlined: 'signal',
}

export const chatPanel = defineSlotRecipe({
  className: 'chat-panel',
  jsx: ['ChatPanel', 'ChatLog', 'ChatInput', 'Typing'],
  slots: [
    'root',
    'header',
    'name',
    'claim',
    'introduction',
    'log',
    'agencyMessage',
    'visitorMessage',
    'time',
    'typing',
    'chips',
    'form',
    'input',
    'notes',
  ],
  base: {
    root: {
      position: 'fixed',
      zIndex: 'chat',
      right: { base: '0', xs: 'max(clamp(0rem, 2vw, 2rem), {spacing.safe.right})' },
      bottom: 'var(--below)',
      '--below': { base: '0px', xs: 'max(clamp(0rem, 2vw, 2rem), {spacing.safe.bottom})' },
      width: { base: '100%', xs: '25rem' },
      padding: {
        base: '0 {spacing.safe.right} {spacing.safe.bottom} {spacing.safe.left}',
        xs: '0',
      },
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(4.5rem, 1fr) auto',
      // in a window so low that the log would have no space, the whole panel scrolls
      [SHORT]: { overflow: 'auto', overscrollBehavior: 'contain' },
      _largeText: { overflow: 'auto', overscrollBehavior: 'contain' },
      background: 'plate',
      boxShadow: '{shadows.lift}, 0 0 0 1px {colors.line}',
      animation: 'arrive 240ms {easings.settle}',
      _edged: { border: '1px solid CanvasText' },
      _print: { display: 'none' },
    },
    header: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      position: 'relative',
      padding: '1rem 0.5rem 0.25rem 1.1rem',
      background: 'raised',
      _before: limbOnTop,
      [SHORT]: { paddingBlock: '0.5rem 0' },
    },
    name: { textStyle: 'row', marginInlineEnd: 'auto' },
    /** The line below the name and the buttons: who answers here, and how to reach a person. */
    introduction: {
      flexBasis: '100%',
      display: 'flex',
      flexWrap: { _largeText: 'wrap' },
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: { base: '4', _largeText: '0' },
      paddingInlineEnd: '0.6rem',
      '& > a': { ...link, flexShrink: 0, fontSize: '0.875rem', fontWeight: 500 },
    },
    claim: { fontSize: '0.8125rem', lineHeight: 1.3, color: 'text.2', textWrap: 'balance' },
    log: {
      overflow: 'auto',
      overscrollBehavior: 'contain',
      padding: '1.25rem 1.1rem',
      display: 'flex',
      flexDirection: 'column',
      gap: '1.1rem',
      '& > :first-child > :first-child': { marginTop: 'auto' },
      [SHORT]: { paddingBlock: '0.75rem' },
    },
    agencyMessage: {
      position: 'relative',
      alignSelf: 'flex-start',
      maxWidth: '92%',
      textStyle: 'small',
      lineHeight: 1.55,
      paddingInlineStart: '1.15rem',
      borderInlineStart: '1px solid {colors.line.strong}',
      overflowWrap: 'anywhere',
      _before: {
        content: '""',
        position: 'absolute',
        left: '-4px',
        top: '0.55em',
        dot: 'cold',
      },
      '& a': link,
    },
    visitorMessage: {
      alignSelf: 'flex-end',
      maxWidth: '86%',
      textStyle: 'small',
      lineHeight: 1.55,
      background: 'hover',
      padding: '0.7rem 0.95rem',
      borderRadius: 'control',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
      _edged: { border: '1px solid CanvasText' },
    },
    time: {
      display: 'block',
      marginTop: '0.3rem',
      textStyle: 'data',
      fontSize: '0.75rem',
      lineHeight: 1,
      color: 'text.3',
    },
    typing: {
      display: 'flex',
      alignItems: 'center',
      gap: '0.7rem',
      color: 'text.2',
      fontSize: '0.875rem',
      '& > svg': { width: '1.75rem', height: '1.75rem', animation: 'turn 2.4s linear infinite' },
    },
    chips: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    form: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: '2',
      padding: '0.75rem 1.1rem 1.1rem',
      [SHORT]: { paddingBlock: '0.5rem' },
    },
    input: {
      'textarea&': { resize: 'none' },
      maxHeight: 'min(8rem, 24dvh)', // leaves space for the log in a low window
      minHeight: 'action',
      lineHeight: 1.55,
      fieldSizing: 'content',
    },
    notes: { gridColumn: '1 / -1', display: 'grid', gap: '1' },
  },
  variants: {
    view: {
      open: { root: { height: 'min(37.5rem, 100dvh - var(--below) - {spacing.safe.top})' } },
      /** Like the chat button, a minimised chat hides when it would cover content, unless it has the focus. */
      minimized: {
        root: {
          height: 'auto',
          gridTemplateRows: 'auto',
          '&[data-overlapping]:not(:focus-within)': { visibility: 'hidden' },
          '&[data-overlapping]:focus-within:not([data-no-room])': { translate: '0 calc(-1 * var(--lift, 0px))' },
          _writing: { visibility: 'hidden' },
        },
        header: { paddingBottom: '0.5rem' },
      },
    },
  },
})

import { styleSheet } from '#ui/style-sheet.ts'

/**
 * The pieces of messages, each with its explanation: on the right from 900 px, and below the piece on narrower screens.
 */
export const styles = styleSheet({
  messages: { display: 'grid', gap: 'clamp(2.5rem, 4vw, 4rem)' },
  message: {
    '--tone': '{colors.star.o}',
    '&[data-tone=answered]': { '--tone': '{colors.cold}' },
    '&[data-tone=refused]': { '--tone': '{colors.star.k}' },
    '& > h3': { display: 'flex', alignItems: 'center', gap: '4', textStyle: 'h3', marginBottom: '4' },
    '& > h3::before': {
      content: '""',
      width: '2rem',
      height: '2px',
      background: 'var(--tone)',
      _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
    },
    '& > ol': { limb: true, paddingTop: '12px', _forced: { background: 'none' } },
  },
  messagePart: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    columnGap: 'clamp(1.5rem, 3vw, 3rem)',
    alignItems: 'start',
    '& + &': { borderTop: '1px solid {colors.line}' },
    '& code': { font: 'inherit' },
    '& > pre': {
      textStyle: 'data',
      fontSize: { base: '0.8125rem', sm: '0.9375rem' },
      lineHeight: 1.75,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      height: '100%',
      paddingBlock: '0.7rem',
      paddingInline: { base: '4', sm: '5' },
      background: 'plate',
      borderInlineStart: '2px solid var(--tone)',
      color: 'text',
      _edged: { border: '1px solid CanvasText' },
    },
    '& > p': {
      position: 'relative',
      color: 'text.2',
      paddingBlock: { base: '0.9rem 1.4rem', lg: '0.8rem' },
      paddingInlineStart: '1.75rem',
      maxWidth: '33rem',
      textWrap: 'pretty',
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0',
        top: { base: '1.55rem', lg: '1.5rem' },
        width: '1.1rem',
        height: '1px',
        background: 'var(--tone)',
        _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
      },
    },
  },
})

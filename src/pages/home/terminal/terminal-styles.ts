import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  root: {
    position: 'relative',
    background: 'ground.deep',
    boxShadow: '0 0 0 1px {colors.line}, {shadows.lift}',
    fontFamily: 'data',
    fontSize: '0.875rem',
    lineHeight: 1.5,
    minWidth: '0',
    _before: { content: '""', position: 'absolute', inset: '0 0 auto', height: '12px', limb: true },
    _edged: { border: '1px solid CanvasText' },
  },
  caption: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '3.5rem',
    padding: '0.85rem 0.5rem 0.1rem 1.25rem',
    textStyle: 'data',
    color: 'text.3',
    '& > span:nth-child(2)': {
      marginInlineStart: 'auto',
      paddingInlineEnd: '0.5rem',
      whiteSpace: { base: 'nowrap', _largeText: 'normal' },
    },
  },
  screen: {
    display: 'grid',
    alignContent: 'start',
    gap: '0.36rem',
    height: '13rem', // six lines: the next script starts below the previous one
    padding: '0.5rem 1.25rem 1.4rem',
    color: 'text.2',
    fontSize: 'min(1em, calc((100vw - 5.2rem) / 22.2))', // 37 characters, the longest line, fit a narrow phone
    contain: 'strict',
  },
  line: {
    display: 'flex',
    alignItems: 'baseline',
    whiteSpace: 'pre',
    minHeight: '1.5em',
    '&[data-command]': { color: 'text' },
  },
  prompt: { color: 'cold', fontWeight: 500, marginInlineEnd: '0.8em' },
  result: { color: 'cold', fontStyle: 'normal', marginInlineStart: 'auto', paddingInlineStart: '0.8em' },
  text: { position: 'relative' },
  /** Covers the characters that are not typed yet. At the end, the cursor stays after the last one. */
  cover: {
    position: 'absolute',
    inset: '0 -100% 0 100%',
    background: 'ground.deep',
    willChange: 'transform',
    _before: {
      content: '""',
      position: 'absolute',
      left: '0.2em',
      top: '0.2em',
      width: '0.6em',
      height: '1.1em',
      background: 'signal',
      _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
    },
  },
})

import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  services: {
    position: 'relative',
    paddingBlock: 'part',
    background: 'ground.deep',
    scrollMarginTop: '7rem',
    overflow: 'clip',
  },
  service: {
    position: 'relative',
    // all cards together are at least as wide as the window, so that the list and its copy leave no gap
    width: 'max(min(21.5rem, 84vw), 100vw / var(--cards, 8))',
    display: 'flex',
    flexDirection: 'column',
    padding: 'clamp(1rem, 4vw, 2rem) 1.75rem clamp(1rem, 3.5vw, 1.75rem)',
    borderLeft: '1px solid {colors.line}',
    transition: 'background {durations.move}',
    _hover: { background: 'plate' },
    '& > img': { width: '5.25rem', height: '5.25rem', marginBottom: 'clamp(1.25rem, 5vw, 2.5rem)' },
    '& > h3': { textStyle: 'h3', minHeight: '2.48em' },
    // makes the whole card a link
    '& > h3 > a': {
      _after: { content: '""', position: 'absolute', inset: '0' },
      _focusVisible: { outline: 'none', _after: { outline: '2px solid {colors.cold}', outlineOffset: '-6px' } },
    },
    '& > p': { textStyle: 'small', color: 'text.2', textWrap: 'pretty' },
    '& > h3 + p': { textStyle: 'data', color: 'cold', margin: '0.4rem 0 0.9rem' },
    '& > ul': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0.4rem',
      margin: '1.1rem 0 1.5rem',
    },
    '& > dl': { marginTop: 'auto', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '4' },
    '& dl > div': { display: 'flex', flexDirection: 'column-reverse' },
    '& dt': { fontSize: '0.875rem', color: 'text.3', marginTop: '0.5rem' },
    '& dd': {
      display: 'grid',
      gap: '0.6rem',
      fontSize: '2.125rem',
      fontWeight: 250,
      lineHeight: 1,
      letterSpacing: '-0.02em',
    },
    '& dd > svg': {
      width: '100%',
      height: '6px',
      fill: 'text',
      background: 'line',
      mask: 'repeating-linear-gradient(90deg, #000 0 2px, transparent 2px 6px)',
      _forced: { mask: 'none', border: '1px solid CanvasText', fill: 'CanvasText', background: 'none' },
    },
  },
})

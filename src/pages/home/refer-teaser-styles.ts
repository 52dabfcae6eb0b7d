import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  refer: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 18rem) minmax(0, 1fr)',
      lg: 'minmax(0, 28rem) minmax(0, 1fr)',
    },
    gap: { base: '2rem', md: 'clamp(2rem, 7vw, 7rem)' },
    alignItems: 'center',
  },
  sector: {
    position: 'relative',
    display: { base: 'none', sm: 'block' }, // hidden on phones, because the text says the same
    maxWidth: { base: '14rem', md: 'none' },
    '& > img': { width: '100%', height: 'auto' },
    '& > p': {
      position: 'absolute',
      left: '50%',
      top: '66%',
      translate: '-50% -50%',
      padding: '1rem 1.5rem',
      textStyle: 'reading',
      fontSize: 'clamp(1.75rem, 1.3rem + 2.2vw, 3.5rem)',
      whiteSpace: 'nowrap',
      background: 'radial-gradient(closest-side, {colors.ground} 60%, transparent)',
    },
    '& small': {
      fontFamily: 'data',
      fontSize: '0.36em',
      letterSpacing: 'normal',
      marginInlineStart: '0.25em',
      color: 'text.2',
    },
    _forced: { forcedColorAdjust: 'none', background: 'ground', color: 'text' },
  },
  referText: {
    display: 'grid',
    gap: '5',
    '& > h2': { textStyle: 'h2' },
    '& > h2 + p': { textStyle: 'lead', maxWidth: 'measure' },
    '& > p + p': { color: 'text.2', maxWidth: 'measure', textWrap: 'pretty' },
  },
  furtherLinks: {
    marginTop: 'clamp(2.25rem, 5vw, 5rem)',
    '& > h3': { textStyle: 'title' },
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(auto-fit, minmax(13rem, 1fr))' },
      gap: '0 {spacing.column}',
      marginTop: '3',
    },
    '& > ul > li': { position: 'relative', paddingBlock: '3', borderTop: '1px solid {colors.line}' },
    '& > ul > li > p': { textStyle: 'small', color: 'text.2', textWrap: 'pretty' },
    '& > ul > li > a': { fontWeight: 600 },
  },
})

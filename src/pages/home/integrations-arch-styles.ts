import { styleSheet } from '#ui/style-sheet.ts'

/** The integrations section on a green background: an arch of ticks above the text. */
export const styles = styleSheet({
  /** The section. On a phone, its arch is as wide as the page and directly follows the dark background above. */
  archSection: { position: 'relative', paddingBottom: 'part', paddingTop: { sm: 'part' }, scrollMarginTop: '7rem' },
  arch: {
    position: 'relative',
    overflow: 'clip',
    backgroundImage: 'linear-gradient(#07302e, #05101a)',
    marginInline: { base: 'calc(-1 * {spacing.gutter})', md: '0' },
    _edged: { border: '1px solid CanvasText' },
  },
  archPicture: {
    position: 'relative',
    width: { base: '200%', md: '100%' },
    marginLeft: { base: '-50%', md: '0' },
    '& > img': { width: '100%', height: 'auto' },
    '& li': {
      position: 'absolute',
      fontSize: { base: 'min(0.8125rem, 4.1vw)', lg: '0.9375rem' },
      fontWeight: 500,
      lineHeight: 1.2,
      whiteSpace: 'nowrap',
    },
  },
  archText: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    textAlign: 'center',
    gap: 'clamp(1.75rem, 3vw, 2.75rem)',
    padding: '0 1.25rem clamp(2rem, 4.5vw, 4.5rem)',
    marginTop: { base: '-3.25rem', md: 'clamp(-11rem, 6rem - 20vw, -2rem)' },
    '& > h2': { textStyle: 'h2', maxWidth: '12em' },
    '& > dl': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '1.5rem clamp(2rem, 5vw, 5rem)',
      '& > div': { display: 'flex', flexDirection: 'column-reverse' },
    },
    '& dd': {
      fontSize: 'clamp(1.875rem, 1.3rem + 2vw, 3.25rem)',
      fontWeight: 250,
      lineHeight: 1,
      letterSpacing: '-0.03em',
    },
    '& dt': { textStyle: 'small', color: 'text.2', marginTop: '2' },
  },
})

import { styleSheet } from '#ui/style-sheet.ts'

/** Sets the colour of the hero, which the record of the service names. */
const inkVariables = {
  '&[data-ink=azure]': { '--ink': '{colors.ink.azure}' },
  '&[data-ink=ember]': { '--ink': '{colors.ink.ember}' },
  '&[data-ink=indigo]': { '--ink': '{colors.ink.indigo}' },
  '&[data-ink=slate]': { '--ink': '{colors.ink.slate}' },
  '&[data-ink=patina]': { '--ink': '{colors.ink.patina}' },
}

/** The height from which the drawing, 1440 x 760, is not cropped at the top or the bottom. */
const artHeight = 'max(23rem, 52.78vw)'

/**
 * The hero. From 1240 px the drawing fills it, with the text on the left. On narrower screens the drawing is below the
 * text.
 */
export const styles = styleSheet({
  hero: {
    ...inkVariables,
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    background: 'var(--ink)',
    paddingTop: { base: 'clamp(7rem, 5rem + 6vw, 9.5rem)', '2xl': 'clamp(8.5rem, 5rem + 8.3vw, 16rem)' },
    paddingBottom: { base: `calc(${artHeight} - 5rem)`, lg: `calc(${artHeight} - 9rem)`, '2xl': '12rem' },
    minHeight: { '2xl': 'max(47.5rem, 45vw)' },
    _forced: { paddingBottom: '3rem', minHeight: '0' },
    _print: { paddingBottom: '1rem', minHeight: '0' },
  },
  heroArt: {
    position: 'absolute',
    inset: { base: 'auto 0 -2rem', '2xl': '0 0 -2.5rem' },
    width: '100%',
    height: { base: artHeight, '2xl': 'calc(100% + 2.5rem)' },
    maxWidth: 'none',
    fills: '100% 100%',
    // the drawing for web development extends far to the left, and its lower left would be cropped on a phone
    '&[src*=scene-web]': { fills: { base: '66% 100%', '2xl': '100% 100%' } },
    zIndex: 'behind',
    _plain: { display: 'none' },
    maskImage: { base: 'linear-gradient(transparent, black 24%)', '2xl': 'none' },
  },
  heroTitle: {
    textStyle: 'h1',
    fontSize: {
      base: 'clamp(min(1.875rem, 9.4vw), min(9.6vw, 1.45rem + 3.9vw), 5rem)',
      '2xl': 'clamp(3.5rem, 11.5vw - 5.35rem, 5rem)',
    },
    maxWidth: { base: '10.5em', '2xl': '9.8em' },
    // the wall in the drawing for WordPress begins further left than other drawings
    'section:has(> [src*=scene-wp]) &': { fontSize: { '2xl': 'clamp(3.5rem, 12.5vw - 6.6rem, 5rem)' } },
    '&[data-long]': { maxWidth: '11em', fontSize: { '2xl': 'clamp(3.25rem, 0.2rem + 4.5vw, 4.25rem)' } },
    textShadow: '0 0 .1em var(--under), 0 0 .28em var(--under)',
    '--under': 'color-mix(in srgb, var(--ink) 72%, {colors.ground})',
  },
  heroLead: {
    textStyle: 'lead',
    color: 'text.2',
    maxWidth: { base: '31rem', '2xl': '27rem', '3xl': '29rem' },
    marginBlock: '1.5rem 2.25rem',
    '--under': 'color-mix(in srgb, color-mix(in srgb, var(--ink) 55%, {colors.ground}) 84%, transparent)',
    background: { '2xl': 'var(--under)' },
    boxShadow: { '2xl': '0 0 40px 30px var(--under)' },
  },
  heroActions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '2',
    maxWidth: { '2xl': '22rem', '3xl': 'none' },
  },
  unbrokenPhrase: { whiteSpace: { xs: 'nowrap' } },
  unbrokenWord: { whiteSpace: 'nowrap' },
})

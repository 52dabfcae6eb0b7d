import { sectionHead } from '#ui/theme/section-heads.ts'

const gradient = (name: string) => `{gradients.${name}}`

/**
 * Returns the background of a coloured section. If the section follows the hero, its colour fades in from the
 * background of the page, so that no edge shows between hero and section.
 */
const fadedBackground = (background: string) => ({
  background,
  '&:nth-child(2)': {
    background: `linear-gradient({colors.ground}, color-mix(in srgb, {colors.ground} 40%, transparent) 8rem, transparent 18rem), ${background}`,
  },
})

/** The styles around the blocks: the gap, background and heading of a block, and the closing section of the page. */
export const serviceFrameStyles = {
  page: {
    position: 'relative',
    paddingBottom: 'section',
    '& > section[data-ink]': { scrollMarginTop: '-2.5rem' },
    '& > section + section': { marginTop: 'section' },
    '& > section:nth-child(2)': { marginTop: 'clamp(2rem, 4vw, 3.5rem)' },
    '& > section:nth-child(2)[data-ink]': { marginTop: '0' },
  },
  colouredSection: {
    position: 'relative',
    paddingBlock: 'section',
    '&[data-ink=ember]': fadedBackground(gradient('ember')),
    '&[data-ink=indigo]': fadedBackground(gradient('indigo')),
    '&[data-ink=slate]': fadedBackground(gradient('slate')),
    '&[data-ink=patina]': fadedBackground(gradient('patina')),
    '&[data-ink=deep]': fadedBackground('{colors.ground.deep}'),
    _forced: { borderBlock: '1px solid CanvasText' },
  },
  blockHead: {
    ...sectionHead,
    marginBottom: 'clamp(2.25rem, 1.6rem + 2.4vw, 4rem)',
    '& > h2': { textStyle: 'h2', maxWidth: '15em' },
    '& > p': { color: 'text.2', maxWidth: 'measure', textWrap: { lg: 'balance' }, paddingBottom: { lg: '0.45rem' } },
  },
  closing: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 13rem) minmax(0, 1fr) auto' },
    gap: '2rem clamp(2rem, 3.5vw, 5rem)',
    alignItems: 'center',
    justifyItems: 'start',
    padding: { base: 'clamp(2rem, 5vw, 5rem) {spacing.gutter}', xs: 'clamp(2rem, 5vw, 5rem)' },
    background: gradient('slate'),
    '&[data-ink=slate]': { background: gradient('indigo') },
    '& > img': {
      width: '100%',
      maxWidth: { base: '11rem', lg: 'none' },
      height: 'auto',
      _plain: { display: 'none' },
    },
    '& h2': { textStyle: 'h2', maxWidth: '13em' },
    '& p': {
      textStyle: 'lead',
      color: 'text.2',
      marginTop: '0.9rem',
      maxWidth: '30rem',
      textWrapStyle: { lg: 'balance' },
    },
    _forced: { border: '1px solid CanvasText' },
  },
}

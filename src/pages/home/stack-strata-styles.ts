import { styleSheet } from '#ui/style-sheet.ts'

/** The distances between the hatching lines of a layer in px, from the top layer down. Lower layers are denser. */
const HATCHING = [22, 15, 10, 7, 4.5]

const hatchingRules = Object.fromEntries(
  HATCHING.map((px, i) => [`& > li:nth-child(${i + 1})`, { '--hatching': `${px}px` }]),
)

export const styles = styleSheet({
  strata: { borderBottom: '1px solid {colors.line}', ...hatchingRules },
  stratum: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 16rem) minmax(0, 1fr) auto' },
    gap: '0.3rem 2rem',
    alignItems: 'center',
    paddingBlock: 'clamp(0.7rem, 2.4vw, 1.35rem)',
    borderTop: '1px solid {colors.line}',
    _before: {
      content: '""',
      position: 'absolute',
      zIndex: 'behind',
      inset: { base: '0', lg: '0 0 0 16.5rem' },
      background: 'repeating-linear-gradient(117deg, {colors.line} 0 1px, transparent 1px var(--hatching))',
      maskImage: {
        base: 'linear-gradient(90deg, transparent 40%, #000)',
        lg: 'linear-gradient(90deg, #000, transparent 88%)',
      },
      _plain: { display: 'none' },
    },
    '& > h3': { textStyle: 'h3' },
    '& > p': { textStyle: 'small', paddingLeft: { lg: '1.5rem' } },
    '& > p > span': {
      background: 'ground',
      padding: '0.2rem 0.5rem',
      marginLeft: '-0.5rem',
      boxDecorationBreak: 'clone',
    },
    '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '0.4rem' },
    '& > ul > li': { background: 'ground' },
  },
})

import type { SystemStyleObject } from '@pandacss/dev'

/** The distances between the hatching lines of a layer in px, from the top layer down. Lower layers are denser. */
const HATCHING = [22, 15, 10, 7, 4.5]

const hatchingRules = Object.fromEntries(
  HATCHING.map((px, i) => [`& > li:nth-child(${i + 1})`, { '--hatching': `${px}px` }]),
)

/** The styles of the client logos, the moons of the process and the layers of the AI stack. */
export const homeListsStyles = {
  clients: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' },
    gap: { base: '3', lg: '7' },
    alignItems: 'center',
    paddingBlock: 'clamp(1.25rem, 3.4vw, 3rem)',
    borderBlock: '1px solid {colors.line}',
    '& > h2': { textStyle: 'small', color: 'text.3' },
  },
  clientList: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    '&:has(> :nth-child(6))': { flexWrap: 'wrap' },
    justifyContent: { md: 'space-between' },
    gap: { base: '0.6rem 1.5rem', md: '1.25rem 2rem' },
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', fontWeight: 550, color: 'text.2', lineHeight: 1.3 },
    '& img': { flex: 'none', objectFit: 'contain', _forced: { background: 'ground', forcedColorAdjust: 'none' } },
  },
  moons: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: 'clamp(1.75rem, 5vw, 5rem)',
    '--moon': 'min(19rem, 24vw)',
    _before: {
      content: '""',
      display: { base: 'none', md: 'block' },
      position: 'absolute',
      inset: 'calc(var(--moon) / 2 - 6px) 20% auto 0',
      height: '12px',
      limb: true,
      _forced: { background: 'CanvasText', height: '1px' },
    },
    '& > li': {
      position: 'relative',
      display: { base: 'grid', md: 'block' },
      gridTemplateColumns: { base: '4.5rem minmax(0, 1fr)', _largeText: '2.5rem minmax(0, 1fr)' },
      columnGap: '4',
      alignItems: 'start',
    },
    '& img': {
      gridRow: '1 / 3',
      width: { base: '100%', md: 'var(--moon)' },
      height: 'auto',
      marginBottom: { md: '2rem' },
      background: 'ground',
      borderRadius: 'round',
      boxShadow: { md: '0 0 0 14px {colors.ground}' },
    },
    '& h3': { textStyle: 'h3' },
    '& p': {
      marginTop: '0.4rem',
      color: 'text.2',
      textWrap: 'pretty',
    },
  },
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
} as const satisfies Record<string, SystemStyleObject>

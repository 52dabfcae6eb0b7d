import type { SystemStyleObject } from '@pandacss/dev'
import { ORBIT, ORBIT_BOX } from '#lib/engrave/tech-ring.ts'
import { styleSheet } from '#ui/style-sheet.ts'
import { APPEAR_INTERVAL_MS, TURN_DURATION_S } from './orbit.ts'

const ICON_SPRITE = 'url(/art/home-marks.svg)'

const wide = '@media (min-width: 40rem)'

// below this width the orbit is a list

/** Returns a radius of the drawing as a percentage of its box. */
const radiusPercent = (radius: number) => `${((100 * radius) / ORBIT_BOX).toFixed(2)}%`

const pausedUnlessMoving: SystemStyleObject = {
  animationPlayState: 'paused',
  '[data-moving] &': { animationPlayState: 'running' },
}

const orbitPosition: SystemStyleObject = {
  position: 'absolute',
  left: 'calc(50% + var(--cos) * var(--reach))',
  top: 'calc(50% + var(--sin) * var(--reach))',
}

/** A box without size, with the text centred on it. It rotates against the orbit, so that the text stays upright. */
const uprightLabel: SystemStyleObject = {
  ...orbitPosition,
  width: '0',
  height: '0',
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  whiteSpace: 'nowrap',
  animation: `turn ${TURN_DURATION_S}s linear infinite reverse`,
  ...pausedUnlessMoving,
}

/** The technologies on one orbit, at the positions that `orbit.tsx` computes. */
export const styles = styleSheet({
  orbitSection: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 24rem) minmax(0, 1fr)' },
    gap: '5',
    alignItems: 'center',
  },
  orbitText: {
    display: 'grid',
    gap: '1.25rem',
    justifyItems: 'start',
    '& > h2': { textStyle: 'h2' },
    '& > p': { color: 'text.2', textWrap: 'pretty' },
    '& > button': { display: { base: 'none', sm: 'inline-grid' }, marginInlineStart: '-0.875rem' },
  },
  orbit: {
    position: 'relative',
    width: { base: '100%', sm: 'min(78%, 43.75rem)' },
    marginInline: 'auto',
    marginBlock: { sm: '8%' },
    '& > img': { display: { base: 'none', sm: 'block' }, width: '100%', height: 'auto' },
  },
  orbitArcs: {
    position: 'absolute',
    inset: '0',
    // starts all rotations together, also when a phone is turned to landscape
    [wide]: { animation: `turn ${TURN_DURATION_S}s linear infinite`, ...pausedUnlessMoving },
  },
  orbitLayers: {
    display: { base: 'grid', sm: 'block' },
    borderBottom: { base: '1px solid {colors.line}', sm: '0' },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '5.5rem minmax(0, 1fr)', _largeText: 'minmax(0, 1fr)' },
      alignItems: 'baseline',
      paddingBlock: '1',
      borderTop: '1px solid {colors.line}',
    },
    '& > li > ul': {
      display: { base: 'grid', sm: 'contents' },
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(7rem, 100%), 1fr))',
      columnGap: '2',
      paddingLeft: '2',
    },
    [wide]: {
      position: 'absolute',
      inset: '0',
      animation: `turn ${TURN_DURATION_S}s linear infinite`,
      ...pausedUnlessMoving,
      '& > li': { display: 'contents' },
    },
  },
  orbitLayer: {
    textStyle: 'data',
    color: 'var(--tint)',
    [wide]: {
      ...uprightLabel,
      '--reach': radiusPercent(196),
      textShadow: '0 0 4px {colors.ground}, 0 0 8px {colors.ground}',
      '&[data-quiet]': { opacity: 0 },
    },
  },
  orbitStar: {
    display: { base: 'inline-flex', sm: 'contents' },
    alignItems: 'center',
    gap: '0.45rem',
    fontWeight: 550,
    fontSize: { base: '0.9375rem', '2xl': '1rem' },
    '& > i': {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      fontStyle: 'normal',
      fontSize: '0.75em',
      width: '2.25rem',
      height: '1.875rem',
      marginInline: '-0.5rem',
      backgroundPosition: '0 calc(var(--nth) / (var(--count) - 1) * 100%)',
      backgroundSize: '100% calc(var(--count) * 100%)',
      _plain: { display: 'none' },
    },
    // the icons load when the orbit comes near the view
    '[data-hydrated] & > i': { backgroundImage: ICON_SPRITE },
    '@media (scripting: none)': { '& > i': { backgroundImage: ICON_SPRITE } },
    [wide]: {
      '& > i': {
        ...orbitPosition,
        '--reach': radiusPercent(ORBIT.stars),
        // the more icons there are, the smaller they are
        '--size': { sm: 'min(2.25rem, 250% / var(--count))', '2xl': 'min(2.75rem, 250% / var(--count))' },
        width: 'var(--size)',
        height: 'var(--size)',
        margin: 'calc(var(--size) / -2)',
        backgroundColor: 'ground',
        border: '1px solid color-mix(in srgb, var(--tint) 60%, transparent)',
        borderRadius: 'round',
        animation: `turn ${TURN_DURATION_S}s linear infinite reverse`,
        ...pausedUnlessMoving,
      },
      '& > span': { ...uprightLabel, '--reach': { sm: radiusPercent(406), '3xl': radiusPercent(392) } },
      // a name that would touch another one is only visible on hover
      '& > [data-quiet]': { opacity: 0 },
      _hover: { '& > [data-quiet]': { opacity: 1 } },
      // icons and names appear one after another, once, even if the orbit is paused
      '[data-arrived] & > :is(i, span)': {
        animation: `turn ${TURN_DURATION_S}s linear infinite reverse, appear {durations.open} calc(var(--nth) * ${APPEAR_INTERVAL_MS}ms) backwards`,
        animationPlayState: 'paused, running',
      },
      '[data-arrived][data-moving] & > :is(i, span)': { animationPlayState: 'running' },
    },
  },
})

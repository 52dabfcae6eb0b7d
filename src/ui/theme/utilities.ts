import type { Config } from '@pandacss/dev'

type Utilities = NonNullable<NonNullable<Config['utilities']>['extend']>

/** The two edges of old instruments and charts (art direction §5), the ring that ends the eyepiece's focus, and the dash of a list. */
export const utilities: Utilities = {
  limb: {
    className: 'limb',
    values: { type: 'boolean' },
    transform: () => ({
      // tiles: over a whole rule WebKit loses ticks of a repeating gradient
      background:
        'linear-gradient(90deg, var(--colors-line-strong) 1px, transparent 0) 0 0 / 80px 12px repeat-x, linear-gradient(90deg, var(--colors-line) 1px, transparent 0) 0 0 / 8px 5px repeat-x',
    }),
  },
  ladder: {
    className: 'ladder',
    values: { type: 'string' },
    transform: (color: string) => ({
      background: `repeating-linear-gradient(90deg, ${color} 0 20px, transparent 20px 40px)`,
    }),
  },
  /** A picture that fills its box from the place it is given, cut off rather than stretched, and so does its sketch. */
  fills: {
    className: 'fills',
    values: { type: 'string' },
    transform: (place: string) => ({
      objectFit: 'cover',
      objectPosition: place,
      backgroundSize: 'cover',
      backgroundPosition: place,
    }),
  },
  /** A line of a list, behind a short dash on its first baseline. */
  dashed: {
    className: 'dashed',
    values: { type: 'boolean' },
    transform: () => ({
      display: 'grid',
      gridTemplateColumns: '1.25rem minmax(0, 1fr)',
      alignItems: 'baseline',
      '&::before': {
        content: '""',
        width: '10px',
        height: '1px',
        background: 'var(--colors-line-strong)',
        transform: 'translateY(-0.3em)',
        '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
      },
    }),
  },
  eyepiece: {
    className: 'eyepiece',
    values: { type: 'boolean' },
    transform: () => ({
      position: 'relative',
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: '-15px',
        pointerEvents: 'none',
        opacity: 0,
        transform: 'scale(1.05)',
        transition: 'opacity 240ms, transform 240ms cubic-bezier(.2,.7,.1,1)',
        background: ['50% 0 / 2px 8px', '50% 100% / 2px 8px', '0 50% / 8px 2px', '100% 50% / 8px 2px']
          .map((place) => `linear-gradient(var(--colors-cold), var(--colors-cold)) ${place} no-repeat`)
          .join(', '),
        '@media (forced-colors: active)': { display: 'none' },
      },
      '&:focus-visible::before': { opacity: 1, transform: 'none' },
    }),
  },
}

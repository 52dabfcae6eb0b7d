/** One edge of a ladder: 28 px steps (art direction §5). */
const ladder = (angle: string, place: string) =>
  `repeating-linear-gradient(${angle}{colors.line.strong} 0 28px, #0000 28px 56px) ${place} no-repeat`

/** What stands behind every dialog, and the room around it; paper shows the dialog alone. */
export const dialogBackdrop = {
  position: 'fixed',
  inset: '0',
  zIndex: 'panel',
  background: 'scrim',
  _print: { display: 'none' },
} as const
export const dialogPositioner = {
  position: 'fixed',
  inset: '0',
  zIndex: 'panel',
  display: 'grid',
  placeItems: 'center',
  padding: 'clamp(0.5rem, 2.5vw, 2.5rem)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  _print: { position: 'static', display: 'block', padding: '0', overflow: 'visible' },
} as const

/** The chequered border of an old chart, which every dialog wears: four ladders round what it holds. */
export const ladderFrame = {
  padding: '8px',
  background: [
    ladder('90deg, ', '0 0 / 100% 8px'),
    ladder('90deg, ', '0 100% / 100% 8px'),
    ladder('', '0 0 / 8px 100%'),
    ladder('', '100% 0 / 8px 100%'),
    '{colors.ground}',
  ].join(', '),
  outline: '1px solid {colors.line.strong}',
  boxShadow: 'lift',
  _open: { animation: 'arrive 420ms {easings.settle}' }, // a closed one would be waited for
  _forced: { border: '1px solid CanvasText', background: 'Canvas' },
} as const

/** The double hairline within it, and the plate. */
export const ladderInside = {
  background: 'plate',
  border: '1px solid {colors.line.strong}',
  boxShadow: 'inset 0 0 0 4px {colors.plate}, inset 0 0 0 5px {colors.line}',
} as const

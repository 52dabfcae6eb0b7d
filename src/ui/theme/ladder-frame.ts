/** Returns one edge of the ladder frame as a dashed background, with dashes and gaps of 28 px. */
const ladder = (angle: string, position: string) =>
  `repeating-linear-gradient(${angle}{colors.line.strong} 0 28px, #0000 28px 56px) ${position} no-repeat`

/** The least distance of a dialog from the edges of the screen. */
export const dialogEdge = 'clamp(0.5rem, 2.5vw, 2.5rem)'
/** The distance from each edge, which a notch or a home bar may enlarge. */
const dialogPadding = ['top', 'right', 'bottom', 'left'].map((side) => `max(${dialogEdge}, {spacing.safe.${side}})`)

/** The backdrop of every dialog. On paper, there is none. */
export const dialogBackdrop = {
  position: 'fixed',
  inset: '0',
  zIndex: 'panel',
  background: 'scrim',
  _print: { display: 'none' },
} as const
/** The element that centres a dialog on the screen. */
export const dialogPositioner = {
  position: 'fixed',
  inset: '0',
  zIndex: 'panel',
  display: 'grid',
  placeItems: 'center',
  padding: dialogPadding.join(' '),
  overflow: 'auto',
  overscrollBehavior: 'contain',
  _print: { position: 'static', display: 'block', padding: '0', overflow: 'visible' },
} as const

/** The chequered border of an old chart around every dialog, made of four ladders. */
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
  // only while open, because an animation would delay the removal of a closed dialog
  _open: { animation: 'arrive 420ms {easings.settle}' },
  _forced: { border: '1px solid CanvasText', background: 'Canvas' },
} as const

/** The area inside the frame: a background with a double hairline around it. */
export const ladderInside = {
  background: 'plate',
  border: '1px solid {colors.line.strong}',
  boxShadow: 'inset 0 0 0 4px {colors.plate}, inset 0 0 0 5px {colors.line}',
} as const

/** The graduated edge along the top of a menu, a chat or a panel. */
export const limbOnTop = {
  content: '""',
  position: 'absolute',
  insetInline: '0',
  top: '0',
  height: '12px',
  limb: true,
  _forced: { background: 'none', borderTop: '1px solid CanvasText', height: '0' },
} as const

/** A sheet above the page, such as a menu. */
export const raisedSheet = {
  background: 'raised',
  boxShadow: 'lift',
  animation: 'arrive 240ms {easings.settle}',
  _before: limbOnTop,
  _edged: { border: '1px solid CanvasText' },
} as const

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

/** Where a navigation stands: a star below the name (art direction §5). */
export const current = {
  color: 'text',
  _after: {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: '2px',
    width: '5px',
    height: '5px',
    marginLeft: '-2.5px',
    borderRadius: 'round',
    background: 'signal',
    _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
} as const

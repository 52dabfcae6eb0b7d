/** Marks the current page with a dot below its name. */
const currentPage = {
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

/** An entry in the header bar of every page: a link, or the button of a menu. */
export const barLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  paddingInline: '0.72rem',
  textStyle: 'small',
  fontWeight: 500,
  lineHeight: 1,
  color: 'text.2',
  whiteSpace: 'nowrap',
  _hover: { color: 'text' },
  '&[data-current]': currentPage,
} as const

import { css } from '#styled/css'

/** The style of a whole text and of each of its chapters. */
export const proseText = css({
  fontSize: { base: '1.125rem', lg: '1.1875rem' },
  lineHeight: 1.68,
  display: { base: 'grid', _print: 'block' }, // browsers break grids badly across printed pages
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.4em',
  _print: { '& > * + *': { marginTop: '1.2em' } },
  alignContent: 'start',
  color: 'text.article',
  '& > p': { textWrap: 'pretty', overflowWrap: 'break-word' },
  '& > figure': { marginInline: { base: 'calc(-1 * {spacing.gutter})', sm: '0' } },
  '& > section:first-child > :first-child': { marginTop: '0' },
  '& > p:first-child': { fontSize: { base: '1.3125rem', lg: '1.4375rem' }, lineHeight: 1.5, color: 'text' },
})

export const heading = css({
  position: 'relative',
  fontFamily: 'display',
  fontWeight: 350,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  color: 'text',
  marginTop: '1.1em',
  scrollMarginTop: '6rem',
  '& > [data-hash]': {
    position: { base: 'static', '2xl': 'absolute' },
    right: 'calc(100% + 0.9rem)',
    top: '0.5em',
    marginInlineEnd: { base: '0.6rem', '2xl': '0' },
    verticalAlign: '0.12em',
    fontFamily: 'data',
    fontSize: '0.9375rem',
    lineHeight: 1,
    letterSpacing: '0.05em',
    color: 'cold',
    _print: { display: 'none' },
  },
})
/** The font size of a heading, by its depth. */
export const headingSize = { 2: css({ fontSize: '1.875rem' }), 3: css({ fontSize: '1.4375rem' }) }

export const proseList = css({
  display: 'grid',
  gap: '0.6em',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '1.9rem minmax(0, 1fr)',
    alignItems: 'baseline',
    textWrap: 'pretty',
  },
})
/** The marker before each item of a list, by the kind of list. */
export const listMark = {
  ordered: css({
    counterReset: 'item',
    '& > li::before': {
      counterIncrement: 'item',
      content: 'counter(item)',
      fontFamily: 'data',
      fontSize: '0.9375rem',
      color: 'cold',
    },
  }),
  unordered: css({
    '& > li:not([data-task])::before': {
      content: '""',
      width: '12px',
      height: '1px',
      background: 'line.strong',
      transform: 'translateY(-0.3em)',
      _forced: { forcedColorAdjust: 'none', background: 'CanvasText' },
    },
  }),
}

export const quote = css({
  borderInlineStart: '1px solid {colors.signal}',
  paddingInlineStart: '5',
  paddingBlock: '1',
  textStyle: 'h3',
  color: 'text',
})

/** A note that was added to a text later. */
export const note = css({
  borderBlock: '1px solid {colors.line}',
  borderInlineStart: '3px solid {colors.cold}',
  paddingInline: '5',
  paddingBlock: '4',
  fontSize: '1rem',
  lineHeight: 1.6,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
  breakInside: 'avoid',
  '& strong': { color: 'text', fontWeight: 600 },
})

export const figure = css({
  display: 'grid',
  gap: '3',
  minWidth: '0',
})

export const caption = css({ textStyle: 'data', color: 'text.3', paddingInline: { base: 'gutter', sm: '0' } })

export const code = css({
  overflowX: 'auto',
  background: 'ground.deep',
  borderTop: '1px solid {colors.line}',
  borderBottom: '1px solid {colors.line}',
  padding: '1.25rem',
  fontFamily: 'data',
  fontSize: '0.875rem',
  lineHeight: 1.6,
  color: 'text',
  tabSize: 2,
  '& code': { font: 'inherit' },
})

export const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '1rem',
  lineHeight: 1.45,
  minWidth: { sm: '30rem' }, // no minimum width on phones, so that all columns stay visible
  '& th': {
    textAlign: 'start',
    paddingInlineStart: '0',
    textStyle: 'data',
    color: 'text.3',
    fontWeight: 500,
    paddingBlock: '2',
    paddingInlineEnd: '4',
    borderBottom: '1px solid {colors.line.strong}',
    verticalAlign: 'bottom',
  },
  '& td': {
    paddingInlineStart: '0',
    paddingBlock: '3',
    paddingInlineEnd: '4',
    borderBottom: '1px solid {colors.line}',
    verticalAlign: 'top',
  },
})

export const proseLink = css({
  underlined: 'signal',
  _hover: { textDecorationThickness: '2px' },
  // links cannot be followed on paper, so their addresses are printed
  _print: { _after: { content: '" (" attr(data-address) ")"', overflowWrap: 'anywhere' } },
})

import { css } from '#styled/css'

export const postHead = css({
  paddingTop: { base: 'clamp(6.5rem, 5rem + 4vw, 9.5rem)', _print: '0' },
  paddingBottom: 'clamp(2rem, 3.5vw, 3.5rem)',
  position: 'relative',
})
export const title = css({
  textStyle: 'h1',
  maxWidth: '15em',
  fontSize: { base: 'clamp(2.25rem, 1.4rem + 3.6vw, 4.5rem)', _largeText: '1.5rem' },
  marginBlock: '1.25rem 2rem',
})
export const byline = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })
export const postCover = css({
  '& img': {
    width: '100%',
    height: 'clamp(min(15rem, 56.25vw), 46vw, 42rem)', // narrow screens show the whole 16:9 picture
    fills: '50% 100%',
    backgroundColor: 'plate',
  },
})
export const columns = css({
  display: { base: 'grid', _print: 'block' },
  position: 'relative',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    lg: 'minmax(0, 41rem) minmax(0, 16rem)',
    '2xl': 'minmax(2rem, 1fr) minmax(0, 41rem) minmax(2rem, 1fr) minmax(0, 18rem)',
  },
  /**
   * The rows beside the text: articles and tags are as high as their content, and the table of contents takes the
   * remaining height.
   */
  gridTemplateRows: { lg: 'auto 1fr' },
  rowGap: { base: '3.5rem', lg: '5' },
  columnGap: { base: '3.5rem', '2xl': '0' },
  justifyContent: 'space-between',
  paddingBlock: 'clamp(2.5rem, 5vw, 5rem) {spacing.section}',
})
export const mainColumn = css({
  gridColumn: { lg: '1', '2xl': '2' },
  gridRow: { lg: '1 / span 2' },
  minWidth: '0',
})
export const asideColumn = css({
  _print: { display: 'none' },
  gridColumn: { lg: '2', '2xl': '4' },
  gridRow: { lg: '1' },
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
})
export const asideHeading = css({ textStyle: 'data', fontWeight: 500, lineHeight: 1, color: 'text.3', marginTop: '4' })
export const relatedLink = css({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: '4',
  alignItems: 'start',
  textStyle: 'label',
  textWrap: 'balance',
  minHeight: 'tap',
  _hover: { underlined: 'signal' },
  '& img': { width: '6rem', height: '3.75rem', objectFit: 'cover', background: 'plate' },
})
export const signature = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1.25rem',
  marginTop: '3.5rem',
  paddingTop: '2rem',
  limb: true,
})
/** The chapters beside a text. They stay in view while the reader scrolls. */
export const chapters = css({
  display: { base: 'none', lg: 'block', _print: 'none' },
  gridColumn: { lg: '2', '2xl': '4' },
  gridRow: { lg: '2' },
  alignSelf: 'start',
  position: 'sticky',
  top: 'calc(6rem + {spacing.safe.top})',
  maxHeight: 'calc(100dvh - 7rem - {spacing.safe.top} - {spacing.safe.bottom})',
  overflowY: 'auto',
  '& > ol': { marginTop: '3', borderInlineStart: '1px solid {colors.line}' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'tap',
    paddingBlock: '2',
    paddingInlineStart: '4',
    textStyle: 'label',
    textWrap: 'balance',
    color: 'text.2',
    _hover: { color: 'text' },
    '&[aria-current]': {
      color: 'text',
      marginInlineStart: '-1px',
      borderInlineStart: '1px solid {colors.signal}',
    },
  },
})
export const contents = css({
  display: { lg: 'none', _print: 'none' },
  marginBottom: '2.5rem',
  borderBlock: '1px solid {colors.line}',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '3.25rem',
    textStyle: 'label',
    _after: { content: '"+"', fontFamily: 'data', color: 'cold' },
  },
  '&[open] > summary': { _after: { content: '"–"' } },
  '& > ol': { paddingBottom: '4' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: 'tap', color: 'text.2', _hover: { color: 'text' } },
})
export const tagRow = css({ display: 'flex', flexWrap: 'wrap', gap: '0.4rem' })

/** Puts the tags at the end of the row of the byline if there is space, and otherwise below the byline. */
export const endAligned = css({ marginInlineStart: { lg: 'auto' }, width: { base: '100%', lg: 'auto' } })

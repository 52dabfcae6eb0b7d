import { css } from '#styled/css'

export const byline = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })
export const postCover = css({
  '& img': {
    width: '100%',
    height: 'clamp(min(15rem, 56.25vw), 46vw, 42rem)', // narrow screens show the whole 16:9 picture
    fills: '50% 100%',
    backgroundColor: 'plate',
  },
})
export const asideColumn = css({
  _print: { display: 'none' },
  gridColumn: { lg: '2', '2xl': '4' },
  gridRow: { lg: '1' },
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
})
export const relatedLink = css({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: '4',
  alignItems: 'start',
  textStyle: 'label',
  textWrap: 'balance',
  minHeight: 'tap',
  _hover: { underlined: 'signal' },
  '& > [data-near]': { width: '6rem', height: '3.75rem', background: 'plate' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
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
/** The name of a guest, which leads to their own site. */
export const guestLink = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'tap', underlined: 'signal' })
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

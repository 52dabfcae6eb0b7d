import { css } from '#styled/css'

export const textHead = css({
  paddingTop: { base: 'clamp(6.5rem, 5rem + 4vw, 9.5rem)', _print: '0' },
  paddingBottom: 'clamp(2rem, 3.5vw, 3.5rem)',
  position: 'relative',
})

export const textTitle = css({
  textStyle: 'h1',
  maxWidth: '15em',
  fontSize: { base: 'clamp(2.25rem, 1.4rem + 3.6vw, 4.5rem)', _largeText: '1.5rem' },
  marginBlock: '1.25rem 2rem',
})

/** The columns of a page with a text: the text, and what stands beside it or, if there is no space, above or below it. */
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

export const asideHeading = css({ textStyle: 'data', fontWeight: 500, lineHeight: 1, color: 'text.3', marginTop: '4' })

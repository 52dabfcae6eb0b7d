import { css } from '#styled/css'

/** The page's column: gutters, and at most 82rem wide. */
export const pageColumn = css({
  width: '100%',
  maxWidth: 'calc({sizes.wrap} + 2 * {spacing.gutter})',
  marginInline: 'auto',
  paddingInline: 'gutter',
})

/** For what is useless on paper: links to other pages, and what only works on a screen. */
export const screenOnly = css({ _print: { display: 'none' } })

/** For an element that only groups others, which are laid out as if it did not exist. */
export const displayContents = css({ display: 'contents' })

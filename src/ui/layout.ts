import { css } from '#styled/css'

/** The page's column: gutters, and never wider than 82rem. */
export const pageColumn = css({
  width: '100%',
  maxWidth: 'calc({sizes.wrap} + 2 * {spacing.gutter})',
  marginInline: 'auto',
  paddingInline: 'gutter',
})

/** For what has no use on paper: ways to other pages, and what only a screen can do. */
export const screenOnly = css({ _print: { display: 'none' } })

/** For an element that only holds several together: they are laid out as if it were not there. */
export const displayContents = css({ display: 'contents' })

import { css } from '#styled/css'

/** The page's column: gutters, and never wider than 82rem. */
export const wrap = css({
  width: '100%',
  maxWidth: 'calc({sizes.wrap} + 2 * {spacing.gutter})',
  marginInline: 'auto',
  paddingInline: 'gutter',
})

/** For an element that only holds several together: they are laid out as if it were not there. */
export const around = css({ display: 'contents' })

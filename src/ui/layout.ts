import { css } from '#styled/css'

/** The page's column: gutters, and never wider than 82rem. */
export const wrap = css({
  width: '100%',
  maxWidth: 'calc({sizes.wrap} + 2 * {spacing.gutter})',
  marginInline: 'auto',
  paddingInline: 'gutter',
})

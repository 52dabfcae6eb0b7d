import { css } from '#styled/css'

/** A button or a link in a line of small text: below the list of the menu, and in the last line of the footer. */
export const lineControl = css({
  plainButton: true,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  gap: '2',
  textStyle: 'small',
  color: 'text.2',
  _hover: { color: 'text' },
})

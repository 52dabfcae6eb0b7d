/** The word mark as a link, at the head and at the foot of a page. */
export const logoStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  '& > svg': { height: '1.9rem', width: 'auto' },
}

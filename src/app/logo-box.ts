/** Styles of the wordmark as a link, in the header and in the footer. */
export const logoStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  '& > svg': { height: '1.9rem', width: 'auto', maxWidth: 'min(13rem, 45vw)' },
}

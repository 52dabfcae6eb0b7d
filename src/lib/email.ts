/**
 * Whether a text can be an email address, by the rule browsers use for `type=email` (HTML standard, 'valid e-mail
 * address'), without its spaces at the ends.
 */
export function isEmail(text: string): boolean {
  const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
  return new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`).test(text.trim())
}

/** Whether something stands on both sides of an '@': the site's mildest rule, which no address of any script breaks. */
export function hasBothEnds(text: string): boolean {
  return /[^\s@]@[^\s@]/.test(text)
}

type Sender = { readonly name: string; readonly email: string }
type Words = { readonly nameMissing: string; readonly emailMissing: string; readonly emailWrong: string }

/** Returns the errors of a sender by field: a name is required, and a valid email address. */
export function validateSender({ name, email }: Sender, words: Words): { readonly [Field in keyof Sender]?: string } {
  return {
    ...(name.trim() === '' && { name: words.nameMissing }),
    ...(email.trim() === '' ? { email: words.emailMissing } : !isEmail(email) && { email: words.emailWrong }),
  }
}

/**
 * Returns whether a text, without surrounding spaces, can be an email address. The rule is that of `type=email` (HTML
 * standard, 'valid e-mail address'), plus letters of every script on both sides of the '@' (RFC 6531), which browsers
 * refuse before it.
 */
function isEmail(text: string): boolean {
  const foreign = '\\u0080-\\u{10FFFF}' // includes spaces, which the last line excludes first
  const letter = `[a-zA-Z0-9${foreign}]`
  const label = `${letter}(?:[a-zA-Z0-9${foreign}-]{0,61}${letter})?`
  const address = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~${foreign}-]+@${label}(?:\\.${label})*$`, 'u')
  return !/[\s\p{Cc}]/u.test(text.trim()) && address.test(text.trim())
}

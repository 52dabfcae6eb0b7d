type Sender = { readonly name: string; readonly email: string }
type Words = { readonly nameMissing: string; readonly emailMissing: string; readonly emailWrong: string }

/** Returns the errors of a sender by field: a name and a valid email address are required. */
export function validateSender({ name, email }: Sender, words: Words): { readonly [Field in keyof Sender]?: string } {
  return {
    ...(name.trim() === '' && { name: words.nameMissing }),
    ...(email.trim() === '' ? { email: words.emailMissing } : !isEmail(email) && { email: words.emailWrong }),
  }
}

/**
 * Returns whether a text, without surrounding spaces, can be an email address. The rule is that of `type=email` (HTML
 * standard, 'valid e-mail address'), but letters of every script are also valid on both sides of the '@' (RFC 6531).
 * Browsers reject such letters before the '@'.
 */
function isEmail(text: string): boolean {
  const nonAscii = '\\u0080-\\u{10FFFF}' // includes spaces and control characters that are rejected before
  const character = `[a-zA-Z0-9${nonAscii}]`
  const label = `${character}(?:[a-zA-Z0-9${nonAscii}-]{0,61}${character})?`
  const address = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~${nonAscii}-]+@${label}(?:\\.${label})*$`, 'u')
  return !/[\s\p{Cc}]/u.test(text.trim()) && address.test(text.trim())
}

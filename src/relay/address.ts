/** A name, which may be empty, and an email address, as header fields have them. */
export type Address = { readonly name: string; readonly address: string }

/** The longest address that a mail server takes (RFC 5321 4.5.3.1.3). */
const MAX_LENGTH = 254
/** The part before the '@' is an atom of RFC 5322 without quotes: letters outside ASCII need servers with SMTPUTF8. */
const PLAIN = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*\.)*[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*$/u

/** Returns an address that may stand in a header field and in an SMTP command as it is; null for any other text. */
export function plainAddress(text: string): string | null {
  const address = text.trim()
  return address.length <= MAX_LENGTH && PLAIN.test(address) ? address : null
}

/** Parses `address` or `Name <address>`; returns null for anything else. */
export function parseAddress(text: string): Address | null {
  const [, name = '', inBrackets] = /^([^<>"\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? []
  const address = plainAddress(inBrackets ?? text)
  return address === null ? null : { name: name.trim(), address }
}

import { attempt } from '#lib/attempt.ts'

/** The named character references that models commonly use. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  times: '×',
  rarr: '→',
  larr: '←',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  euro: '€',
  pound: '£',
}

/** Decodes the character references in a text. Unknown names stay as they are, and invalid numbers become U+FFFD. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w+));/g, (reference, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(entities, name) ? (entities[name] ?? reference) : reference
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : '\ufffd'
  })
}

/**
 * Returns the URL of a link in a model's answer if it is a mailto link or an https URL without a user name and
 * password, otherwise null.
 */
export function safeHref(href: string): string | null {
  const url = attempt(() => new URL(decodeEntities(href).trim()), null)
  const isAllowed =
    url?.protocol === 'mailto:' || (url?.protocol === 'https:' && url.username === '' && url.password === '')
  return url && isAllowed ? url.href : null
}

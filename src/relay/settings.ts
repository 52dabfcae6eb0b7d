import { isIP } from 'node:net'
import { type Address, parseAddress } from './address.ts'

type Env = Readonly<Record<string, string | undefined>>
type Rule = {
  /** The value of a missing variable; null if the owner must set it. */
  readonly fallback: string | null
  readonly looksLike: string
  readonly accepts: (value: string) => boolean
  /** Whether a sentence about the value must not repeat it. */
  readonly isSecret?: boolean
}

/** Where and how the mail server is reached. */
export type SmtpSettings = {
  readonly host: string
  readonly port: number
  /** Whether the connection begins with TLS. Otherwise it changes to TLS if the server offers that. */
  readonly isTls: boolean
  readonly login: { readonly user: string; readonly password: string } | null
}

/** The settings of the relay (src/docs/mail.md, 'Run the relay'). */
export type RelaySettings = {
  readonly host: string
  readonly port: number
  readonly origins: readonly string[]
  readonly to: string
  readonly from: Address
  readonly smtp: SmtpSettings
  readonly folder: string
  readonly trustedProxies: readonly string[]
  readonly limits: { readonly perAddress: number; readonly inAll: number }
  readonly publicUrl: string
  readonly newsletterTemplate: string
}

const LARGEST_PORT = 65_535
const SMTP_PORTS = { 'smtp:': 587, 'smtps:': 465 } as const

const rules = {
  RELAY_HOST: {
    fallback: '127.0.0.1',
    looksLike: 'an IP address of this computer',
    accepts: (value) => isIP(value) > 0,
  },
  RELAY_PORT: {
    fallback: '8025',
    looksLike: 'a port from 0 to 65535',
    accepts: (value) => isCount(value, LARGEST_PORT),
  },
  RELAY_ORIGINS: {
    fallback: null,
    looksLike: 'addresses of sites without a path, with commas between them, such as https://vyomix.example',
    accepts: (value) => listOf(value).length > 0 && listOf(value).every(isOrigin),
  },
  RELAY_TO: { fallback: null, looksLike: 'an email address', accepts: isMailAddress },
  RELAY_FROM: {
    fallback: null,
    looksLike: 'an email address, or a name and an address, such as Vyomix <site@vyomix.example>',
    accepts: (value) => parseAddress(value) !== null,
  },
  RELAY_SMTP_URL: {
    fallback: null,
    looksLike: 'the address of a mail server, such as smtp://user:password@mail.example:587 or smtps://mail.example',
    accepts: (value) => parseSmtpUrl(value) !== null,
    isSecret: true,
  },
  RELAY_FOLDER: { fallback: '.relay', looksLike: 'the path of a folder', accepts: (value) => value !== '' },
  RELAY_TRUSTED_PROXIES: {
    fallback: '127.0.0.1,::1',
    looksLike: 'IP addresses or networks with commas between them, such as 127.0.0.1,10.0.0.0/8, or nothing',
    accepts: (value) => listOf(value).every(isNetwork),
  },
  RELAY_LIMIT_PER_ADDRESS: {
    fallback: '20',
    looksLike: 'a number of messages an hour from 1 to 100000',
    accepts: isLimit,
  },
  RELAY_LIMIT_IN_ALL: { fallback: '500', looksLike: 'a number of messages an hour from 1 to 100000', accepts: isLimit },
  RELAY_PUBLIC_URL: {
    fallback: '',
    looksLike: 'an address without a path, such as https://vyomix.example, or nothing',
    accepts: (value) => value === '' || isOrigin(value),
  },
  VITE_MAIL_NEWSLETTER_TEMPLATE: {
    fallback: 'newsletter_template',
    looksLike: 'a template id',
    accepts: (value) => value !== '',
  },
} as const satisfies Record<string, Rule>

type Name = keyof typeof rules

/**
 * Reads the settings of the relay from the environment variables.
 * @throws an Error that lists every variable that is missing or malformed, with its expected form
 */
export function parseRelaySettings(env: Env): RelaySettings {
  const problems: string[] = []
  const read = (name: Name): string => {
    const { fallback, looksLike, accepts, isSecret }: Rule = rules[name]
    const value = env[name]?.trim() ?? fallback
    if (value === null) problems.push(`${name} is missing. It should look like ${looksLike}.`)
    else if (!accepts(value) || /\p{Cc}/u.test(value))
      problems.push(`${name} ${isSecret ? 'is malformed' : `holds "${value}"`} but should look like ${looksLike}.`)
    return value ?? ''
  }
  const origins = listOf(read('RELAY_ORIGINS'))
  const settings = {
    host: read('RELAY_HOST'),
    port: Number(read('RELAY_PORT')),
    origins,
    to: read('RELAY_TO'),
    from: parseAddress(read('RELAY_FROM')),
    smtp: parseSmtpUrl(read('RELAY_SMTP_URL')),
    folder: read('RELAY_FOLDER'),
    trustedProxies: listOf(read('RELAY_TRUSTED_PROXIES')),
    limits: { perAddress: Number(read('RELAY_LIMIT_PER_ADDRESS')), inAll: Number(read('RELAY_LIMIT_IN_ALL')) },
    publicUrl: read('RELAY_PUBLIC_URL') || (origins[0] ?? ''),
    newsletterTemplate: read('VITE_MAIL_NEWSLETTER_TEMPLATE'),
  }
  const { from, smtp } = settings
  if (problems.length > 0 || from === null || smtp === null)
    throw new Error(`The relay's settings need a correction.\n${problems.join('\n')}`)
  return { ...settings, from, smtp }
}

/** Returns the folder of the relay, and the address in its links, for commands that need nothing else. */
export function parseFolderSettings(env: Env): { readonly folder: string; readonly publicUrl: string } {
  const folder = env.RELAY_FOLDER?.trim() || rules.RELAY_FOLDER.fallback
  return { folder, publicUrl: env.RELAY_PUBLIC_URL?.trim() || (listOf(env.RELAY_ORIGINS ?? '')[0] ?? '') }
}

function parseSmtpUrl(value: string): SmtpSettings | null {
  if (/\s/.test(value) || !URL.canParse(value)) return null
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(value)
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return null
  if (hostname === '' || !['', '/'].includes(pathname) || search !== '' || hash !== '') return null
  const [user, secret] = [decoded(username), decoded(password)]
  if (user === null || secret === null) return null
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? SMTP_PORTS[protocol] : Number(port),
    isTls: protocol === 'smtps:',
    login: user === '' ? null : { user, password: secret },
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function listOf(value: string): readonly string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function isOrigin(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value
}

function isMailAddress(value: string): boolean {
  const address = parseAddress(value)
  return address !== null && address.name === ''
}

function isNetwork(value: string): boolean {
  const [address = '', bits] = value.split('/')
  const version = isIP(address)
  return version > 0 && (bits === undefined || isCount(bits, version === 4 ? 32 : 128))
}

function isLimit(value: string): boolean {
  return value !== '0' && isCount(value, 100_000)
}

function isCount(value: string, most: number): boolean {
  return /^(0|[1-9]\d{0,5})$/.test(value) && Number(value) <= most
}

import { brandColors, exampleColors } from '#lib/brand-colors.ts'

/** The ways in which the forms can send mail. Each has its own request (src/docs/mail.md). */
export const mailProviders = ['emailjs', 'web3forms', 'formspree', 'relay'] as const
export type MailProvider = (typeof mailProviders)[number]

/** The services that can count visits. Each has its own request (`app/visit-request.ts`). */
const visitServices = ['plausible', 'umami', 'goatcounter'] as const

/** Where visits are counted: the service, the address of its server without a final slash, and the site's id there. */
export type VisitCounter = {
  readonly service: (typeof visitServices)[number]
  readonly server: string
  readonly site: string
}

type Env = Readonly<Record<string, string | boolean | undefined>>
type Rule = { readonly fallback: string; readonly looksLike: string; readonly accepts: (value: string) => boolean }

/**
 * Returns whether a value is a URL with one of these protocols, without credentials, and with a plain host. In a host,
 * characters such as `;` or `*` would change the security policy.
 */
function isUrl(value: string, ...protocols: readonly string[]): boolean {
  // `new URL` would also accept line breaks, backslashes and 'https:host', which are no valid addresses in a page
  if (/[\s\\]/.test(value) || !/^[a-z]+:\/\/[^/]/i.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  if (username !== '' || password !== '') return false // `fetch` rejects URLs with credentials
  return protocols.includes(protocol) && /^([a-z\d._-]+|\[[a-f\d:]+\])$/.test(hostname)
}

function isSiteUrl(value: string): boolean {
  return isUrl(value, 'http:', 'https:') && new URL(value).pathname === '/' && !/[?#@]|\/$/.test(value)
}

function isEndpoint(value: string): boolean {
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(value) && isUrl(value, 'http:')
  return /^\/(?![/\\])\S*$/.test(value) || isUrl(value, 'https:') || isLocal
}

const isHttpsOrEmpty = (value: string) => value === '' || isUrl(value, 'https:')
const isPhone = (value: string) => /^\+\d[\d ]{7,18}\d$/.test(value)
const isDigits = (value: string) => /^\d{8,15}$/.test(value)
/** Leaves out what `mailto:` and a policy would take for their own signs. */
const isEmail = (value: string) => /^[^\s@:;,<>()"?&#%\\]+@[^\s@:;,<>()"?&#%\\]+\.[^\s@:;,<>()"?&#%\\]+$/.test(value)
const isMailProvider = (value: string) => mailProviders.some((name) => name === value)
const isContact = (value: string) => value === '' || isEmail(value) || isUrl(value, 'https:')
const isDay = (value: string) => new Date(`${value}T00:00Z`).toJSON()?.startsWith(value) === true
const isDayOrEmpty = (value: string) => value === '' || (/^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value))
/** Returns a test for colours such as #ff8a3d, with spaces between them. */
const isColors = (count: number) => (value: string) => new RegExp(`^(#[a-f\\d]{6}( +|$)){${count}}$`, 'i').test(value)
const isVisitCounter = (value: string) => value === '' || parseVisitCounter(value) !== null
const isVerification = (value: string) =>
  value === '' || value.split(/ +/).every((tag) => VERIFICATION_TAG.test(tag) && !OTHER_TAGS.test(tag))
const isFilled = (value: string) => value.trim() !== ''
const acceptsAny = () => true

/** Names of tags that tell browsers and search engines something else, such as not to list the page. */
const OTHER_TAGS =
  /^(robots|\w*bot|viewport|description|keywords|referrer|author|generator|application-name|theme-color|color-scheme|format-detection|page-seal|twitter:.*)=/i

const VERIFICATION_TAG = /^([a-z][\w.:-]*)=([\w.:/+-]+=*)$/i

/** Returns the counter of visits that a setting names, or null if it is malformed. GoatCounter needs no id of the site. */
function parseVisitCounter(value: string): VisitCounter | null {
  const [name, server = '', site = '', ...rest] = value.split(/ +/)
  const service = visitServices.find((known) => known === name)
  const isServer = isEndpoint(server) && !server.startsWith('/') && !/[?#]|\/$/.test(server)
  const isSite = service === 'goatcounter' ? site === '' : /^[\w.:/-]+$/.test(site)
  return service && isServer && isSite && rest.length === 0 ? { service, server, site } : null
}

/** Returns the `<meta>` tags by which search engines recognise the owner, as pairs of name and content. */
function parseVerification(value: string): readonly (readonly [name: string, content: string])[] {
  return value.split(/ +/).flatMap((tag) => {
    const [, name, content] = VERIFICATION_TAG.exec(tag) ?? []
    return name !== undefined && content !== undefined ? [[name, content] as const] : []
  })
}

/**
 * The settings that an owner changes without touching code. Each value comes from a `VITE_…` variable (see
 * `.env.example`) or from its fallback. A malformed value stops the build with an error that names the variable.
 */
const rules = {
  VITE_SITE_URL: {
    fallback: 'https://vyomix.example',
    looksLike: 'an address without a path or a final slash, such as https://vyomix.example',
    accepts: isSiteUrl,
  },
  VITE_SITE_NAME: {
    fallback: 'Vyomix',
    looksLike: 'a name of at most 30 characters without braces',
    accepts: (value) => isFilled(value) && value.length <= 30 && !/[{}]/.test(value),
  },
  VITE_SHORT_NAME: {
    fallback: '',
    looksLike: 'a name of at most 14 characters, or nothing',
    accepts: (value) => [...value].length <= 14,
  },
  VITE_SIGNAL_COLORS: {
    fallback: exampleColors.signal,
    looksLike: 'three colours, such as "#ff8a3d #ffab6b #8f3d00"',
    accepts: isColors(3),
  },
  VITE_STAR_COLORS: {
    fallback: exampleColors.stars,
    looksLike: 'six colours, such as "#a9c1ff #d3e0ff #f6f2e6 #ffe2a6 #ffc07d #ff9c7a"',
    accepts: isColors(6),
  },
  VITE_CHAT_APP_URL: {
    fallback: 'https://wa.me/',
    looksLike: 'an https address that the number is appended to, such as https://wa.me/',
    accepts: (value) => isUrl(value, 'https:') && value.endsWith('/'),
  },
  VITE_CHAT_APP_NUMBER: {
    fallback: '910000000000',
    looksLike: 'digits alone with the country code, such as 910000000000',
    accepts: isDigits,
  },
  VITE_PHONE: {
    fallback: '+91 00000 00000',
    looksLike: 'a number with its country code, such as +91 00000 00000',
    accepts: isPhone,
  },
  VITE_PHONE_2: {
    fallback: '+91 00000 00001',
    looksLike: 'a number with its country code, such as +91 00000 00001',
    accepts: isPhone,
  },
  VITE_EMAIL: { fallback: 'hello@vyomix.example', looksLike: 'an email address', accepts: isEmail },
  VITE_MAIL_PROVIDER: {
    fallback: 'emailjs',
    looksLike: `one of ${mailProviders.join(', ')}`,
    accepts: isMailProvider,
  },
  VITE_MAIL_ENDPOINT: {
    fallback: '/api/v1.0/email/send',
    looksLike: 'an https address or a path of this site, such as /api/v1.0/email/send',
    accepts: isEndpoint,
  },
  VITE_MAIL_SERVICE: {
    fallback: 'local_service',
    looksLike: "the mail service's public service id",
    accepts: isFilled,
  },
  VITE_MAIL_MEETING_TEMPLATE: { fallback: 'meeting_template', looksLike: 'a template id', accepts: isFilled },
  VITE_MAIL_NEWSLETTER_TEMPLATE: { fallback: 'newsletter_template', looksLike: 'a template id', accepts: isFilled },
  VITE_MAIL_USER: { fallback: 'local_public_id', looksLike: "the mail service's public user id", accepts: isFilled },
  VITE_MAIL_TO: { fallback: 'hello@vyomix.example', looksLike: 'an email address', accepts: isEmail },
  VITE_RESPONSIBLE_NAME: { fallback: 'Vyomix', looksLike: 'the name of a person or company', accepts: isFilled },
  VITE_RESPONSIBLE_ADDRESS: {
    fallback: '12 Station Road, Dhruvgarh, Rajasthan 000000, India',
    looksLike: 'a postal address in one line',
    accepts: isFilled,
  },
  VITE_GRIEVANCE_EMAIL: {
    fallback: 'hello@vyomix.example',
    looksLike: 'an email address',
    accepts: isEmail,
  },
  VITE_SECURITY_CONTACT: {
    fallback: '',
    looksLike: 'an email address, an https address, or nothing',
    accepts: isContact,
  },
  VITE_SECURITY_EXPIRES: { fallback: '', looksLike: 'a day such as 2027-06-30, or nothing', accepts: isDayOrEmpty },
  VITE_CORS_PROXY: {
    fallback: '',
    looksLike: 'an https address ending in a slash, or nothing',
    accepts: (value) => isHttpsOrEmpty(value) && (value === '' || value.endsWith('/')),
  },
  VITE_CHAT_EMBED_URL: { fallback: '', looksLike: 'an https address of a script, or nothing', accepts: isHttpsOrEmpty },
  VITE_DEFAULT_MODEL: { fallback: '', looksLike: 'a model id, or nothing', accepts: acceptsAny },
  VITE_LINKEDIN_URL: {
    fallback: 'https://linkedin.example/vyomix',
    looksLike: 'an https address, or nothing',
    accepts: isHttpsOrEmpty,
  },
  VITE_X_URL: {
    fallback: 'https://x.example/vyomix',
    looksLike: 'an https address, or nothing',
    accepts: isHttpsOrEmpty,
  },
  VITE_GITHUB_URL: {
    fallback: 'https://github.example/vyomix',
    looksLike: 'an https address, or nothing',
    accepts: isHttpsOrEmpty,
  },
  VITE_INSTAGRAM_URL: {
    fallback: 'https://instagram.example/vyomix',
    looksLike: 'an https address, or nothing',
    accepts: isHttpsOrEmpty,
  },
  VITE_VISITS: {
    fallback: '',
    looksLike:
      'plausible https://plausible.io example.com, umami https://cloud.umami.is WEBSITE-ID, goatcounter https://NAME.goatcounter.com, or nothing',
    accepts: isVisitCounter,
  },
  VITE_VERIFICATION: {
    fallback: '',
    looksLike:
      'names and values of meta tags, such as google-site-verification=abc123 msvalidate.01=DEF456, or nothing',
    accepts: isVerification,
  },
} as const satisfies Record<string, Rule>

type Name = keyof typeof rules

/** The default value of each setting. */
export const examples = Object.fromEntries(
  Object.entries(rules).map(([name, { fallback }]) => [name, fallback]),
) as Readonly<Record<Name, string>>

/** Returns what the value of a setting should look like, or null if it does. */
export function settingProblem(name: string, value: string): string | null {
  const rule: Rule | undefined = rules[name as Name]
  return rule === undefined || (rule.accepts(value) && !/\p{Cc}/u.test(value)) ? null : rule.looksLike
}

/**
 * Reads the owner's settings from the environment variables.
 * @throws an Error that lists every malformed variable with its name, its value and the expected form
 */
export function parseConfig(env: Env) {
  const problems: string[] = []
  const read = (name: Name): string => {
    const { fallback, looksLike, accepts } = rules[name] as Rule
    const rawValue = env[name]
    const value = rawValue === undefined ? fallback : String(rawValue).trim()
    if (!accepts(value) || /\p{Cc}/u.test(value))
      problems.push(`${name} holds "${value}" but should look like ${looksLike}.`)
    return value
  }
  const name = read('VITE_SITE_NAME')
  const config = {
    siteUrl: read('VITE_SITE_URL'),
    name,
    /** Only for the build, as are the colours: the site's scripts do not contain them. */
    shortName: read('VITE_SHORT_NAME') || name,
    colors: brandColors(read('VITE_SIGNAL_COLORS'), read('VITE_STAR_COLORS')),
    chatApp: { url: read('VITE_CHAT_APP_URL'), number: read('VITE_CHAT_APP_NUMBER') },
    phone: read('VITE_PHONE'),
    phone2: read('VITE_PHONE_2'),
    email: read('VITE_EMAIL'),
    mail: {
      provider: read('VITE_MAIL_PROVIDER') as MailProvider,
      endpoint: read('VITE_MAIL_ENDPOINT'),
      service: read('VITE_MAIL_SERVICE'),
      meetingTemplate: read('VITE_MAIL_MEETING_TEMPLATE'),
      newsletterTemplate: read('VITE_MAIL_NEWSLETTER_TEMPLATE'),
      user: read('VITE_MAIL_USER'),
      to: read('VITE_MAIL_TO'),
    },
    responsible: {
      name: read('VITE_RESPONSIBLE_NAME'),
      address: read('VITE_RESPONSIBLE_ADDRESS'),
      grievances: read('VITE_GRIEVANCE_EMAIL'),
    },
    /** Whom to tell about a weakness (RFC 9116). Only the build knows it: the scripts of the site do not contain it. */
    security: { contact: read('VITE_SECURITY_CONTACT'), expires: read('VITE_SECURITY_EXPIRES') },
    corsProxy: read('VITE_CORS_PROXY'),
    chatEmbedUrl: read('VITE_CHAT_EMBED_URL'),
    defaultModel: read('VITE_DEFAULT_MODEL'),
    social: [
      { name: 'LinkedIn', url: read('VITE_LINKEDIN_URL') },
      { name: 'X', url: read('VITE_X_URL') },
      { name: 'GitHub', url: read('VITE_GITHUB_URL') },
      { name: 'Instagram', url: read('VITE_INSTAGRAM_URL') },
    ].filter(({ url }) => url !== ''),
    visits: parseVisitCounter(read('VITE_VISITS')),
    verification: parseVerification(read('VITE_VERIFICATION')),
  }
  const { provider, endpoint } = config.mail
  if (takesOnlyItsOwnShape(provider) && endpoint.startsWith('/'))
    problems.push(`VITE_MAIL_ENDPOINT holds "${endpoint}" but should be the https address of ${provider}.`)
  const { contact, expires } = config.security
  if ((contact === '') !== (expires === ''))
    problems.push('VITE_SECURITY_CONTACT and VITE_SECURITY_EXPIRES need each other: set both, or neither.')
  if (problems.length > 0) throw new Error(`The site's settings need a correction.\n${problems.join('\n')}`)
  return config
}

/** Returns whether a provider takes a shape of its own, which no path of this site accepts. */
function takesOnlyItsOwnShape(provider: MailProvider): boolean {
  return provider === 'web3forms' || provider === 'formspree'
}

export const config = parseConfig(import.meta.env ?? {})

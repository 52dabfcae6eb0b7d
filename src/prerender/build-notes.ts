import { examples } from '#content/config.ts'
import { decisions } from '#content/facts-schema.ts'
import { daysBetween } from '#lib/calendar.ts'

type Env = Readonly<Record<string, string | boolean | undefined>>
type SettingName = keyof typeof examples

/** The consequences of settings that still have the values of `.env.example`. */
const consequences: readonly { readonly names: readonly SettingName[]; readonly sentence: string }[] = [
  { names: ['VITE_MAIL_ENDPOINT'], sentence: 'Nobody receives the forms' },
  { names: ['VITE_MAIL_TO', 'VITE_EMAIL'], sentence: 'Nobody reads mail to the example address' },
  {
    names: ['VITE_RESPONSIBLE_NAME', 'VITE_RESPONSIBLE_ADDRESS', 'VITE_GRIEVANCE_EMAIL'],
    sentence: 'The privacy policy does not yet say who is responsible',
  },
  { names: ['VITE_PHONE', 'VITE_PHONE_2'], sentence: 'Nobody answers the telephone' },
  { names: ['VITE_CHAT_APP_NUMBER'], sentence: 'Nobody receives messages in the chat app' },
  { names: ['VITE_SITE_URL'], sentence: `Links, feeds and the sitemap point to ${examples.VITE_SITE_URL}` },
  {
    names: ['VITE_LINKEDIN_URL', 'VITE_X_URL', 'VITE_GITHUB_URL', 'VITE_INSTAGRAM_URL'],
    sentence: 'Links to social networks lead nowhere',
  },
]

/** Something on the site that has a date. */
type Dated = { readonly what: string; readonly day: string }

/** What the notes are about, apart from the settings. */
type Content = {
  readonly dated: readonly Dated[]
  /** The titles of the projects that are examples. */
  readonly examples: readonly string[]
  readonly facts: Readonly<Record<(typeof decisions)[number], string>>
}

/**
 * Returns what the owner should know after a successful build: the settings that are unchanged from `.env.example` and
 * the consequences, the variables that begin with `VITE_` but are not settings, a security.txt that ends soon, the dates
 * in the past, the projects that are examples, and the decisions in `facts.yaml` that are not made. Returns an empty
 * list if there is nothing to report.
 * @param today a day such as 2026-11-27
 */
export function buildNotes(
  env: Env,
  { dated, examples: exampleProjects, facts }: Content,
  today: string,
): readonly string[] {
  const settingOf = (name: SettingName) => (env[name] === undefined ? examples[name] : String(env[name]).trim())
  // the relay may be at the address of the example, behind the web server of the site
  const isRelayed = (name: SettingName) => name === 'VITE_MAIL_ENDPOINT' && settingOf('VITE_MAIL_PROVIDER') === 'relay'
  const isExample = (name: SettingName) => settingOf(name) === examples[name] && !isRelayed(name)
  const settingNotes = consequences.flatMap(({ names, sentence }) => {
    const unchanged = names.filter(isExample)
    return unchanged.length === 0
      ? []
      : [`${sentence}: ${joinWithAnd(unchanged)} ${unchanged.length === 1 ? 'is' : 'are'} unchanged from .env.example.`]
  })
  const unknown = Object.keys(env).filter((name) => name.startsWith('VITE_') && !(name in examples))
  const open = decisions.filter((name) => facts[name] === '')
  const expires = settingOf('VITE_SECURITY_EXPIRES')
  const past = dated.filter(({ day }) => day < today)
  return [
    ...settingNotes,
    ...unknown.map((name) => `${name} is not a setting of this site; .env.example lists them all.`),
    ...expiryNotes(expires, today),
    ...past.map(({ what, day }) => `${what} is dated ${day}, which is in the past.`),
    ...(exampleProjects.length === 0
      ? []
      : [`These projects are invented, and the site marks them as examples: ${joinWithAnd(exampleProjects)}.`]),
    ...(open.length === 0
      ? []
      : [`The site says nothing about what src/content/facts.yaml leaves open: ${joinWithAnd(open)}.`]),
  ]
}

/** How many days before the end of security.txt the owner is reminded. */
const REMINDER_DAYS = 60

function expiryNotes(expires: string, today: string): readonly string[] {
  if (expires === '') return []
  const days = daysBetween(today, expires)
  if (days > REMINDER_DAYS) return []
  const when = days < 0 ? 'expired' : 'expires'
  return [`/.well-known/security.txt ${when} on ${expires}: set VITE_SECURITY_EXPIRES to a later day.`]
}

function joinWithAnd(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

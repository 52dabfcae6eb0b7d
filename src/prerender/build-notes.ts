import { examples } from '#content/config.ts'

type Env = Readonly<Record<string, string | boolean | undefined>>
type SettingName = keyof typeof examples

/** What it means that settings are still those of the example. */
const meanings: readonly { readonly names: readonly SettingName[]; readonly sentence: string }[] = [
  { names: ['VITE_MAIL_ENDPOINT'], sentence: 'Forms are delivered to nobody' },
  { names: ['VITE_MAIL_TO', 'VITE_EMAIL'], sentence: 'Nobody reads what is written to the address of the example' },
  {
    names: ['VITE_RESPONSIBLE_NAME', 'VITE_RESPONSIBLE_ADDRESS', 'VITE_GRIEVANCE_EMAIL'],
    sentence: 'The privacy policy does not say yet who is responsible',
  },
  { names: ['VITE_PHONE', 'VITE_PHONE_2'], sentence: 'Nobody answers the telephone' },
  { names: ['VITE_CHAT_APP_NUMBER'], sentence: 'Messages in the chat app reach nobody' },
  { names: ['VITE_SITE_URL'], sentence: `Links, feeds and the sitemap name ${examples.VITE_SITE_URL}` },
  {
    names: ['VITE_LINKEDIN_URL', 'VITE_X_URL', 'VITE_GITHUB_URL', 'VITE_INSTAGRAM_URL'],
    sentence: 'Links to social networks lead nowhere',
  },
]

/** Something of the site that has a date. */
type Dated = { readonly what: string; readonly day: string }

/**
 * Returns what the owner should know of a build that went well: settings that are still the examples and what that means, variables
 * that are no settings, and dates that have passed. Empty where there is nothing to say. `today` is a day such as 2026-11-27.
 */
export function buildNotes(env: Env, dated: readonly Dated[], today: string): readonly string[] {
  const isExample = (name: SettingName) =>
    env[name] === undefined ? true : String(env[name]).trim() === examples[name]
  const asExamples = meanings.flatMap(({ names, sentence }) => {
    const left = names.filter(isExample)
    return left.length === 0
      ? []
      : [`${sentence}: ${listed(left)} ${left.length === 1 ? 'is' : 'are'} still the example.`]
  })
  const unknown = Object.keys(env).filter((name) => name.startsWith('VITE_') && !(name in examples))
  const past = dated.filter(({ day }) => day < today)
  return [
    ...asExamples,
    ...unknown.map((name) => `${name} is no setting of this site; .env.example names them all.`),
    ...past.map(({ what, day }) => `${what} is dated ${day}, which has passed.`),
  ]
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

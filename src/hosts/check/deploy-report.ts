import { type DeployedCheckName, deployedChecks } from './deployed-checks.ts'
import { NotChecked, type Patience, readDeployedSite } from './deployed-site.ts'
import { type CheckName, type CheckResult, requestChecks } from './request-checks.ts'

type Name = CheckName | DeployedCheckName
type Advised = { readonly name: Name; readonly advice: string }

/** The checks in the order of the report, each with what to do when it fails. */
const groups: readonly { readonly title: string; readonly checks: readonly Advised[] }[] = [
  {
    title: 'Addresses',
    checks: [
      {
        name: 'the address is encrypted, and the one without encryption leads to it',
        advice: 'Get a certificate and redirect to https: without it nothing works offline. See src/docs/hosts.md.',
      },
      {
        name: 'every address of the sitemap shows its page',
        advice: 'Upload the whole of dist, and let the host serve about.html at /about without a redirect.',
      },
      {
        name: 'a slash at the end, .html and /index lead to the one address, with the query',
        advice: 'Use the rules that `npm run host` writes: they redirect with status 301.',
      },
      {
        name: 'an unknown address has status 404 and shows the page for it',
        advice: 'Tell the host to send 404.html with status 404. A start page in its place confuses search engines.',
      },
    ],
  },
  {
    title: 'Security',
    checks: [
      {
        name: 'every answer has the security headers: pages, files, 304 and 404',
        advice: 'Use the rules of this version. An add_header of your own in nginx switches off all others.',
      },
      {
        name: "each page has its policy, which allows the page's own styles",
        advice: 'The rules belong to one build: write them again with this build, and reload the server.',
      },
      {
        name: 'nobody can read the files that hold the rules',
        advice: 'Keep the rules beside the folder of the site, and let the host refuse names that begin with . or _.',
      },
    ],
  },
  {
    title: 'Files',
    checks: [
      {
        name: 'hashed files are cached for ever, pages and the worker never without a question',
        advice: 'Use the rules of `npm run host`, and switch off caching that a network adds by itself.',
      },
      { name: 'a missing file is not cached for ever', advice: 'Send errors with Cache-Control: no-store.' },
      {
        name: 'pages, scripts and styles arrive compressed',
        advice: 'Switch on brotli or gzip, or send the .br and .gz files that `npm run host` writes.',
      },
      { name: 'files have their types', advice: 'Add the types to the host, as the rules of `npm run host` do.' },
    ],
  },
  {
    title: 'Offline and installing',
    checks: [
      {
        name: 'the worker can be installed, and its files arrive as they were built',
        advice: 'Upload the whole build, and switch off everything that changes files, such as minifying.',
      },
      {
        name: 'the forms can find out that they are online',
        advice: 'Let /online-check.txt through as it is. Without it the forms send nothing.',
      },
      { name: 'the site can be installed', advice: 'Upload manifest.webmanifest and icons/ of this build.' },
    ],
  },
  {
    title: 'Search and feeds',
    checks: [
      {
        name: 'pages, sitemap, feeds and robots.txt name this address',
        advice: 'Set VITE_SITE_URL to this address, build and deploy again.',
      },
    ],
  },
  {
    title: 'Mail',
    checks: [
      {
        name: 'the mail service takes requests from this address',
        advice: 'Check VITE_MAIL_ENDPOINT, and the sites that the mail service allows. See src/docs/mail.md.',
      },
    ],
  },
  {
    title: 'Content',
    checks: [
      {
        name: 'settings are your own',
        advice: 'Write your own values into .env, build and deploy again.',
      },
      {
        name: 'people, projects and the office are your own',
        advice: 'Replace the invented records in src/content, build and deploy again.',
      },
    ],
  },
]

type ReportedCheck = CheckResult & Advised
export type DeployReport = {
  readonly url: string
  /** Why nothing could be checked; null if it could. */
  readonly notChecked: string | null
  readonly groups: readonly { readonly title: string; readonly checks: readonly ReportedCheck[] }[]
}

/** Checks the site at an address. It only reads: nothing is posted. */
export async function checkDeployed(url: string, patience?: Patience): Promise<DeployReport> {
  try {
    const deployed = await readDeployedSite(url, patience)
    const { host, site } = deployed
    const results: readonly (CheckResult & { readonly name: Name })[] = [
      ...(await requestChecks({ host, site, ruleFiles: RULE_FILE_NAMES })),
      ...(await deployedChecks(deployed)),
    ]
    const reported = groups.map(({ title, checks }) => ({
      title,
      checks: checks.flatMap((check) => {
        const result = results.find(({ name }) => name === check.name)
        return result ? [{ ...check, problems: result.problems }] : []
      }),
    }))
    return { url, notChecked: null, groups: reported }
  } catch (error) {
    if (error instanceof NotChecked) return { url, notChecked: error.message, groups: [] }
    throw error
  }
}

/** The files that hold rules for one host or another. */
const RULE_FILE_NAMES = [
  'maps.conf',
  'server.conf',
  'brotli.conf',
  'example.conf',
  'site.caddy',
  'Caddyfile',
  'release.json',
]

const SHOWN = 8

/** Returns a report in lines. */
export function deployReportLines({ url, notChecked, groups: reported }: DeployReport): readonly string[] {
  if (notChecked !== null) return [`Not checked: ${notChecked}`]
  const lines = reported.flatMap(({ title, checks }) => [
    ...(checks.length > 0 ? [`${title}:`] : []),
    ...checks.flatMap(({ name, problems, advice }) => [
      `  ${problems.length === 0 ? 'yes' : 'NO '}  ${name}`,
      ...problems.slice(0, SHOWN).map((problem) => `       ${problem.replace(/\p{Cc}/gu, ' ')}`),
      ...(problems.length > SHOWN ? [`       and ${problems.length - SHOWN} more`] : []),
      ...(problems.length > 0 ? [`       → ${advice}`] : []),
    ]),
  ])
  const wrong = reported.flatMap(({ checks }) => checks).filter(({ problems }) => problems.length > 0).length
  return [...lines, wrong === 0 ? `${url} is as it should be.` : `${url}: ${wrong} of these need your attention.`]
}

/** Returns the exit code for a report: 0 if all is well, 1 for a mistake, 2 if nothing could be checked. */
export function exitCodeOfDeploy({ notChecked, groups: reported }: DeployReport): 0 | 1 | 2 {
  if (notChecked !== null) return 2
  return reported.some(({ checks }) => checks.some(({ problems }) => problems.length > 0)) ? 1 : 0
}

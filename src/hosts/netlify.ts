import { pageFile } from '#lib/page-address.ts'
import { headersFile, redirectLine, redirectsFile } from './rule-files.ts'
import { type HeaderRule, RULE_FILES, type SiteRules } from './site-rules.ts'

/**
 * Returns the files that Netlify reads, by name. Netlify sends the headers of an address even where there is no file,
 * so what may be cached for ever is listed file by file. `files` are the addresses of all files of the site.
 *
 * Its redirects have no pattern for an ending: a `*` stands only at the end of a path, and a placeholder for a whole
 * part of it. So each page has a line that redirects from its file, and the exclamation mark makes the line apply
 * although the file exists. The setting 'Pretty URLs' would change the links in pages, and with them their seals.
 */
export function netlifyFiles(rules: SiteRules, files: readonly string[]): Readonly<Record<string, string>> {
  const headers = rules.headers.flatMap((rule) => (isForEver(rule) ? eachFile(rule, files) : [rule]))
  const hidden = RULE_FILES.map((file) => `/${file} /404.html 404!\n`).join('')
  const ofFiles = rules.pages.map((page) => `${redirectLine({ from: `/${pageFile(page)}`, to: page })}!\n`)
  return { _headers: headersFile({ headers }), _redirects: [hidden, redirectsFile(rules), ...ofFiles].join('') }
}

function isForEver({ headers }: HeaderRule): boolean {
  return headers.some(([name, value]) => name === 'cache-control' && value.includes('immutable'))
}

function eachFile({ pattern, headers }: HeaderRule, files: readonly string[]): readonly HeaderRule[] {
  const [before = '', after = ''] = pattern.split('*')
  const matching = files.filter((file) => file.startsWith(before) && file.endsWith(after))
  return matching.map((file) => ({ pattern: file, headers }))
}

import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageAddress } from '#lib/page-address.ts'
import { headersFor, parseHeaderRules } from '#server/header-rules.ts'
import { compressFiles } from './compress-files.ts'
import { filesIn } from './files-in.ts'
import { type HostName, hosts } from './hosts.ts'
import { parseRedirects } from './rule-files.ts'
import { assertServable, RULE_FILES, type SiteRules } from './site-rules.ts'

/**
 * Returns the rules of a built site.
 * @throws an Error with a sentence, when the folder holds no built site or a page cannot be served
 */
export function readSiteRules(built: string): SiteRules {
  const missing = ['index.html', '404.html', ...RULE_FILES].find((file) => !existsSync(join(built, file)))
  if (missing)
    throw new Error(`There is no built site in ${built}: ${missing} is missing. Run \`npm run build\` first.`)
  const [headersText = '', redirects = ''] = RULE_FILES.map((file) => readFileSync(join(built, file), 'utf8'))
  const headers = parseHeaderRules(headersText)
  const hasPolicy = (page: string) => headersFor(headers, page)['content-security-policy'] !== undefined
  // a file of the owner's, such as one by which a search engine knows them, is no page and has no policy
  const pages = filesIn(built).flatMap((file) => (file.endsWith('.html') ? [pageAddress(`/${file}`)] : []))
  const rules = { headers, moves: parseRedirects(redirects), pages: pages.filter(hasPolicy) }
  assertServable(rules)
  return rules
}

type Options = {
  /** By default 'thorough'. */
  readonly speed?: 'thorough' | 'quick'
  /** By default, the rules of the built site. */
  readonly rules?: SiteRules
  /** Where the folder will be on the server, for the example that is written beside the rules. */
  readonly place?: string
}

/**
 * Writes a built site with the rules of a host to a folder. What the folder held before is replaced at the end, and
 * stays if a rule cannot be written.
 * @throws an Error with a sentence, when there is no built site or the host has no way to say a rule
 */
export async function writeHost(
  name: HostName,
  built: string,
  target: string,
  { speed = 'thorough', rules = readSiteRules(built), place }: Options = {},
): Promise<void> {
  const { ruleFiles, siteFolder, isPrecompressed } = hosts[name]
  const files = filesIn(built)
    .filter((file) => !RULE_FILES.some((hidden) => file === hidden))
    .map((file) => `/${file}`)
  const texts = ruleFiles(rules, files, place)
  const unfinished = `${target}.part`
  rmSync(unfinished, { recursive: true, force: true })
  const site = join(unfinished, siteFolder)
  mkdirSync(site, { recursive: true })
  cpSync(built, site, { recursive: true, preserveTimestamps: true })
  for (const file of RULE_FILES) rmSync(join(site, file))
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(unfinished, file), text)
  if (isPrecompressed) await compressFiles(site, files, speed)
  rmSync(target, { recursive: true, force: true })
  renameSync(unfinished, target)
}

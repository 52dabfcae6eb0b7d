import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { config } from '#content/config.ts'
import { reseal } from './resealed-site.ts'

/**
 * Copies a built site, and makes the copy send its mail to another endpoint. Returns the copy's folder.
 * The mail endpoint is a setting of the build, but the free port is known only when the tests run, and `npm test`
 * should need only one build. So the copy gets what a build with `VITE_MAIL_ENDPOINT=<endpoint>` would have written:
 * the endpoint in all scripts and in the worker, its host in the privacy policy, and its origin in the security
 * policies of every page and of `_headers`. File names keep the hashes of the build, so only browsers that have visited
 * no other copy may visit the copy. The style hashes in the policies stay valid, because no style contains the
 * endpoint.
 * @throws an Error if no script contains the endpoint, or if a security policy has no `connect-src`
 */
export function rerouteMail(root: string, endpoint: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-rerouted-'))
  cpSync(root, folder, { recursive: true })
  const isScript = (file: string) => extname(file) === '.js'
  const isUnderPolicy = (file: string) => file === '_headers' || extname(file) === '.html'
  const endpoints = replaceIn(folder, isScript, config.mail.endpoint, endpoint)
  const policies = replaceIn(
    folder,
    isUnderPolicy,
    CONNECT_DIRECTIVE,
    `${CONNECT_DIRECTIVE} ${new URL(endpoint).origin}`,
  )
  // the page's script holds the same text as the page
  const isText = (file: string) => ['.html', '.js'].includes(extname(file))
  replaceIn(folder, isText, MAIL_SERVICE_PHRASE, MAIL_SERVICE_PHRASE.replace(',', ` (${new URL(endpoint).host}),`))
  if (endpoints.changed.length > 0 && policies.unchanged.length === 0) {
    reseal(folder)
    return folder
  }
  rmSync(folder, { recursive: true })
  if (endpoints.changed.length === 0) throw new Error(`No script of ${root} posts mail to ${config.mail.endpoint}.`)
  throw new Error(`These files have no rule for connections: ${policies.unchanged.join(', ')}.`)
}

const CONNECT_DIRECTIVE = "connect-src 'self'"

/** The phrase of the privacy policy after which the build names the host of a mail service on another origin. */
const MAIL_SERVICE_PHRASE = 'o our mail service,'

/** Replaces a text in the selected files. Returns the files that contained the text, and those that did not. */
function replaceIn(folder: string, isSelected: (file: string) => boolean, from: string, to: string) {
  const changed: string[] = []
  const unchanged: string[] = []
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSelected)) {
    const text = readFileSync(join(folder, file), 'utf8')
    if (text.includes(from)) writeFileSync(join(folder, file), text.replaceAll(from, to))
    ;(text.includes(from) ? changed : unchanged).push(file)
  }
  return { changed, unchanged }
}

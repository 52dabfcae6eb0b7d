import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { config } from '#content/config.ts'
import { reseal } from './resealed-site.ts'

/**
 * Copies a built site and lets the copy send its mail to another origin. Returns the copy's folder.
 * The mail endpoint is a setting of the build, but the free port is known only when the tests run, and `npm test`
 * should need one build. So the copy gets what a build with `VITE_MAIL_ENDPOINT=<endpoint>` would have written: the
 * endpoint in the scripts, the worker's included, its host in the privacy policy, and its origin in the policies of
 * every page and of `_headers` (which is the worker's too). File names keep the hashes of the build, so only browsers
 * that have seen no other copy may visit it. The style hashes of the policies stay true, because no style names the
 * endpoint.
 * @throws an Error that says which of these it did not find
 */
export function rerouteMail(root: string, endpoint: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-rerouted-'))
  cpSync(root, folder, { recursive: true })
  const isScript = (file: string) => extname(file) === '.js'
  const isUnderPolicy = (file: string) => file === '_headers' || extname(file) === '.html'
  const posting = replaceIn(folder, isScript, config.mail.endpoint, endpoint)
  const allowed = replaceIn(folder, isUnderPolicy, CONNECT, `${CONNECT} ${new URL(endpoint).origin}`)
  // the page's script holds the same text as the page
  const isText = (file: string) => ['.html', '.js'].includes(extname(file))
  replaceIn(folder, isText, UNNAMED, UNNAMED.replace(',', ` (${new URL(endpoint).host}),`))
  if (posting.changed.length > 0 && allowed.unchanged.length === 0) {
    reseal(folder)
    return folder
  }
  rmSync(folder, { recursive: true })
  if (posting.changed.length === 0) throw new Error(`No script of ${root} posts mail to ${config.mail.endpoint}.`)
  throw new Error(`These say nothing about connections: ${allowed.unchanged.join(', ')}.`)
}

const CONNECT = "connect-src 'self'"

/** The place in the privacy policy that names a mail service other than the site's own. */
const UNNAMED = 'o our mail service,'

/** Replaces a text in the selected files. Returns which of them held it and which did not. */
function replaceIn(folder: string, isMeant: (file: string) => boolean, from: string, to: string) {
  const changed: string[] = []
  const unchanged: string[] = []
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isMeant)) {
    const text = readFileSync(join(folder, file), 'utf8')
    if (text.includes(from)) writeFileSync(join(folder, file), text.replaceAll(from, to))
    ;(text.includes(from) ? changed : unchanged).push(file)
  }
  return { changed, unchanged }
}

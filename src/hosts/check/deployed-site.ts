import { fixedRules, revalidatedPaths, revalidatedRule, securityRule } from '../fixed-headers.ts'
import { decodedAddress, sitemapUrls } from '../sitemap.ts'
import type { Answer } from './http-answer.ts'
import { answerOf, NoAnswer } from './http-answer.ts'
import { type Ask, type CheckedHost, type KnownSite, scriptOf } from './request-checks.ts'

/** The site at an address could not be checked. The message says why, in sentences. */
export class NotChecked extends Error {
  override readonly name = 'NotChecked'
}

/** How long the host may let all requests wait, and how many of them it may leave without an answer. */
export type Patience = { readonly requestMs: number; readonly totalMs: number; readonly noAnswers: number }

const PATIENCE: Patience = { requestMs: 20_000, totalMs: 600_000, noAnswers: 4 }

/** A deployed site: the host, what is known of it, and its start page. */
export type DeployedSite = {
  readonly host: CheckedHost
  readonly ask: Ask
  readonly site: KnownSite
  readonly home: string
}

/**
 * Reads the start page and the sitemap of a deployed site.
 * @throws {NotChecked} where no site of this project answers
 */
export async function readDeployedSite(url: string, patience: Patience = PATIENCE): Promise<DeployedSite> {
  const ask = patientAsk(url, patience)
  const start = await ask('/').catch((error: Error) => {
    throw new NotChecked(`${url} does not answer. ${error.message.replace(/^\/: /, '')}`)
  })
  const { location } = start.headers
  if (start.status >= 300 && start.status < 400)
    throw new NotChecked(`${url} redirects to ${location ?? 'no address'}. Check the address that it leads to.`)
  if (start.status !== 200) throw new NotChecked(`${url} answers with status ${start.status}.`)
  const home = start.body.toString()
  const script = scriptOf(home)
  if (!script) throw new NotChecked(`${url} shows a page, but not one of this project.`)
  const sitemap = await ask('/sitemap.xml').catch(() => null)
  const urls = sitemap?.status === 200 ? sitemapUrls(sitemap.body.toString()) : []
  const addresses = [...new Set(urls.map((each) => new URL(each).pathname))]
  const encodings = await acceptedBy(ask)
  const host: CheckedHost = {
    url,
    ask,
    encodings,
    hasErrorPolicy: false,
    canRefuse: false,
    redirectStatuses: [301, 308],
  }
  const pages = addresses.map(decodedAddress)
  const headers = [
    securityRule,
    ...fixedRules,
    ...[...pages, '/', '/sw.js', ...revalidatedPaths].map((path) => revalidatedRule(path)),
  ]
  return { host, ask, home, site: { rules: { headers, moves: [], pages }, addresses, script, bodyOf: () => null } }
}

/** Returns the compressions that a host sends. If it sends none, gzip is what is missing. */
async function acceptedBy(ask: Ask): Promise<readonly ('br' | 'gzip')[]> {
  const sent: ('br' | 'gzip')[] = []
  for (const encoding of ['br', 'gzip'] as const) {
    const answer = await ask('/', { 'accept-encoding': encoding }).catch(() => null)
    if (answer?.headers['content-encoding'] === encoding) sent.push(encoding)
  }
  return sent.length > 0 ? sent : ['gzip']
}

/** Returns a function that asks the host, each plain question once, until its patience ends. */
function patientAsk(url: string, { requestMs, totalMs, noAnswers }: Patience): Ask {
  const known = new Map<string, Promise<Answer>>()
  const end = performance.now() + totalMs
  let unanswered = 0
  const send = async (...[path, headers, method]: Parameters<Ask>): Promise<Answer> => {
    const left = end - performance.now()
    if (unanswered >= noAnswers || left <= 0)
      throw new Error(`${path} was not asked for, because the host is too slow.`)
    try {
      return await answerOf(url, path, headers, method, Math.min(requestMs, left))
    } catch (error) {
      if (error instanceof NoAnswer) unanswered += 1
      throw new Error(error instanceof NoAnswer ? error.message : `${path}: ${networkSentence(error as Error)}`)
    }
  }
  return (path, headers, method) => {
    if (headers !== undefined || method !== undefined) return send(path, headers, method)
    const answer = known.get(path) ?? send(path)
    known.set(path, answer)
    return answer
  }
}

/** Returns what went wrong on the network, in a sentence. */
function networkSentence(error: Error & { readonly code?: string }): string {
  const { code = '' } = error
  const sentences: Readonly<Record<string, string>> = {
    ENOTFOUND: 'The name is not known. Check the address, and the DNS of your domain.',
    EAI_AGAIN: 'The name could not be looked up. Is this computer online?',
    ECONNREFUSED: 'Nothing listens there. Is the server running?',
    ECONNRESET: 'The host broke the connection off.',
    HPE_HEADER_OVERFLOW: 'The host sends headers without end.',
  }
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/.test(code))
    return `The certificate is not valid (${code}). Visitors see a warning instead of the site.`
  if (code.startsWith('HPE_') && !sentences[code]) return 'The answer is not HTTP.'
  return sentences[code] ?? `${error.message.replace(/\.?$/, '.')}`
}

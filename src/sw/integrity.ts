import { isFileAddress, pageAddress } from '#lib/page-address.ts'
import { hasSeal, parseSeal } from '#lib/page-seal.ts'
import { parseUrl } from '#lib/parse-url.ts'
import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { cachedHash, cachedHeaders, isVerified } from './cached-headers.ts'

/** 132 bits of a SHA-256 in base64url. The build truncates its hashes to the same length. */
const HASH_LENGTH = 22

/**
 * Returns a copy of a response for the cache, or null if the response is not what the build made: its status is not
 * 200, a page is redirected, truncated or a different page, or a byte of a file differs. Without this check, the login
 * page of a network, or a start page that a host returns for missing files, would count as a success.
 */
export async function verifiedResponse(entry: PrecacheEntry, response: Response): Promise<Response | null> {
  if (response.status !== 200) return null
  const body = await response.arrayBuffer().catch(() => null) // the connection broke off
  if (!body || !(await matchesBuild(entry, response, body))) return null
  return new Response(body, { headers: cachedHeaders(entry) })
}

async function matchesBuild({ url, revision, hash }: PrecacheEntry, response: Response, body: ArrayBuffer) {
  if (isFileAddress(url)) return (await hashOf(body)) === (hash ?? revision)
  return isHtml(response) && !response.redirected && hasSeal(new TextDecoder().decode(body), url, revision ?? '')
}

/**
 * Returns whether a cached response of any version cannot have come from the site. Such a response has a header that
 * the site never sends, is HTML in place of a file or a file in place of a page, has bytes that do not match their hash
 * or cannot be read to the end, or is a different page or a page of another site.
 */
export async function isForeign(pathname: string, cached: Response): Promise<boolean> {
  const address = pageAddress(pathname)
  if (cached.headers.has('refresh') || cached.headers.has('content-disposition')) return true
  const body = await cached
    .clone()
    .arrayBuffer()
    .catch(() => null) // damaged on the device
  if (!body || isHtml(cached) === isFileAddress(address)) return true
  if (isFileAddress(address)) return isVerified(cached) && cachedHash(cached) !== (await hashOf(body))
  const html = new TextDecoder().decode(body)
  const seal = parseSeal(html)
  if (seal) return seal.address !== address
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
  const isOtherPage = canonical !== undefined && !leadsTo(address, parseUrl(canonical))
  return isOtherPage || !html.includes('<div id="root"') || !html.trimEnd().endsWith('</html>')
}

function leadsTo(address: string, url: URL | null): boolean {
  return url !== null && pageAddress(url.pathname) === address
}

function isHtml({ headers }: Response): boolean {
  return /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(headers.get('content-type') ?? '')
}

async function hashOf(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body)).subarray(0, 18)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, HASH_LENGTH)
}

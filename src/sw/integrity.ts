import { isFileAddress, pageAddress } from '#lib/page-address.ts'
import { hasSeal, parseSeal } from '#lib/page-seal.ts'
import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { cachedHash, cachedHeaders, isVerified } from './cached-headers.ts'

/** 132 bits of a SHA-256 in base64url. The build truncates its hashes to the same length. */
const HASH_LENGTH = 22

/**
 * Returns a copy of a response that may be cached, or null if it is not what the build made: it has another status, is
 * a redirected, truncated or different page, or is a file in which a byte differs. Otherwise, a network's login page,
 * or a host that returns its start page for missing files, would look like a success.
 */
export async function verifiedResponse(entry: PrecacheEntry, response: Response): Promise<Response | null> {
  if (response.status !== 200) return null
  const body = await response.arrayBuffer().catch(() => null) // the connection broke
  if (!body || !(await matchesBuild(entry, response, body))) return null
  return new Response(body, { headers: cachedHeaders(entry) })
}

async function matchesBuild({ url, revision, hash }: PrecacheEntry, response: Response, body: ArrayBuffer) {
  if (isFileAddress(url)) return (await hashOf(body)) === (hash ?? revision)
  return isHtml(response) && !response.redirected && hasSeal(new TextDecoder().decode(body), url, revision ?? '')
}

/**
 * Returns whether a cached response, of whatever version, cannot have come from the site: HTML in place of a script or
 * a picture, bytes that do not match their hash or cannot be read to the end, or a page that is a different one or not
 * one of ours.
 */
export async function isForeign(pathname: string, kept: Response): Promise<boolean> {
  const address = pageAddress(pathname)
  if (kept.headers.has('refresh') || kept.headers.has('content-disposition')) return true
  const body = await kept
    .clone()
    .arrayBuffer()
    .catch(() => null) // damaged on the device
  if (!body || isHtml(kept) === isFileAddress(address)) return true
  if (isFileAddress(address)) return isVerified(kept) && cachedHash(kept) !== (await hashOf(body))
  const html = new TextDecoder().decode(body)
  const seal = parseSeal(html)
  if (seal) return seal.address !== address
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
  const isAnother = canonical !== undefined && !(URL.canParse(canonical) && leadsTo(address, new URL(canonical)))
  return isAnother || !html.includes('<div id="root"') || !html.trimEnd().endsWith('</html>')
}

function leadsTo(address: string, { pathname }: URL): boolean {
  return pageAddress(pathname) === address
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

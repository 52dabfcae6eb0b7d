import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseRedirects } from '#hosts/rule-files.ts'
import { DEFAULT_CACHING, METHODS } from '#hosts/site-rules.ts'
import { pageAddress, pageFile } from '#lib/page-address.ts'
import { isCompressible } from './content-types.ts'
import { type Handler, sendText } from './handler.ts'
import { headersFor, parseHeaderRules } from './header-rules.ts'
import { acceptedEncoding, matchesEtag, requestedRange } from './negotiation.ts'
import { isFileRequest, parseAddress, type SiteAddress } from './site-address.ts'
import { type Compression, type SiteFile, type SiteFiles, siteFiles } from './site-files.ts'

type Headers = Readonly<Record<string, string>>
type Target = { readonly file: SiteFile } | { readonly movedTo: string } | null

const COMPRESS_FROM_BYTES = 1024 // a smaller file fits in one packet anyway

/**
 * Serves a built folder as a good static host does: each page has one address, without `.html`, and unknown addresses
 * of pages get the 404 page. The handler supports the folder's own `_headers` and `_redirects`, compression, ranges and entity tags. It
 * responds to every request and reads nothing outside the folder.
 */
export function staticSite(root: string, compression?: Compression): Handler {
  const files = siteFiles(root, compression)
  const rules = parsedFile(files, '/_headers', parseHeaderRules, [])
  const moves = parsedFile(files, '/_redirects', movesIn, new Map())

  return async function handle(request, response) {
    const { method = '', url = '' } = request
    const address = parseAddress(url)
    const ruleHeaders = headersFor(await rules(), address?.path ?? url)
    if (!METHODS.some((allowed) => allowed === method)) {
      sendText(response, 405, 'This address is read-only.', { ...ruleHeaders, allow: METHODS.join(', ') })
      return true
    }
    const target = address && (await findTarget(files, moves, address))
    if (target === null) await sendMissing(files, request, response, ruleHeaders)
    else if ('movedTo' in target)
      sendText(response, 308, 'This page has moved.', { ...ruleHeaders, location: target.movedTo })
    else await sendFile(target.file, request, response, ruleHeaders)
    return true
  }
}

/** Returns a function that parses a file of the folder, again only after the file has changed. */
function parsedFile<T>(files: SiteFiles, path: string, parse: (text: string) => T, missing: T): () => Promise<T> {
  let cached: { readonly hash: string; readonly value: T } | null = null
  return async () => {
    const file = await files(path)
    if (file === null) return missing
    if (file.hash !== cached?.hash) cached = { hash: file.hash, value: parse(file.body.toString()) }
    return cached.value
  }
}

type Moves = ReadonlyMap<string, string>

function movesIn(redirects: string): Moves {
  return new Map(parseRedirects(redirects).map(({ from, to }) => [from, to]))
}

async function findTarget(
  files: SiteFiles,
  moves: () => Promise<Moves>,
  { path, query }: SiteAddress,
): Promise<Target> {
  const address = pageAddress(path)
  const page = await files(`/${pageFile(address)}`)
  if (page && address !== path) return { movedTo: `${encodeURI(address)}${query}` }
  const file = page ?? (path.endsWith('/') ? null : await files(path))
  if (file) return { file }
  const movedTo = (await moves()).get(address)
  return movedTo === undefined ? null : { movedTo: `${encodeURI(movedTo)}${query}` }
}

async function sendMissing(files: SiteFiles, request: IncomingMessage, response: ServerResponse, ruleHeaders: Headers) {
  const page = isFileRequest(request.url ?? '') ? null : await files('/404.html')
  if (page) await sendFile(page, request, response, { ...ruleHeaders, 'cache-control': 'no-store' }, 404)
  else sendText(response, 404, 'There is no such file.', ruleHeaders)
}

async function sendFile(
  file: SiteFile,
  request: IncomingMessage,
  response: ServerResponse,
  ruleHeaders: Headers,
  status = 200,
): Promise<void> {
  const requestHeaders = request.headers
  const canCompress = isCompressible(file.type) && file.body.length >= COMPRESS_FROM_BYTES
  const encoding = canCompress ? acceptedEncoding(requestHeaders['accept-encoding']) : null
  const tag = `"${file.hash}${encoding === null ? '' : `-${encoding}`}"`
  const headers = {
    'content-type': file.type,
    'cache-control': DEFAULT_CACHING,
    etag: tag,
    ...(canCompress ? { vary: 'Accept-Encoding' } : { 'accept-ranges': 'bytes' }),
    ...ruleHeaders,
  }
  const send = (code: number, body: Buffer, extra: Headers = {}) => {
    response.writeHead(code, { ...headers, ...extra, 'content-length': body.length })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  if (status === 200 && matchesEtag(requestHeaders['if-none-match'], tag)) {
    response.writeHead(304, headers).end()
    return
  }
  if (encoding) return send(status, await file.encoded(encoding), { 'content-encoding': encoding })
  const isUnchanged = (requestHeaders['if-range'] ?? tag) === tag
  const canSendRange = status === 200 && request.method === 'GET' && !canCompress && isUnchanged
  const range = canSendRange ? requestedRange(requestHeaders.range, file.body.length) : null
  if (range === null) return send(status, file.body)
  if (range === 'unsatisfiable') {
    return sendText(response, 416, 'The range begins after the end of the file.', {
      ...ruleHeaders,
      'content-range': `bytes */${file.body.length}`,
    })
  }
  const { start, end } = range
  send(206, file.body.subarray(start, end + 1), { 'content-range': `bytes ${start}-${end}/${file.body.length}` })
}

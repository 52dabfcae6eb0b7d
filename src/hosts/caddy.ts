import { compressibleExtensions, contentTypes } from '#server/content-types.ts'
import { COMPRESSED_ENDING } from './compress-files.ts'
import {
  DEFAULT_CACHING,
  encodedAddress,
  type FileValue,
  type Header,
  headersByFile,
  headersOfAll,
  MALFORMED_ADDRESS,
  METHODS,
  SERVER_FOLDER,
  type SiteRules,
  SURPLUS_ADDRESS,
  SURPLUS_ENDING,
} from './site-rules.ts'

/** Matches a surplus ending of an address, or none. */
const ANY_ENDING = SURPLUS_ENDING.replace(/\+$/, '*')

/** Returns the files that Caddy needs beside the site, by name. */
export function caddyFiles(rules: SiteRules, place = SERVER_FOLDER): Readonly<Record<string, string>> {
  return { 'site.caddy': siteFile(rules), Caddyfile: exampleFile(place) }
}

/** Returns the file to begin with. A path with unusual signs stands in quotation marks. */
function exampleFile(place: string): string {
  const path = (name: string) => (/^[\w/.-]+$/.test(place) ? `${place}/${name}` : `"${place}/${name}"`)
  return `# Copy this file to /etc/caddy/Caddyfile, and write your domain for :80. Caddy then gets a certificate by itself.
:80 {
	root * ${path('site')}
	import ${path('site.caddy')}
	# If the forms send to the relay, its lines from src/docs/mail.md go here.
}
`
}

/** Returns the file to import in the block of the site. The order of its lines counts, which is what `route` is for. */
function siteFile(rules: SiteRules): string {
  const security = headersOfAll(rules).map((header) => `header ${headerWords(header)}`)
  const values = [...headersByFile(rules)].flatMap(([name, entries]) =>
    entries.map((entry, index) => headerOfFiles(name, entry, `@${name.replaceAll('-', '_')}_${index}`)),
  )
  const types = Object.entries(contentTypes).map(([extension, type]) => {
    const matcher = `@type_${extension.slice(1)}`
    return `${matcher} path *${extension}\nheader ${matcher} Content-Type "${type}"`
  })
  const missing = [...headersByFile(rules)].flatMap(([name, entries]) => {
    const { value } = entries.find(({ files }) => files === '/404.html') ?? {}
    return name === 'cache-control' || value === undefined ? [] : [`header ${headerWords([name, value])}`]
  })
  return `# How the site is served. Import this file in the block of your site, after \`root\`.
route {
${indented([
  ...security,
  'header -Server',
  'header Cache-Control no-store',
  `@written not method ${METHODS.join(' ')}`,
  `header @written Allow "${METHODS.join(', ')}"`,
  'error @written 405',
  // a matcher of paths would read the address as Caddy simplifies it
  `@malformed expression \`{http.request.uri}.matches(r"${MALFORMED_ADDRESS}")\``,
  'error @malformed 404',
  `@hidden path_regexp ${raw(String.raw`${COMPRESSED_ENDING}|[^/]/\.|^/_`)}`,
  'error @hidden 404',
  '@hidden_first {\n\tpath /.*\n\tnot path /.well-known/*\n}',
  'error @hidden_first 404',
  `map {query} {site_query} {\n\t~^(.+)$ "?\${1}"\n\tdefault ""\n}`,
  ...rules.moves.flatMap(({ from, to }, index) => redirectLines(`@move_${index}`, `${escaped(from)}${ANY_ENDING}`, to)),
  ...SURPLUS_LINES,
  // the server of files would take a slash after the name of a file away
  '@folder {\n\tpath */\n\tnot path /\n}',
  'error @folder 404',
  '@home path /',
  'rewrite @home /index.html',
  '@file file {path}.html {path}',
  'rewrite @file {http.matchers.file.relative}',
  // the server of files fails where a name is too long
  '@no_file not file {path}',
  'error @no_file 404',
  `header Cache-Control ${raw(DEFAULT_CACHING)}`,
  `@compressible path ${compressibleExtensions.map((extension) => `*${extension}`).join(' ')}`,
  'header @compressible {\n\tVary Accept-Encoding\n\tdefer\n}',
  ...types,
  ...values,
])}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}
handle_errors {
${indented([
  ...security,
  'header -Server',
  'header Cache-Control no-store',
  '@missing expression `{http.error.status_code} == 404`',
  `handle @missing {\n${indented(['rewrite * /404.html', `header Content-Type "${contentTypes['.html']}"`, ...missing])}
	file_server {
		precompressed br gzip
	}
}`,
  `handle {\n${indented(['header Content-Type "text/plain; charset=utf-8"', 'respond "{http.error.status_code} {http.error.status_text}"'])}\n}`,
])}
}
`
}

/** Redirects to the one address of a page, if its file exists. After the rewrite, `uri` is encoded as a header needs it. */
const SURPLUS_LINES: readonly string[] = [
  `@start {\n\tpath_regexp ${raw(`^${SURPLUS_ENDING}$`)}\n\tnot path /\n}`,
  'redir @start /{site_query} 301',
  `@surplus path_regexp page ${raw(SURPLUS_ADDRESS)}`,
  `route @surplus {
\t@page file {re.page.1}.html
\troute @page {
\t\trewrite {re.page.1}
\t\tredir {uri} 301
\t}
}`,
]

function redirectLines(matcher: string, pattern: string, to: string): readonly string[] {
  return [`${matcher} path_regexp ${raw(`^${pattern}$`)}`, `redir ${matcher} ${encodedAddress(to)}{site_query} 301`]
}

function headerOfFiles(name: string, { files, value }: FileValue, matcher: string): string {
  const pattern = files.split('*').map(escaped).join('.*')
  return `${matcher} path_regexp ${raw(`^${pattern}$`)}\nheader ${matcher} ${headerWords([name, value], files)}`
}

/**
 * Returns the name and the value of a header.
 * @throws an Error that names the rule, when Caddy would read the value differently
 */
function headerWords([name, value]: Header, rule = '/*'): string {
  if (/[{}]/.test(value))
    throw new Error(`The rule for ${rule} has a brace in ${name}, which Caddy takes for a value of its own.`)
  if (!value.includes('`')) return `${name} ${raw(value)}`
  if (/\\/.test(value))
    throw new Error(
      `The rule for ${rule} has a backtick and a backslash in ${name}, which a Caddyfile cannot hold both.`,
    )
  return `${name} "${value.replaceAll('"', '\\"')}"`
}

/** Returns a pattern in the quotation marks in which a backslash means nothing but itself. */
function raw(pattern: string): string {
  return `\`${pattern}\``
}

/** Returns the pattern of a text. Signs that the Caddyfile itself could read are written as numbers. */
function escaped(text: string): string {
  return text.replace(/[^\w/\u0080-\uffff-]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/^/gm, '\t')).join('\n')
}

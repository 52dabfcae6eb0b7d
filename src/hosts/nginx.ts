import { contentTypes } from '#server/content-types.ts'
import { COMPRESSED_ENDING } from './compress-files.ts'
import {
  DEFAULT_CACHING,
  encodedAddress,
  type FileValue,
  headersByFile,
  headersOfAll,
  MALFORMED_ADDRESS,
  METHODS,
  SERVER_FOLDER,
  type SiteRules,
  SURPLUS_ADDRESS,
  SURPLUS_ENDING,
} from './site-rules.ts'

/** nginx reads its files in pieces of this many bytes, and no word may be longer. */
const MAX_WORD = 4096
/** A longer key does not fit into a bucket of a map's table (64 bytes by default), so it is written as a pattern. */
const MAX_KEY = 40

/** Returns the files that nginx needs beside the site, by name. */
export function nginxFiles(rules: SiteRules, place = SERVER_FOLDER): Readonly<Record<string, string>> {
  return {
    'maps.conf': mapsFile(rules),
    'server.conf': serverFile(rules),
    'brotli.conf': BROTLI,
    'example.conf': exampleFile(place),
  }
}

const BROTLI = `# Needs the package libnginx-mod-http-brotli-static of Debian and Ubuntu, or a module of the same name.
brotli_static on;
`

/** Returns the file to begin with. A path with unusual signs stands in quotation marks. */
function exampleFile(place: string): string {
  const path = (name: string) => (/^[\w/.-]+$/.test(place) ? `${place}/${name}` : word(`${place}/${name}`))
  return `# Copy this file to /etc/nginx/sites-enabled/, and write your domain for example.com.
include ${path('maps.conf')};

server {
  listen 80;
  listen [::]:80;
  server_name example.com;
  root ${path('site')};
  include ${path('server.conf')};
  # include ${path('brotli.conf')};
  # If the forms send to the relay, its location from src/docs/mail.md goes here.
}
`
}

/** Returns the file to include outside of the server: what depends on an address. */
function mapsFile(rules: SiteRules): string {
  const maps = [...headersByFile(rules)].map(([name, values]) =>
    map('$uri', variableOf(name), [
      `default ${word(name === 'cache-control' ? DEFAULT_CACHING : '')}`,
      ...values.map(fileEntry),
    ]),
  )
  const surplus = word(`~${SURPLUS_ADDRESS.replace('(', '(?<site_name>')}`)
  const moves = rules.moves.map(({ from, to }) => `${keyOf(from)} ${word(encodedAddress(to))}`)
  return [
    '# What the site says about its addresses. Include this file outside of any server { }.',
    // the table of a map ignores case, and a `$` in a value begins a variable
    'geo $site_dollar {\n  default "$";\n}',
    ...maps,
    '# Only the answer that holds the file may be cached as the file is. A program behind nginx answers for itself:\n' +
      '# its status follows that of nginx here.',
    map(SENT, '$site_cache', [
      'default "no-store"',
      `"~^(?:200|206|304)$" ${variableOf('cache-control')}`,
      '"~^[0-9]{4}" ""',
    ]),
    map(SENT, '$site_allow', ['default ""', `"405" ${word(METHODS.join(', '))}`]),
    '# Each page has one address: /blog, and neither /blog/ nor /blog.html.',
    map('$uri', '$site_stem', ['default $uri', `${surplus} $site_name`]),
    map('$uri', '$site_surplus', ['default ""', `${surplus} $site_name.html`]),
    map('$site_stem', '$site_moved_to', ['default ""', ...moves]),
  ].join('\n\n')
}

/** The status of the answer, and after it that of a program behind nginx, if it asked one. */
const SENT = '$status$upstream_status'

/** Refuses what no page or file answers to. The address is tested as it was sent, because nginx simplifies `$uri`. */
const REFUSED = `if ($request_method !~ "^(?:${METHODS.join('|')})$") {
    return 405;
  }
  if ($request_uri ~ ${word(MALFORMED_ADDRESS)}) {
    return 404;
  }`

/** Returns the file to include in the server. */
function serverFile(rules: SiteRules): string {
  const names = [...headersByFile(rules).keys()]
  const variableFor = (name: string) => (name === 'cache-control' ? '$site_cache' : variableOf(name))
  const all = headersOfAll(rules).map(([name, value]) => `add_header ${name} ${valueWord(value, name)} always;`)
  const some = names.map((name) => `add_header ${name} ${variableFor(name)} always;`)
  return `# How the site is served. Include this file in your server { }, beside \`root\`, and maps.conf outside of it.
server_tokens off;
absolute_redirect off;
gzip off;
gzip_static on;
gzip_vary on;
${[...all, ...some, 'add_header allow $site_allow always;'].join('\n')}

types {
${Object.entries(contentTypes)
  .map(([extension, type]) => `  "${type}" ${extension.slice(1)};`)
  .join('\n')}
}
default_type application/octet-stream;

error_page 404 @site_missing;
location @site_missing {
  try_files /404.html =404;
}
location ~ ${word(String.raw`${COMPRESSED_ENDING}|/\.(?!well-known/)|^/_`)} {
  return 404;
}
location = / {
  ${REFUSED}
  try_files /index.html =404;
}
location / {
  ${REFUSED}
  if ($site_moved_to) {
    return 301 $site_moved_to$is_args$args;
  }
  rewrite ${word(`^${SURPLUS_ENDING}$`)} / permanent;
  if (-f $document_root$site_surplus) {
    rewrite ${word(SURPLUS_ADDRESS)} $1 permanent;
  }
  try_files $uri.html $uri =404;
}
`
}

function map(source: string, variable: string, entries: readonly string[]): string {
  return `map ${source} ${variable} {\n${entries.map((entry) => `  ${entry};\n`).join('')}}`
}

function fileEntry({ files, value }: FileValue): string {
  const isExact = !files.includes('*')
  const key = isExact ? keyOf(files) : word(`~^${files.split('*').map(escaped).join('.*')}$`)
  return `${key} ${valueWord(value, files)}`
}

/** Returns the key of a map for one address. */
function keyOf(text: string): string {
  return Buffer.byteLength(text) > MAX_KEY ? word(`~^${escaped(text)}$`) : word(text)
}

/** Returns a word of a configuration file in quotation marks. */
function word(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}

/**
 * Returns the value of a header.
 * @throws an Error that names the rule whose value is too long
 */
function valueWord(value: string, rule: string): string {
  const text = word(value).replaceAll('$', `\${site_dollar}`)
  if (Buffer.byteLength(text) >= MAX_WORD)
    throw new Error(`The rule for ${rule} is ${text.length} characters long, but nginx reads at most ${MAX_WORD}.`)
  return text
}

function variableOf(header: string): string {
  return `$site_${header.replaceAll('-', '_')}`
}

function escaped(text: string): string {
  return text.replace(/[^\w/\u0080-\uffff-]/g, '\\$&')
}

import { expect, test } from 'vitest'
import { caddyFiles } from '#hosts/caddy.ts'
import { cloudflareFiles } from '#hosts/cloudflare.ts'
import { netlifyFiles } from '#hosts/netlify.ts'
import { nginxFiles } from '#hosts/nginx.ts'
import type { SiteRules } from '#hosts/site-rules.ts'
import { pageFile } from '#lib/page-address.ts'
import { pageHeaderRules } from '#prerender/page-headers.ts'
import { contentRedirects, pageAddresses } from '#prerender/records/queries.ts'
import { headerRules } from '#prerender/security.ts'
import { headersFor, parseHeaderRules } from '#server/header-rules.ts'

const pages = pageAddresses('src/content')
const styles = new Map(pages.map((page) => [page, `.of-${page.replaceAll('/', '-')} { color: red }`]))
const rules: SiteRules = {
  headers: headerRules(pageHeaderRules(pages, styles, '/app-shell')),
  moves: contentRedirects('src/content'),
  pages,
}
const files = ['/assets/app-12345678.js', '/sw/pages-12345678.js', '/sw.js', '/online-check.txt', '/feed.xml']
const DEPENDING = ['cache-control', 'content-security-policy', 'cross-origin-resource-policy']

const maps = nginxFiles(rules)['maps.conf'] ?? ''
const caddy = (caddyFiles(rules)['site.caddy'] ?? '').split('handle_errors')[0] ?? ''

/** Returns the value that a map of nginx has for a file: an exact key counts before a pattern. */
function nginxValue(name: string, file: string): string | undefined {
  const [, body = ''] =
    new RegExp(`^map \\$uri \\$site_${name.replaceAll('-', '_')} \\{\\n([^}]*)\\}`, 'm').exec(maps) ?? []
  const entries = [...body.matchAll(/^ {2}"((?:\\.|[^"\\])*)" "((?:\\.|[^"\\])*)";$/gm)]
  const plain = entries.map(([, key = '', value = '']) => [key, value].map((text) => text.replace(/\\([\\"])/g, '$1')))
  const found =
    plain.find(([key]) => key === file) ??
    plain.find(([key = '']) => key.startsWith('~') && new RegExp(key.slice(1).replace(/\\([:])/g, '$1')).test(file))
  return found?.[1]
}

/** Returns the value that Caddy sends for a file: the last instruction that matches counts. */
function caddyValue(name: string, file: string): string | undefined {
  const matchers = [...caddy.matchAll(/^\t(@\w+) path_regexp `([^`]*)`\n\theader \1 ([\w-]+) `([^`]*)`$/gm)]
  return matchers.findLast(([, , pattern = '', header]) => header === name && new RegExp(pattern).test(file))?.[4]
}

test('nginx, Caddy, Netlify and Cloudflare send the same headers with each page and file', () => {
  const netlify = parseHeaderRules(netlifyFiles(rules, files)._headers ?? '')
  const cloudflare = parseHeaderRules(cloudflareFiles(rules)._headers ?? '')
  const differences = [...pages, ...files].flatMap((address) =>
    DEPENDING.flatMap((name) => {
      const file = files.includes(address) ? address : `/${pageFile(address)}`
      const wanted = headersFor(rules.headers, address)[name]
      const values = {
        nginx: nginxValue(name, file),
        Caddy: caddyValue(name, file),
        Netlify: headersFor(netlify, address)[name],
        Cloudflare: headersFor(cloudflare, address)[name],
      }
      return Object.entries(values).flatMap(([host, value]) => (value === wanted ? [] : [`${host} ${address} ${name}`]))
    }),
  )
  expect(differences).toEqual([])
})

test('every host has the security headers of every response', () => {
  const all = rules.headers.filter(({ pattern }) => pattern === '/*').flatMap(({ headers }) => headers)
  expect(all.length).toBeGreaterThan(0)
  const server = nginxFiles(rules)['server.conf'] ?? ''
  for (const [name, value] of all) {
    expect(server).toContain(`add_header ${name} "${value}" always;`)
    expect(caddyFiles(rules)['site.caddy']?.split(`header ${name} \`${value}\``)).toHaveLength(3) // also with errors
  }
})

test('the rules of the site are within the limits of Cloudflare', () => {
  expect(() => cloudflareFiles(rules)).not.toThrow()
})

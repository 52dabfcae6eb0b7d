import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedNames } from '#support/shared-names.ts'

/** Values an owner might write into `.env`. */
const settings = {
  VITE_SITE_URL: 'https://agency.example.org',
  VITE_SITE_NAME: 'Dhruva & Daughters',
  VITE_MAIL_ENDPOINT: 'https://api.mail.example/api/v1.0/email/send',
  VITE_CORS_PROXY: 'https://proxy.example/to/',
  VITE_EMAIL: 'office@agency.example.org',
  VITE_SECURITY_CONTACT: 'safe@agency.example.org',
  VITE_SECURITY_EXPIRES: '2031-06-30',
  VITE_SHORT_NAME: "Dhruva's",
  VITE_SIGNAL_COLORS: '#5fd38a #8be8ae #0b5a2c',
  VITE_MAIL_TO: 'office@agency.example.org',
  VITE_RESPONSIBLE_NAME: 'Dhruva & Daughters',
  VITE_GRIEVANCE_EMAIL: 'office@agency.example.org',
  VITE_LINKEDIN_URL: '',
  VITE_X_URL: '',
  VITE_GITHUB_URL: 'https://github.example/dhruva',
  VITE_INSTAGRAM_URL: '',
  VITE_VISITS: 'plausible https://counts.example agency.example.org',
  VITE_VERIFICATION: 'google-site-verification=abc123',
}

let folder = ''
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
const filesOf = (ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file))

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vyomix-settings-'))
  const { NODE_ENV: _, ...env } = process.env // with the NODE_ENV of the tests, Vite would not build for production
  const command = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--logLevel', 'error']
  execFileSync(process.execPath, command, { env: { ...env, ...settings }, stdio: 'pipe' })
}, 240_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('with the owner’s mail service and proxy, every policy allows pages and worker to connect to them', () => {
  const connections = (text: string) => [...text.matchAll(/connect-src ([^;"\n]*)/g)].map(([, sources]) => sources)
  const ofPage = "'self' https://api.mail.example https://proxy.example https://counts.example"
  const rules = textOf('_headers').split(/\n+(?=\/)/)
  const worker = rules.filter((rule) => rule.startsWith('/sw.js\n')).flatMap(connections)
  expect(worker).toEqual(["'self' https://api.mail.example"])
  const others = rules.filter((rule) => !rule.startsWith('/sw.js\n')).flatMap(connections)
  const withPolicy = rules.filter((rule) => rule.includes('\n  Content-Security-Policy: '))
  expect(others).toHaveLength(withPolicy.length - worker.length)
  expect(new Set(others)).toEqual(new Set([ofPage]))
  for (const file of filesOf(/\.html$/)) expect(connections(textOf(file)), file).toEqual([ofPage])
})

test('sitemap, robots, feeds, canonical links and structured data name the owner’s address, and no other', () => {
  for (const file of ['sitemap.xml', 'robots.txt', 'feed.xml', 'feed.json', 'index.html', 'blog.html']) {
    expect(textOf(file), file).toContain('https://agency.example.org')
    expect(textOf(file), file).not.toContain('vyomix.example')
  }
})

test('visits are counted by a script of the site, which is absent while nobody counts', () => {
  const scriptsOf = (dist: string) =>
    readdirSync(join(dist, 'assets')).filter(
      (file) => file.endsWith('.js') && readFileSync(join(dist, 'assets', file), 'utf8').includes('/api/event'),
    )
  expect(scriptsOf(folder)).toHaveLength(1)
  expect(scriptsOf('dist')).toEqual([])
  const sources = filesOf(/\.html$/).flatMap((file) =>
    [...textOf(file).matchAll(/ src="([^"]*)"/g)].map(([, src]) => src),
  )
  expect(sources.filter((source) => source?.includes('counts.example'))).toEqual([])
})

test('the home page has the tag by which a search engine recognises the owner, and no other page has it', () => {
  const withTag = filesOf(/\.html$/).filter((file) =>
    textOf(file).includes('name="google-site-verification" content="abc123"'),
  )
  expect(withTag).toEqual(['index.html'])
})

test('the installed site and the feeds have the owner’s name', () => {
  expect(JSON.parse(textOf('manifest.webmanifest'))).toMatchObject({
    name: 'Dhruva & Daughters, AI and web agency',
    short_name: "Dhruva's",
  })
  expect(textOf('feed.xml')).toContain('<title>Dhruva &amp; Daughters Blog</title>')
  for (const file of ['index.html', 'app-shell.html']) {
    const [head = ''] = textOf(file).split('</head>')
    expect(/<title>[^<]*<\/title>/.exec(head)?.[0]).toContain('Dhruva &amp; Daughters')
    expect(/<link [^>]*\/feed.xml"/.exec(head)?.[0]).toContain('title="Dhruva &amp; Daughters Blog"')
  }
})

test('security.txt names the owner’s contact, and only the build knows it', () => {
  expect(textOf('.well-known/security.txt')).toContain('Contact: mailto:safe@agency.example.org\n')
  expect(textOf('_headers')).toContain('\n/.well-known/security.txt\n  Cache-Control: no-cache\n')
  for (const file of filesOf(/\.js$/)) expect(textOf(file), file).not.toContain('safe@agency.example.org')
})

test('the name of the site as delivered is nowhere but in articles and in the names that versions share', () => {
  const files = filesOf(/\.(html|js|css|json|xml|txt|svg|webmanifest)$|^_/).map((file) => file.replaceAll('\\', '/'))
  const isArticle = (file: string) => file.startsWith('blog/') || file.startsWith('records/articles/')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !isArticle(file) && /vyomix/i.test(textOf(file).replace(sharedNames, '')))).toEqual([])
})

test('the terminal has the owner’s short name as its prompt, and drawings the owner’s colours', () => {
  expect(textOf('index.html')).toContain('dhruvas start support-agent')
  expect(textOf('favicon.svg')).toContain('#5fd38a')
  const drawings = filesOf(/\.svg$/).map(textOf)
  expect(drawings.filter((drawing) => drawing.includes('#5fd38a')).length).toBeGreaterThan(10)
  expect(drawings.filter((drawing) => drawing.includes('#ff8a3d'))).toEqual([])
})

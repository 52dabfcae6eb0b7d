import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sectionsAbout } from '#hosts/host-guide.ts'
import { HOST_NAMES, hosts } from '#hosts/hosts.ts'

const guide = readFileSync('src/docs/hosts.md', 'utf8')

test('the sections about a host are those whose headings name it, in their order', () => {
  const text = '# Hosts\n\nCaddy\n\n## Caddy\n\nOne.\n\n## nginx\n\nCaddy\n\n## Later, on nginx or Caddy\n\nTwo.\n'
  expect(sectionsAbout('Caddy', text)).toBe('Caddy:\n\nOne.\n\nLater, on nginx or Caddy:\n\nTwo.')
  expect(() => sectionsAbout('Hosts', text)).toThrow('No heading of src/docs/hosts.md names Hosts.')
})

test('a link becomes the file that it leads to', () => {
  expect(sectionsAbout('A', '## A\n\nSee [below](mail.md#relay).')).toBe('A:\n\nSee src/docs/mail.md.')
})

test.each(HOST_NAMES)('who deploys to %s is told the folder, the domain, HTTPS, the forms and the check', (name) => {
  const { title, reload } = hosts[name]
  const text = sectionsAbout(title, guide)
  for (const part of [`dist-${name}`, 'domain', 'HTTPS', 'certificate', 'src/docs/mail.md', 'npm run deploy:check'])
    expect(text).toContain(part)
  expect(text).not.toContain('](')
  if (reload) for (const part of ['apt install', reload]) expect(text).toContain(part)
})

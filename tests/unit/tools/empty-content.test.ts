import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptiedContent } from '../../../src/tools/empty-content.mjs'

let content = ''
const write = (file: string, text: string) => writeFileSync(join(content, file), text)

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'))
  for (const folder of ['articles', 'projects', 'faq', 'pages']) mkdirSync(join(content, folder))
})
afterEach(() => rmSync(content, { recursive: true }))

test('articles, projects and invented lists go, and other files stay as they are', () => {
  write('articles/a.md', 'text')
  write('articles/schema.ts', 'code')
  write('jobs.yaml', '- title: A job\n')
  const changes = emptiedContent(content)
  expect(changes.get('articles/a.md')).toBeNull()
  expect(changes.get('team.yaml')).toBe('')
  expect([...changes.keys()].sort()).toEqual([
    ...['articles/a.md', 'clients.yaml', 'team.yaml', 'testimonials.yaml', 'timeline.yaml'],
  ])
})

test('links to an article or a project are left out, and links to the lists of them stay', () => {
  write(
    'faq/one.yaml',
    [
      '- id: gone',
      '  link: { label: More, href: "{path:blog}/a" }',
      '- id: kept',
      '  link: { label: All, href: "{path:blog}" }',
      '- id: listed',
      '  links: [{ label: A, href: /projects/a }, { label: B, href: /jobs/b }]',
    ].join('\n'),
  )
  const text = emptiedContent(content).get('faq/one.yaml') ?? ''
  expect(text).not.toMatch(/path:blog}\/a|projects\/a/)
  expect(text).toMatch(/id: gone/)
  expect(text).toContain('"{path:blog}"')
  expect(text).toContain('/jobs/b')
})

test('fields that show certain projects or articles show none', () => {
  write('pages/home.yaml', 'projects:\n  heading: Work\n  shown: [a, b]\n')
  expect(emptiedContent(content).get('pages/home.yaml')).toBe('projects:\n  heading: Work\n  shown: []\n')
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { markdownPosts, parsePost, readPosts } from '#prerender/posts.ts'

const front = {
  id: '11',
  title: "'Agents: a first look'",
  excerpt: 'What an agent is, what it is not, and how to tell whether your work needs one at all.',
  date: '2025-06-24',
  author: 'Nandini Rao',
  tags: '[Agentic AI, Automation, Engineering]',
  related: '[2, 6, 8]',
} as const

/** An article's file; a field set to null is left out. */
function source(fields: Readonly<Record<string, string | null>> = {}, body = 'Take an agent.\n'): string {
  const lines = Object.entries({ ...front, ...fields }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}`],
  )
  return `---\n${lines.join('\n')}\n---\n\n${body}`
}

const read = (fields: Readonly<Record<string, string | null>>) => () => parsePost('agents.md', source(fields))

test('an article is read with its address, its reading time and its text', () => {
  expect(parsePost('a-first-look.md', source())).toEqual({
    id: 11,
    slug: 'a-first-look',
    title: 'Agents: a first look',
    excerpt: 'What an agent is, what it is not, and how to tell whether your work needs one at all.',
    date: '2025-06-24',
    author: 'Nandini Rao',
    tags: ['Agentic AI', 'Automation', 'Engineering'],
    related: [2, 6, 8],
    minutes: 1,
    chapters: [],
    body: [{ kind: 'paragraph', children: ['Take an agent.'] }],
  })
})

test('an article with the line ends of Windows is read the same', () => {
  expect(parsePost('agents.md', source().replaceAll('\n', '\r\n'))).toEqual(parsePost('agents.md', source()))
})

test('the headings of the second rank are the chapters of an article', () => {
  const text = '## What it costs\n\nMuch.\n\n### What else it costs\n\n## What *it* saves\n\nMore.\n'
  expect(parsePost('agents.md', source({}, text)).chapters).toEqual([
    { id: 'what-it-costs', text: 'What it costs' },
    { id: 'what-it-saves', text: 'What it saves' },
  ])
})

test.each([60, 160])('an excerpt of %i characters is long enough, and not too long', (length) => {
  expect(parsePost('agents.md', source({ excerpt: 'x'.repeat(length) })).excerpt).toHaveLength(length)
})

test.each([
  [210, 1],
  [211, 2],
  [1680, 8],
  [1681, 9],
])('%i words take %i minutes', (words, minutes) => {
  expect(parsePost('agents.md', source({}, 'word '.repeat(words))).minutes).toBe(minutes)
})

test.each([
  ['id', null, 'should be a whole number of its own, such as 11, but is missing'],
  ['id', '1.5', 'should be a whole number of its own, such as 11, but is 1.5'],
  ['id', '0', 'should be a whole number of its own, such as 11, but is 0'],
  ['id', '"11"', 'should be a whole number of its own, such as 11, but is "11"'],
  ['title', null, 'should be the title, in quotes if it holds a colon, but is missing'],
  ['title', "' '", 'should be the title, in quotes if it holds a colon, but is " "'],
  ['title', '2025', 'should be the title, in quotes if it holds a colon, but is 2025'],
  ['excerpt', null, 'should be one or two sentences of 60 to 160 characters, but is missing'],
  ['excerpt', 'x'.repeat(59), 'should be one or two sentences of 60 to 160 characters, but is "xxx'],
  ['excerpt', 'x'.repeat(161), 'should be one or two sentences of 60 to 160 characters, but is "xxx'],
  ['date', null, 'should be a day such as 2025-06-24, but is missing'],
  ['date', 'June 24, 2025', 'should be a day such as 2025-06-24, but is "June 24, 2025"'],
  ['date', '2025-6-24', 'should be a day such as 2025-06-24, but is "2025-6-24"'],
  ['date', '2025-13-01', 'should be a day such as 2025-06-24, but is "2025-13-01"'],
  ['date', '2025-02-30', 'should be a day such as 2025-06-24, but is "2025-02-30"'],
  ['author', null, 'should be one of Arjun Mehta, Nandini Rao, Kabir Shah, but is missing'],
  ['author', 'Somebody', 'should be one of Arjun Mehta, Nandini Rao, Kabir Shah, but is "Somebody"'],
  ['tags', null, 'should be a list of three tags, but is missing'],
  ['tags', '[AI, SEO]', 'should be a list of three tags, but is ["AI","SEO"]'],
  ['tags', '[AI, SEO, "", Web]', 'should be a list of three tags, but is ["AI","SEO","","Web"]'],
  ['tags', '[AI, SEO, 7]', 'should be a list of three tags, but is ["AI","SEO",7]'],
  ['tags', 'AI', 'should be a list of three tags, but is "AI"'],
  ['related', null, 'should be a list of three ids of other articles, but is missing'],
  ['related', '[2, 6]', 'should be a list of three ids of other articles, but is [2,6]'],
  ['tags', '[AI, SEO, AI]', 'should be a list of three tags, but is ["AI","SEO","AI"]'],
  ['related', '[2, 6, 6]', 'should be a list of three ids of other articles, but is [2,6,6]'],
  ['related', '[2, 6, ai]', 'should be a list of three ids of other articles, but is [2,6,"ai"]'],
] as const)('"%s" as %s stops the build', (field, value, reason) => {
  expect(read({ [field]: value })).toThrow(`agents.md: "${field}" ${reason}`)
})

test('a field the site does not know stops the build', () => {
  expect(read({ draft: 'true' })).toThrow(
    'agents.md: "draft" is not a field; the fields are id, title, excerpt, date, author, tags, related',
  )
})

test.each([
  ['no front matter', 'Take an agent.\n', 'agents.md: starts with front matter between two lines of ---'],
  ['front matter without an end', '---\nid: 11\n', 'agents.md: starts with front matter between two lines of ---'],
  ['text before it', `\n${source()}`, 'agents.md: starts with front matter between two lines of ---'],
  ['empty front matter', '---\n\n---\nText.\n', 'agents.md: the front matter is empty'],
  ['a sentence as front matter', '---\nhello\n---\nText.\n', 'agents.md: the front matter is empty'],
  ['a colon without quotes', source({ title: 'Agents: a first look' }), 'agents.md: the front matter is not YAML'],
])('%s stops the build', (_, text, message) => {
  expect(() => parsePost('agents.md', text)).toThrow(message)
})

test.each(['Agents.md', 'agents_at_work.md', 'agents--at-work.md', '-agents.md', 'agents at work.md', 'café.md'])(
  'the file name %s stops the build',
  (file) => {
    expect(() => parsePost(file, source())).toThrow(
      `${file}: the file name becomes the address: lower-case words joined by hyphens`,
    )
  },
)

test('a mistake in the text names the file and the line', () => {
  expect(() => parsePost('agents.md', source({}, 'Text.\n\n# Title\n'))).toThrow(
    /^agents\.md: line \d+: headings are ## or ###/,
  )
})

test('two headings with one anchor stop the build', () => {
  expect(() => parsePost('agents.md', source({}, '## What it costs\n\n### What it costs?\n'))).toThrow(
    'agents.md: two headings lead to the same anchor "what-it-costs"',
  )
})

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A folder of three articles that name each other, and whatever a test changes in them. */
function folderOf(changes: Readonly<Record<string, Readonly<Record<string, string>>>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-posts-'))
  folders.push(folder)
  const posts = { one: { id: '1' }, two: { id: '2' }, three: { id: '3' }, four: { id: '4' } }
  for (const [slug, { id }] of Object.entries(posts)) {
    const related = `[${Object.values(posts)
      .flatMap((other) => (other.id === id ? [] : [other.id]))
      .join(', ')}]`
    writeFileSync(join(folder, `${slug}.md`), source({ id, related, ...changes[slug] }))
  }
  return folder
}

test('a folder of articles is read whole, and nothing else in it', () => {
  const folder = folderOf()
  writeFileSync(join(folder, 'notes.txt'), 'not an article')
  mkdirSync(join(folder, 'drafts'))
  expect(
    readPosts(folder)
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(['four', 'one', 'three', 'two'])
})

test('two articles with one id stop the build', () => {
  const folder = folderOf()
  writeFileSync(join(folder, 'one-again.md'), source({ id: '1', related: '[2, 3, 4]' }))
  expect(() => readPosts(folder)).toThrow(/^one(-again)?\.md: "id" 1 is taken by one(-again)?\.md$/)
})

test('an article that names an unknown one stops the build', () => {
  expect(() => readPosts(folderOf({ two: { related: '[1, 3, 99]' } }))).toThrow(
    'two.md: "related" names 99, which is no other article',
  )
})

test('an article that names itself stops the build', () => {
  expect(() => readPosts(folderOf({ two: { related: '[1, 2, 3]' } }))).toThrow(
    'two.md: "related" names 2, which is no other article',
  )
})

type Load = (this: { readonly addWatchFile: (file: string) => void }, id: string) => { readonly code: string } | null

test('the program gets the text and the rest of an article apart', () => {
  const path = join(folderOf(), 'one.md')
  const load = markdownPosts().load as Load
  const watched: string[] = []
  const context = { addWatchFile: (file: string) => watched.push(file) }
  const summary = load.call(context, `${path}?summary`)?.code
  expect(load.call(context, path)?.code).toBe('export default [{"kind":"paragraph","children":["Take an agent."]}]')
  expect(summary).toContain('"slug":"one"')
  expect(summary).not.toContain('Take an agent.')
  expect(watched).toEqual([path, path])
  expect(load.call(context, '/src/entry-client.tsx')).toBeNull()
})

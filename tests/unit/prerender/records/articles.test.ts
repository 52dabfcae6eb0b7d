import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { collection as articlesCollection, deriveArticles } from '#content/articles/schema.ts'
import { pictureFile } from '#lib/article-pictures.ts'
import { encodeArticlePictures, picturesIn } from '#prerender/article-pictures.ts'
import { readCollection } from '#prerender/records/collection.ts'
import { formatMistakes } from '#prerender/records/mistake.ts'

const frontMatter = {
  title: "'Agents: a first look'",
  excerpt: 'What an agent is, what it is not, and how to tell whether your work needs one at all.',
  date: '2025-06-24',
  author: 'Zoya Khan',
  tags: '[Agentic AI, Automation, Engineering]',
  related: '[two, three]',
} as const
const context = {
  names: new Map<string, string>(),
  idsOf: (name: string) => (name === 'team.name' ? ['Zoya Khan', 'Adil'] : ['one', 'two', 'three', 'four']),
  isAddress: () => true,
}

/** Returns the text of an article's file. Fields that are null are left out. */
function articleFile(fields: Readonly<Record<string, string | null>> = {}, body = 'Take an agent.\n'): string {
  const lines = Object.entries({ ...frontMatter, ...fields }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}`],
  )
  return `---\n${lines.join('\n')}\n---\n\n${body}`
}

function read(files: Readonly<Record<string, string>>) {
  const content = mkdtempSync(join(tmpdir(), 'articles-'))
  mkdirSync(join(content, 'articles'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(content, 'articles', name), text)
  return readCollection(content, articlesCollection, context)
}
const mistakesOf = (text: string) => formatMistakes(read({ 'one.md': text }).mistakes)
const articleWithText = (text: string) => deriveArticles(read({ 'one.md': articleFile({}, text) }).records)[0]

test('an article has its address, its reading time and its text', () => {
  const { records, mistakes } = read({ 'a-first-look.md': articleFile() })
  expect(mistakes).toEqual([])
  expect(deriveArticles(records)).toEqual([
    {
      slug: 'a-first-look',
      title: 'Agents: a first look',
      excerpt: frontMatter.excerpt,
      date: '2025-06-24',
      author: 'Zoya Khan',
      tags: ['Agentic AI', 'Automation', 'Engineering'],
      related: ['two', 'three'],
      minutes: 1,
      chapters: [],
      body: [{ kind: 'paragraph', children: ['Take an agent.'] }],
      relatedCards: [],
      furtherCards: [],
    },
  ])
})

test('the headings of the second level are the chapters of an article', () => {
  const text = '## What it costs\n\nMuch.\n\n### What else it costs\n\n## What *it* saves\n\nMore.\n'
  expect(articleWithText(text)?.chapters).toEqual(['What it costs', 'What it saves'])
})

test.each([
  [210, 1],
  [211, 2],
  [1680, 8],
  [1681, 9],
])('%i words take %i minutes', (words, minutes) => {
  expect(articleWithText('word '.repeat(words))?.minutes).toBe(minutes)
})

test.each(['2025-06-24', '2026-11-27'])('an article of June 24, 2025 may be updated on %s', (updated) => {
  const { records, mistakes } = read({ 'one.md': articleFile({ updated }) })
  expect(mistakes).toEqual([])
  expect(records[0]?.updated).toBe(updated)
})

test('an update on a later day does not change the order of the articles', () => {
  const { records } = read({
    'one.md': articleFile({ title: 'One', date: '2025-06-01', updated: '2026-11-27', related: null }),
    'two.md': articleFile({ title: 'Two', date: '2025-06-02', related: null }),
  })
  expect(deriveArticles(records).map(({ slug }) => slug)).toEqual(['two', 'one'])
})

test('the newest article comes first', () => {
  const { records } = read({
    'one.md': articleFile({ title: 'One', date: '2025-06-01', related: null }),
    'two.md': articleFile({ title: 'Two', date: '2025-06-03', related: null }),
    'three.md': articleFile({ title: 'Three', date: '2025-06-02', related: null }),
  })
  expect(deriveArticles(records).map(({ slug }) => slug)).toEqual(['two', 'three', 'one'])
})

test.each([60, 160])('an excerpt may have %i characters', (length) => {
  expect(read({ 'one.md': articleFile({ excerpt: 'x'.repeat(length) }) }).mistakes).toEqual([])
})

test.each([
  ['title', null, 'title is missing; wanted: a value'],
  ['title', "' '", 'title is ""; wanted: one line of 1 to 80 characters'],
  ['title', '2025', 'title is 2025; wanted: text in quotes'],
  ['title', 'Agents: a first look', 'the fields are not YAML'],
  ['excerpt', null, 'excerpt is missing; wanted: a value'],
  ['excerpt', 'x'.repeat(59), 'wanted: one paragraph of 60 to 160 characters'],
  ['excerpt', 'x'.repeat(161), 'wanted: one paragraph of 60 to 160 characters'],
  ['date', null, 'date is missing; wanted: a value'],
  ['date', 'June 24, 2025', 'date is "June 24, 2025"; wanted: a valid date'],
  ['date', '2025-6-24', 'date is "2025-6-24"; wanted: a valid date'],
  ['date', '2025-13-01', 'date is "2025-13-01"; wanted: a valid date'],
  ['date', '2025-02-30', 'date is "2025-02-30"; wanted: a valid date'],
  ['updated', 'November 27, 2026', 'updated is "November 27, 2026"; wanted: a valid date'],
  ['updated', '2026-02-30', 'updated is "2026-02-30"; wanted: a valid date'],
  ['updated', '2025-06-23', 'updated is "2025-06-23"; wanted: 2025-06-24 (the day it was written) or later'],
  ['author', null, 'author is missing; wanted: the name of a member of the team, or a guest with a name'],
  ['author', 'Somebody', 'author is "Somebody"; wanted: one of Zoya Khan, Adil'],
  ['tags', null, 'tags is missing; wanted: a value'],
  ['tags', '[AI, SEO]', 'wanted: a list of three tags'],
  ['tags', '[AI, SEO, "", Web]', 'wanted: one line of 1 to 30 characters'],
  ['tags', '[AI, SEO, 7]', 'wanted: text'],
  ['tags', 'AI', 'tags is "AI"; wanted: a list'],
  ['tags', '[AI, SEO, AI]', 'wanted: a list of three tags'],
  ['related', '[two, three, four, five]', 'wanted: up to three different articles'],
  ['related', '[two, two]', 'wanted: up to three different articles'],
  ['related', '[two, ninety-nine]', 'related is "ninety-nine"; wanted: one of two, three, four'],
  ['related', '[two, one]', 'related is "one"; wanted: one of two, three, four'],
  ['drafts', 'true', 'drafts is not a known field'],
] as const)('the field %s is rejected if its value is %s (null: if it is missing)', (field, value, sentence) => {
  expect(mistakesOf(articleFile({ [field]: value }))).toContain(sentence)
})

test('a mistake in the text names the file and the line', () => {
  expect(mistakesOf(articleFile({}, 'Text.\n\n# Title\n'))).toContain(
    'articles/one.md:12: the text: headings are ## or ###: the title is the page’s heading',
  )
})

test.each([
  ['## What it costs\n\n### What it costs?\n', 'another heading leads to the same anchor "what-it-costs"'],
  ['## …\n\nText.\n', 'a heading needs letters or digits for its anchor'],
])('a heading needs an anchor, which no other heading may have (%#)', (text, reason) => {
  expect(mistakesOf(articleFile({}, text))).toContain(reason)
})

test('an invalid author is reported together with the other mistakes of an article', () => {
  const sentences = mistakesOf(articleFile({ author: 'ZOYA khan!!', drafts: 'true' }))
  expect(sentences).toContain('author is "ZOYA khan!!"; wanted: one of Zoya Khan, Adil')
  expect(sentences).toContain('drafts is not a known field')
})

test('every unknown fact is reported with its line', () => {
  expect(mistakesOf(articleFile({}, 'One\n{cty}.\n\n- {town}\n'))).toBe(
    [
      '2 mistakes in src/content:',
      '  articles/one.md:11: the text is {cty}; wanted: a known fact; write \\{ for a brace',
      '  articles/one.md:13: the text is {town}; wanted: a known fact; write \\{ for a brace',
    ].join('\n'),
  )
})

test('if the only block is invalid, the text is not also reported as empty', () => {
  expect(mistakesOf(articleFile({}, '***\n'))).toMatch(/^One mistake/)
})

test('an invisible character in the text or in a field is reported', () => {
  expect(mistakesOf(articleFile({}, 'One\n\u0007two.\n'))).toContain('one.md:11: the text is written with an invisible')
  expect(mistakesOf(articleFile({ title: '"\\uD800"' }))).toContain(
    'title is written with an invisible character (U+D800)',
  )
})

test('a former address that is listed twice, or belongs to a current article, is reported', () => {
  expect(mistakesOf(articleFile({ formerly: '[old, old]' }))).toContain('formerly is "old"; wanted: each address once')
  expect(mistakesOf(articleFile({ formerly: '[one]' }))).toContain(
    'wanted: a different address: articles/one.md already has this one',
  )
})

/** Writes an article with a picture beside it, and returns what is read. */
function readWithPicture(markdown: string, pictures: Readonly<Record<string, Buffer>>) {
  const content = mkdtempSync(join(tmpdir(), 'articles-'))
  mkdirSync(join(content, 'articles', 'one'), { recursive: true })
  writeFileSync(join(content, 'articles', 'one.md'), articleFile({}, `Take an agent.\n\n${markdown}\n`))
  for (const [name, bytes] of Object.entries(pictures)) writeFileSync(join(content, 'articles', 'one', name), bytes)
  const { records, mistakes } = readCollection(content, articlesCollection, context)
  return { content, body: records[0]?.body ?? [], mistakes: formatMistakes(mistakes) }
}
const drawnPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#88aaff' } })

test('a picture stands in a folder with the name of its article, and has its size as it is shown', async () => {
  const turned = await drawnPicture(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { body, mistakes } = readWithPicture('![A desk](desk.jpg "In the morning")', { 'desk.jpg': turned })
  expect(mistakes).toBe('0 mistakes in src/content:')
  expect(body[1]).toEqual({
    ...{ kind: 'picture', file: 'one/desk.jpg', width: 600, height: 900 },
    ...{ alt: 'A desk', caption: 'In the morning' },
  })
})

const drawnJpeg = () => drawnPicture(900, 600).jpeg().toBuffer()

test.each([
  ['../two/desk.jpg', null, '"../two/desk.jpg" is no name of a picture'],
  ['/covers/desk.jpg', null, '"/covers/desk.jpg" is no name of a picture'],
  ['https://example.org/desk.jpg', null, '"https://example.org/desk.jpg" is no name of a picture'],
  ['Desk.jpg', drawnJpeg, '"Desk.jpg" is no name of a picture'],
  ['desk.svg', null, '"desk.svg" is no name of a picture'],
  ['desk.png', null, 'the picture "desk.png" is missing; put it into src/content/articles/one'],
  ['text.jpg', async () => Buffer.from('no picture'), 'the file "text.jpg" cannot be read as a picture'],
  ['cut.jpg', async () => (await drawnJpeg()).subarray(0, 2000), 'the file "cut.jpg" cannot be read as a picture'],
  [
    'tiny.jpg',
    () => drawnPicture(200, 200).jpeg().toBuffer(),
    'the picture "tiny.jpg" is 200 pixels wide, and would be blurred; it needs at least 480',
  ],
  [
    'huge.png',
    () => drawnPicture(8000, 8000).png().toBuffer(),
    'the picture "huge.png" has 64 megapixels; at most 60 are read',
  ],
  [
    'strip.png',
    () => drawnPicture(480, 12_001).png().toBuffer(),
    'the picture "strip.png" has a side of 12001 pixels; at most 12000 can be shown',
  ],
])('the picture %s is a mistake with its line', async (name, bytesOf, reason) => {
  const pictures = bytesOf ? { [name]: await bytesOf() } : {}
  const { mistakes } = readWithPicture(`![A desk](${name})`, pictures)
  expect(mistakes).toContain(`articles/one.md:12: the text: ${reason}`)
})

test('each size of a picture is upright and says nothing about where it was taken', async () => {
  const picture = await drawnPicture(1200, 700)
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 54/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(picture).metadata()).exif?.toString('latin1')).toContain('Camera')
  const { content, body } = readWithPicture('![A desk](desk.jpg)', { 'desk.jpg': picture })
  const files = await encodeArticlePictures(content, picturesIn(body))
  const sizes = await Promise.all(
    files.map(async ({ fileName, source }) => {
      const { width, height, exif, orientation } = await sharp(source).metadata()
      return [fileName, width, height, exif, orientation]
    }),
  )
  expect(sizes).toEqual(
    [
      ['480.avif', 480, 823],
      ['480.webp', 480, 823],
      ['960.avif', 700, 1200],
      ['960.webp', 700, 1200],
    ].map(([end, ...size]) => [`covers/picture-one--desk-jpg-${end}`, ...size, undefined, undefined]),
  )
})

test('a picture with the longest side that is allowed can be written in each format', async () => {
  const { content, body, mistakes } = readWithPicture('![A strip](strip.png)', {
    'strip.png': await drawnPicture(480, 12_000).png().toBuffer(),
  })
  expect(mistakes).toBe('0 mistakes in src/content:')
  const files = await encodeArticlePictures(content, picturesIn(body))
  expect(files.map(({ fileName }) => fileName.replace(/.*-/, ''))).toEqual(['960.avif', '960.webp'])
})

test('pictures of different articles never share a file', () => {
  const files = ['ai/desk-one.jpg', 'ai-desk/one.jpg', 'ai/desk-one-jpg.png', 'ai/desk-one.png']
  expect(new Set(files.map((file) => pictureFile(file, 960, 'webp'))).size).toBe(files.length)
})

test('a folder with the name of no article is a mistake', async () => {
  const content = mkdtempSync(join(tmpdir(), 'articles-'))
  mkdirSync(join(content, 'articles', 'two'), { recursive: true })
  const { mistakes } = readCollection(content, articlesCollection, context)
  expect(formatMistakes(mistakes)).toContain(
    'a file that ends in .md, or a folder with the name of an article that has pictures',
  )
})

const guest = '{ name: Meera Rao, about: Plans the routes of a bus company., link: https://example.org }'

test('a guest may write an article, with a link and a sentence about them', () => {
  const { records, mistakes } = read({ 'one.md': articleFile({ author: null, guest }) })
  expect(mistakes).toEqual([])
  expect(deriveArticles(records)[0]).toMatchObject({
    author: 'Meera Rao',
    guest: { about: 'Plans the routes of a bus company.', link: 'https://example.org' },
  })
})

test.each([
  [{ guest }, 'author is "Zoya Khan"; wanted: nothing, because the article has a guest, who wrote it'],
  [{ author: null, guest: '{ name: Meera Rao, link: http://example.org }' }, 'wanted: an https address'],
  [{ author: null, guest: '{ link: https://example.org }' }, 'guest.name is missing'],
  [{ draft: 'maybe' }, 'draft is "maybe"; wanted: true or false'],
  [{ updated: '2199-01-01' }, 'or earlier: the article has not changed on that day yet'],
])('the fields %o are a mistake', (fields, mistake) => {
  expect(mistakesOf(articleFile(fields))).toContain(mistake)
})

test('a draft and an article of a later day are not published, and development marks them', () => {
  const { isPublished = () => true } = articlesCollection
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2025-06-23T19:00Z') / 1000)) // already the 24th in India
  const fields = [{ date: '2025-06-24' }, { date: '2025-06-25' }, { date: '2025-06-24', draft: true }]
  expect(fields.map(isPublished)).toEqual([true, false, false])
  const { records } = read({ 'one.md': articleFile({ date: '2025-06-25' }), 'two.md': articleFile({ title: 'Two' }) })
  expect(deriveArticles(records).map(({ title }) => title)).toEqual(['Not published: Agents: a first look', 'Two'])
  vi.unstubAllEnvs()
})

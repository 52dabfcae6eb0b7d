import { expect, test } from 'vitest'
import { markdownToBlocks, wordCount } from '#prerender/markdown.ts'

const blocksOf = (markdown: string) => markdownToBlocks(markdown).blocks
const reasonsOf = (markdown: string) =>
  markdownToBlocks(markdown)
    .mistakes.map(({ reason }) => reason)
    .join()

test('a paragraph may run over several lines', () => {
  expect(blocksOf('One line\nand the next.\n\nAnother.')).toEqual([
    { kind: 'paragraph', children: ['One line and the next.'] },
    { kind: 'paragraph', children: ['Another.'] },
  ])
})

test('strong text, emphasis, code and links may be nested', () => {
  expect(blocksOf('**Bold *and* `code`** and [a **link**](/services).')).toEqual([
    {
      kind: 'paragraph',
      children: [
        { kind: 'strong', children: ['Bold ', { kind: 'em', children: ['and'] }, ' ', { kind: 'code', text: 'code' }] },
        ' and ',
        { kind: 'link', href: '/services', children: ['a ', { kind: 'strong', children: ['link'] }] },
        '.',
      ],
    },
  ])
})

test('headings get an anchor and lose their formatting', () => {
  expect(blocksOf('## What *we* log\n\n### `robots.txt`, line by line')).toEqual([
    { kind: 'heading', depth: 2, id: 'what-we-log', text: 'What we log' },
    { kind: 'heading', depth: 3, id: 'robots-txt-line-by-line', text: 'robots.txt, line by line' },
  ])
})

test('lists are ordered or unordered', () => {
  expect(blocksOf('- one\n- **two**\n\ntext\n\n1. first\n2. second')).toEqual([
    { kind: 'list', isOrdered: false, items: [['one'], [{ kind: 'strong', children: ['two'] }]] },
    { kind: 'paragraph', children: ['text'] },
    { kind: 'list', isOrdered: true, items: [['first'], ['second']] },
  ])
})

test('a quotation becomes one block', () => {
  expect(blocksOf('> Widen an agent’s rights\n> one at a time.')).toEqual([
    { kind: 'quote', children: ['Widen an agent’s rights one at a time.'] },
  ])
})

test('code keeps its language, its title and every space', () => {
  expect(blocksOf('```ts title="The guard"\nif (a < b) {\n  stop()\n}\n```')).toEqual([
    { kind: 'code', language: 'ts', title: 'The guard', text: 'if (a < b) {\n  stop()\n}' },
  ])
})

test('the title of a code block is optional', () => {
  expect(blocksOf('```text\nhello\n```')).toEqual([{ kind: 'code', language: 'text', title: '', text: 'hello' }])
})

test('a table has a head and rows', () => {
  expect(blocksOf('| Kind | Guard |\n|---|---|\n| Loop | `caps` |\n| Drift | |')).toEqual([
    {
      kind: 'table',
      head: [['Kind'], ['Guard']],
      rows: [
        [['Loop'], [{ kind: 'code', text: 'caps' }]],
        [['Drift'], []],
      ],
    },
  ])
})

test('HTML in code or after a backslash is plain text', () => {
  expect(blocksOf('`<b>` and \\<i> and &lt;u&gt;')).toEqual([
    { kind: 'paragraph', children: [{ kind: 'code', text: '<b>' }, ' and <i> and <u>'] },
  ])
})

test.each(['/services', '/blog/x#y', 'https://example.org/a?b=c', '#what-we-log'])('a link may lead to %s', (href) => {
  expect(blocksOf(`[here](${href})`)).toEqual([
    { kind: 'paragraph', children: [{ kind: 'link', href, children: ['here'] }] },
  ])
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'http://example.org/',
  '//example.org/',
  '/\\example.org/',
  'mailto:hello@vyomix.example',
  'services',
  '',
])('a link to "%s" is rejected', (href) => {
  expect(reasonsOf(`Text.\n\n[here](<${href}>)`)).toContain(
    `the link "${href}" is neither a page of this site nor https`,
  )
})

test.each([
  ['a block of HTML', '<div>hello</div>', 'HTML (anything between < and >) cannot be shown in an article'],
  ['a script', '<script>alert(1)</script>', 'HTML (anything between < and >) cannot be shown in an article'],
  [
    'HTML within a sentence',
    'Some <b>bold</b> words.',
    'HTML (anything between < and >) cannot be shown in an article',
  ],
  ['a comment', '<!-- later -->', 'HTML (anything between < and >) cannot be shown in an article'],
  ['a picture', '![A sky](/covers/a.png)', 'a picture cannot be shown in an article'],
  ['a picture in a link', '[![A sky](/a.png)](/services)', 'a picture cannot be shown in an article'],
  ['a rule', 'Text.\n\n***', 'a rule (a line of *** or ---) cannot be shown in an article'],
  [
    'a forced line break',
    'One  \ntwo',
    'a line break (two spaces or a backslash at the end of a line) cannot be shown in an article',
  ],
  [
    'a definition',
    '[a]: /services',
    'an address separate from its link ([name]: /address) cannot be shown in an article',
  ],
  ['a top-level heading', '# Title', 'headings are ## or ###: the title is the page’s heading'],
  ['an underlined top-level heading', 'Title\n=====', 'headings are ## or ###: the title is the page’s heading'],
  ['a fourth-level heading', '#### Small', 'headings are ## or ###: the title is the page’s heading'],
  ['code without a language', '```\nhello\n```', 'a code block needs a language'],
  ['indented code', '    hello', 'a code block needs a language'],
  ['a list in a list', '- one\n  - two', 'a list item may contain only one paragraph'],
  ['code in a list', '- one\n\n  ```ts\n  a\n  ```', 'a list item may contain only one paragraph'],
  ['two paragraphs in a list item', '- one\n\n  two', 'a list item may contain only one paragraph'],
  ['a list in a quotation', '> - one', 'a quotation may contain only one paragraph'],
  ['two paragraphs in a quotation', '> one\n>\n> two', 'a quotation may contain only one paragraph'],
])('%s is rejected', (_, markdown, reason) => {
  expect(
    markdownToBlocks(markdown)
      .mistakes.map((mistake) => mistake.reason)
      .join(),
  ).toContain(reason)
})

test('each rejected block is reported with its line', () => {
  expect(markdownToBlocks('One.\n\nTwo.\n\n<hr>\n\n# Title\n').mistakes).toEqual([
    { line: 5, reason: expect.stringMatching(/^HTML .* cannot be shown in an article; use ## and ### headings/) },
    { line: 7, reason: 'headings are ## or ###: the title is the page’s heading' },
  ])
})

test('facts in braces are filled in within texts and addresses, but not within code, and escaped braces stay', () => {
  const fill = (text: string) => text.replace('{city}', 'Jaipur').replace('{path}', '/jobs')
  const { blocks } = markdownToBlocks(
    'From {city}, \\{city\\}, `{city}`, [here]({path}).\n\n```ts\nif (x) \\{ {city} }\n```',
    {
      fill,
      isAddress: () => true,
    },
  )
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      children: [
        'From Jaipur, {city}, ',
        { kind: 'code', text: '{city}' },
        ', ',
        { kind: 'link', href: '/jobs', children: ['here'] },
        '.',
      ],
    },
    { kind: 'code', language: 'ts', title: '', text: 'if (x) \\{ {city} }' },
  ])
})

test('a link to a missing page is reported with its line', () => {
  const { mistakes } = markdownToBlocks('One.\n\n[Two](/nowhere)', {
    fill: (text) => text,
    isAddress: (path) => path === '/jobs',
  })
  expect(mistakes).toEqual([
    { line: 3, reason: 'no page has the address "/nowhere"; if that page is gone, remove the link' },
  ])
})

test('every dead link of a block and every link without text is reported, as it is written', () => {
  const { mistakes } = markdownToBlocks('[](/jobs) [Two](/two)\nand [three]({path}).', {
    fill: (text) => text.replace('{path}', '/three'),
    isAddress: (path) => path === '/jobs',
  })
  expect(mistakes.map(({ reason }) => reason.replace(/;.*/, ''))).toEqual([
    'the link to "/jobs" has no text',
    'no page has the address "/two"',
    'no page has the address "/three", written {path}',
  ])
})

test.each(['https://', 'https://%%%', 'https://a b'])('a link to %s is rejected', (href) => {
  expect(reasonsOf(`[here](<${href}>)`)).toContain(`the link "${href}" is neither a page of this site nor https`)
})

test('words are counted in headings, sentences, lists, quotations and tables', () => {
  const markdown =
    '## Two words\n\nThree *more* words.\n\n- one\n- two\n\n> four **words** in here\n\n| a | b |\n|---|---|\n| c | d |'
  expect(wordCount(blocksOf(markdown))).toBe(2 + 3 + 2 + 4 + 4)
})

test('the words of code blocks are not counted, but those of inline code are', () => {
  expect(wordCount(blocksOf('Set `robots.txt` first.\n\n```ts title="Not counted"\nconst not = "counted"\n```'))).toBe(
    3,
  )
})

test('a partly emphasised word counts as one word, and an empty article has no words', () => {
  expect(wordCount(blocksOf('un**believ**able'))).toBe(1)
  expect(wordCount([])).toBe(0)
})

test('a diagram is parsed, and keeps its title and its alternative text', () => {
  expect(blocksOf('```diagram title="The way" alt="From idea to live."\nidea ─> live\n```')).toEqual([
    {
      kind: 'diagram',
      title: 'The way',
      alt: 'From idea to live.',
      diagram: expect.objectContaining({ columns: 12, rows: 1 }),
    },
  ])
})

test('a diagram without alternative text is rejected', () => {
  expect(reasonsOf('Text.\n\n```diagram title="The way"\nidea ─> live\n```')).toContain(
    'a diagram needs alt="…": its content for people who cannot see it',
  )
})

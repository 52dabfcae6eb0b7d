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
    {
      kind: 'list',
      isOrdered: false,
      items: [{ children: ['one'] }, { children: [{ kind: 'strong', children: ['two'] }] }],
    },
    { kind: 'paragraph', children: ['text'] },
    { kind: 'list', isOrdered: true, items: [{ children: ['first'] }, { children: ['second'] }] },
  ])
})

test('a quotation holds blocks', () => {
  expect(blocksOf('> Widen an agent’s rights\n> one at a time.\n>\n> - slowly')).toEqual([
    {
      kind: 'quote',
      blocks: [
        { kind: 'paragraph', children: ['Widen an agent’s rights one at a time.'] },
        { kind: 'list', isOrdered: false, items: [{ children: ['slowly'] }] },
      ],
    },
  ])
})

test('code keeps its language, its title and every space', () => {
  expect(blocksOf('```ts title="The guard"\nif (a < b) {\n  stop()\n}\n```')).toEqual([
    { kind: 'code', language: 'ts', title: 'The guard', text: 'if (a < b) {\n  stop()\n}', marks: 'k2 13t4' },
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
  ['code that begins a list item', '- ```ts\n  a\n  ```', 'a list item begins with text'],
  ['a heading in a list', '- one\n\n  ## two', 'a heading cannot stand in a list item'],
  ['a heading in a quotation', '> ## one', 'a heading cannot stand in a quotation'],
  ['a list that continues another', '3. three', 'a numbered list begins with 1; this one would begin with 3'],
  [
    'a language with a typing mistake',
    '```pyhton\na\n```',
    '"pyhton" is no language that can be coloured; use python, or text for code',
  ],
  [
    'a language that nobody knows',
    '```qqqqqq\na\n```',
    '"qqqqqq" is no language that can be coloured; use text for code',
  ],
])('%s is rejected', (_, markdown, reason) => {
  expect(
    markdownToBlocks(markdown)
      .mistakes.map((mistake) => mistake.reason)
      .join(),
  ).toContain(reason)
})

test.each([
  ['at the end of a text', 'Text.\n\n```ts\nconst a = 1\n\nMore text.\n', 3],
  ['before another one', 'Text.\n\n```ts\nconst a = 1\n\nMore text.\n\n```ts\nconst b = 2\n```\n', 3],
  ['of tildes', '~~~ts\nconst a = 1\n```\n', 1],
  ['with a shorter end', '````md\nText.\n```\n', 1],
  ['without any code', 'Text.\n\n```', 3],
  ['in a list', '- one\n\n  ```ts\n  const a = 1\n\nText.', 3],
  ['in a quotation', '> ```ts\n> const a = 1\n\nText.', 1],
  ['and whose last line is an inline one', '```md\n``` inline ```\n', 1],
  ['and whose last line is a quoted one', '```md\n> ```\n', 1],
  ['and whose last line is indented too far', '```md\n    ```\n', 1],
  ['before another one in a quotation', '> ```ts\n> const a = 1\n>\n> ```ts\n> const b = 2\n> ```\n', 1],
])('a code block %s that has no end is reported with its line', (_, markdown, line) => {
  const reason = expect.stringMatching(/^this code block has no end: put (?:`{3,}|~{3,}) on a line of its own/)
  expect(markdownToBlocks(markdown).mistakes).toEqual([{ line, reason }])
})

test.each([
  ['in a list', '- one\n\n  ```ts\n  const a = 1\n  ```\n'],
  ['in a quotation', '> ```ts\n> const a = 1\n> ```\n'],
  ['that shows another one', '````md\n```ts\nconst a = 1\n```\n````\n'],
  ['that shows an indented one', '```md\n    ```ts\n    const a = 1\n    ```\n```\n'],
  ['whose end is longer', '```ts\nconst a = 1\n`````\n'],
  ['whose end is followed by spaces', '```ts\nconst a = 1\n```  \n'],
  ['with nothing in it', '```ts\n```\n'],
  ['of tildes that shows shorter ones', '~~~~md\n~~~ts\nconst a = 1\n~~~\n~~~~\n'],
  ['of tildes that shows one of backticks', '~~~md\n```ts\nconst a = 1\n```\n~~~\n'],
  ['with a line that begins with a quoted fence', '```md\n> ```\n> const a = 1\n> ```\n```\n'],
  ['with a line that begins with a quoted fence of a language', '```md\n> ```ts\n> const a = 1\n> ```\n```\n'],
  ['with a line that begins with an inline fence', '```md\n``` inline ```\n```\n'],
  ['that is indented', '  ```ts\n  const a = 1\n ```\n'],
  ['in a list in a quotation', '> - one\n>\n>   ```md\n>   > ```\n>   ```\n'],
  ['in a footnote', 'Text.[^a]\n\n[^a]: Note.\n\n    ```md\n    > ```\n    ```\n'],
])('a code block %s has an end', (_, markdown) => {
  expect(markdownToBlocks(markdown).mistakes).toEqual([])
})

test('each rejected block is reported with its line', () => {
  expect(markdownToBlocks('One.\n\nTwo.\n\n<hr>\n\n# Title\n').mistakes).toEqual([
    { line: 5, reason: expect.stringMatching(/^HTML .* cannot be shown in an article; use ## and ### headings/) },
    { line: 7, reason: 'headings are ## or ###: the title is the page’s heading' },
  ])
})

test.each([
  ['quotations', `${'> '.repeat(300)}x`],
  ['emphasis', `${'*'.repeat(500)}x${'*'.repeat(500)}`],
  ['lists', `${'- '.repeat(60)}x`],
])('too many levels of %s are one mistake with its line', (_, text) => {
  const { blocks, mistakes } = markdownToBlocks(`One.\n\n${text}\n`)
  expect(mistakes).toEqual([{ line: 3, reason: expect.stringMatching(/^this is nested too deeply; /) }])
  expect(blocks).toEqual([])
})

test('lists and emphasis may be nested as deeply as anybody writes them', () => {
  const list = Array.from({ length: 12 }, (_, level) => `${'  '.repeat(level)}- ***level*** ${level}`).join('\n')
  expect(markdownToBlocks(list).mistakes).toEqual([])
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
    { kind: 'code', language: 'ts', title: '', text: 'if (x) \\{ {city} }', marks: 'k2' },
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

test('an item of a list may go on with paragraphs, lists and code', () => {
  expect(blocksOf('1. one\n\n   more\n\n   - inner\n\n   ```text\n   code\n   ```')).toEqual([
    {
      kind: 'list',
      isOrdered: true,
      items: [
        {
          children: ['one'],
          blocks: [
            { kind: 'paragraph', children: ['more'] },
            { kind: 'list', isOrdered: false, items: [{ children: ['inner'] }] },
            { kind: 'code', language: 'text', title: '', text: 'code' },
          ],
        },
      ],
    },
  ])
})

test('a list may have tasks', () => {
  expect(blocksOf('- [x] done\n- [ ] open\n- no task')).toEqual([
    {
      kind: 'list',
      isOrdered: false,
      items: [{ children: ['done'], isDone: true }, { children: ['open'], isDone: false }, { children: ['no task'] }],
    },
  ])
})

test('two tildes strike words through, and one is a tilde', () => {
  expect(blocksOf('~~old~~ new, ~50 to ~60')).toEqual([
    { kind: 'paragraph', children: [{ kind: 'del', children: ['old'] }, ' new, ~50 to ~60'] },
  ])
})

test('footnotes are numbered in the order of the text, and their ids come from their names', () => {
  const blocks = blocksOf(
    'One[^zebra], two[^1], one again[^zebra].\n\n[^1]: *First* written.\n[^zebra]: Second written.',
  )
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      children: [
        'One',
        { kind: 'footnote', id: 'footnote-zebra', number: 1, place: 1 },
        ', two',
        { kind: 'footnote', id: 'footnote-1', number: 2, place: 1 },
        ', one again',
        { kind: 'footnote', id: 'footnote-zebra', number: 1, place: 2 },
        '.',
      ],
    },
    {
      kind: 'footnotes',
      notes: [
        { id: 'footnote-zebra', places: 2, blocks: [{ kind: 'paragraph', children: ['Second written.'] }] },
        {
          id: 'footnote-1',
          places: 1,
          blocks: [{ kind: 'paragraph', children: [{ kind: 'em', children: ['First'] }, ' written.'] }],
        },
      ],
    },
  ])
})

test.each([
  ['without a text', 'One[^a].', 'the footnote [^a] has no text; write it on a line of its own that begins with [^a]:'],
  ['that nothing refers to', 'One.\n\n[^a]: Two.', 'the text never refers to the footnote [^a]'],
  ['that is defined twice', 'One[^a].\n\n[^a]: Two.\n\n[^a]: Three.', 'another footnote is called [^a], too'],
  ['in a heading', '## One[^a]\n\n[^a]: Two.', 'a heading cannot have a footnote: put it into the text below'],
  ['in bold words of a heading', '## **One[^a]**\n\n[^a]: Two.', 'a heading cannot have a footnote'],
  ['in a link', '[One[^a]](/jobs)\n\n[^a]: Two.', 'contains a footnote, which is a link of its own: put it after'],
  ['in bold words of a link', '[**One[^a]**](/jobs)\n\n[^a]: Two.', 'contains a footnote, which is a link of its own'],
  ['in a footnote', 'One[^a].\n\n[^a]: Two[^b].\n\n[^b]: Three.', 'a footnote cannot refer to another footnote'],
  ['inside a quotation', 'One[^a].\n\n> [^a]: Two.', 'cannot stand inside a quotation or a list; write it at the end'],
  [
    'inside a list',
    'One.\n\n- Two\n\n  [^a]: Three.',
    'cannot stand inside a quotation or a list; write it at the end',
  ],
  ['with the anchor of a heading', '## Footnote a\n\nOne[^a].\n\n[^a]: Two.', 'has the same anchor "footnote-a"'],
  ['named by a sign', 'One[^*].\n\n[^*]: Two.', 'a footnote needs letters or digits between [^ and ]'],
])('a footnote %s is rejected', (_, markdown, reason) => {
  expect(reasonsOf(markdown)).toContain(reason)
})

test('brackets with a circumflex after a backslash or in code are no footnote', () => {
  expect(reasonsOf('One \\[^a] and `[^b]`.')).toBe('')
})

test('the words of nested lists, quotations and footnotes are counted, and the numbers of footnotes are not', () => {
  expect(wordCount(blocksOf('One[^a].\n\n> two\n>\n> three\n\n- four\n  - five\n\n[^a]: six seven'))).toBe(7)
})

const findPicture = (file: string) => ({ file: `some-article/${file}`, width: 800, height: 600 })
const withPictures = (markdown: string) =>
  markdownToBlocks(markdown, { fill: (text) => text.replace('{city}', 'Jaipur'), isAddress: () => true, findPicture })

test('a picture has a description, a size, and perhaps a caption', () => {
  const picture = { kind: 'picture', file: 'some-article/desk.jpg', width: 800, height: 600 }
  expect(withPictures('![A desk in {city}](desk.jpg "In {city}")\n\n![A desk](desk.jpg)').blocks).toEqual([
    { ...picture, alt: 'A desk in Jaipur', caption: 'In Jaipur' },
    { ...picture, alt: 'A desk', caption: '' },
  ])
})

test.each([
  ['without a description', '![](desk.jpg)', 'the picture "desk.jpg" needs a text for people who cannot see it'],
  ['within a sentence', 'See ![A desk](desk.jpg).', 'a picture stands in a paragraph of its own'],
  ['in a link', '[![A desk](desk.jpg)](/jobs)', 'a picture stands in a paragraph of its own'],
])('a picture %s is rejected', (_, markdown, reason) => {
  expect(withPictures(`Text.\n\n${markdown}`).mistakes).toContainEqual({
    line: 3,
    reason: expect.stringContaining(reason),
  })
})

test('a text lists pictures among what it may contain only if it can have pictures', () => {
  const [reason] = withPictures('***').mistakes.map((mistake) => mistake.reason)
  expect(reason).toContain('diagrams, pictures, links, footnotes[^1], **strong**, *emphasised* and ~~struck~~ words')
  expect(reasonsOf('***')).toContain('code, diagrams, links')
})

test('a picture that cannot be shown is reported with its line', () => {
  const options = { fill: (text: string) => text, isAddress: () => true, findPicture: () => 'the picture is missing' }
  expect(markdownToBlocks('One.\n\n![A desk](desk.jpg)', options).mistakes).toEqual([
    { line: 3, reason: 'the picture is missing' },
  ])
})

test('a link to an article that is not published yet says so', () => {
  const options = {
    fill: (text: string) => text,
    isAddress: () => false,
    isUnpublished: (path: string) => path === '/blog/a',
  }
  const { mistakes } = markdownToBlocks('[A](/blog/a)\n\n[B](/blog/b)', options)
  expect(mistakes.map(({ reason }) => reason)).toEqual([
    'the article "/blog/a" is a draft or has a date in the future; publish it first, or remove the link',
    'no page has the address "/blog/b"; if that page is gone, remove the link',
  ])
})

import { expect, test } from 'vitest'
import type { ArticleBlock, ArticleInline } from '#content/article.ts'
import { articleHtml } from '#features/article/article-html.ts'

const htmlOf = (...blocks: readonly ArticleBlock[]) => articleHtml(blocks, 'https://vyomix.example/blog/tides')
const paragraph = (...children: readonly ArticleInline[]): ArticleBlock => ({
  kind: 'paragraph',
  children,
})

test('no text becomes markup', () => {
  const text = '<script>"&\'</script>'
  const escaped = '&lt;script&gt;&quot;&amp;&#39;&lt;/script&gt;'
  expect(
    htmlOf(
      paragraph(text, { kind: 'strong', children: [text] }, { kind: 'code', text }),
      { kind: 'heading', depth: 2, id: 'x', text },
      { kind: 'code', language: 'html', title: text, text },
    ),
  ).toBe(
    [
      `<p>${escaped}<strong>${escaped}</strong><code>${escaped}</code></p>`,
      `<h2>${escaped}</h2>`,
      `<figure><pre><code>${escaped}</code></pre><figcaption>${escaped}</figcaption></figure>`,
    ].join('\n'),
  )
})

test('every link has a whole address', () => {
  const link = (href: string) => paragraph({ kind: 'link', href, children: ['here'] })
  expect(htmlOf(link('/jobs'), link('#moon'), link('https://tides.example/?a=1&b=2'))).toBe(
    [
      '<p><a href="https://vyomix.example/jobs">here</a></p>',
      '<p><a href="https://vyomix.example/blog/tides#moon">here</a></p>',
      '<p><a href="https://tides.example/?a=1&amp;b=2">here</a></p>',
    ].join('\n'),
  )
})

test('code keeps its lines and spaces, and has no caption without a title', () => {
  const text = 'if (tide) {\n  wait()\n}'
  expect(htmlOf({ kind: 'code', language: 'js', title: '', text })).toBe(
    `<figure><pre><code>${text}</code></pre></figure>`,
  )
})

test('a diagram becomes its description, with its title below it', () => {
  const diagram = { columns: 0, rows: 0, lines: [], heads: [], words: [] }
  expect(htmlOf({ kind: 'diagram', title: 'The tide', alt: 'The water rises, and falls.', diagram })).toBe(
    '<figure><p>The water rises, and falls.</p><figcaption>The tide</figcaption></figure>',
  )
})

test('a table has a head and rows, and a list its numbers or marks', () => {
  expect(htmlOf({ kind: 'table', head: [['Port'], ['Tide']], rows: [[['Dover'], ['Low']]] })).toBe(
    '<table><thead><tr><th>Port</th><th>Tide</th></tr></thead><tbody><tr><td>Dover</td><td>Low</td></tr></tbody></table>',
  )
  const items = [{ children: ['one'] }, { children: ['two'] }]
  expect(htmlOf({ kind: 'list', isOrdered: true, items })).toBe('<ol><li>one</li><li>two</li></ol>')
  expect(htmlOf({ kind: 'list', isOrdered: false, items: [{ children: ['one'] }] })).toBe('<ul><li>one</li></ul>')
})

test('an item says whether its task is done, and holds further blocks', () => {
  const inner = { kind: 'list', isOrdered: true, items: [{ children: ['a buoy'] }] } as const
  const items = [
    { children: ['Chart'], isDone: true },
    { children: ['Anchor'], isDone: false, blocks: [inner] },
  ]
  expect(htmlOf({ kind: 'list', isOrdered: false, items })).toBe(
    '<ul><li>Done: Chart</li><li>Not done: Anchor<ol><li>a buoy</li></ol></li></ul>',
  )
})

test('a quotation holds several blocks, and struck words stay', () => {
  const blocks = [
    { kind: 'paragraph', children: ['High', { kind: 'del', children: [' low'] }] },
    { kind: 'paragraph', children: ['tide'] },
  ] as const
  expect(htmlOf({ kind: 'quote', blocks })).toBe('<blockquote><p>High<del> low</del></p>\n<p>tide</p></blockquote>')
})

test('a picture has an absolute address, its text and its caption', () => {
  const picture = {
    kind: 'picture',
    file: 'tide/map.jpg',
    width: 1200,
    height: 800,
    alt: 'A "map"',
    caption: 'Dover',
  } as const
  expect(htmlOf(picture)).toMatch(
    /^<figure><img src="https:\/\/\S+\/covers\/picture-tide--map-jpg-960\.webp" alt="A &quot;map&quot;" width="1200" height="800"><figcaption>Dover<\/figcaption><\/figure>$/,
  )
})

test('footnotes are numbers in the text, and a list at its end', () => {
  const reference = { kind: 'footnote', id: 'note', number: 1, place: 1 } as const
  expect(htmlOf({ kind: 'paragraph', children: ['Tide', reference] })).toBe('<p>Tide<sup>1</sup></p>')
  const notes = [{ id: 'note', places: 1, blocks: [{ kind: 'paragraph', children: ['By day.'] }] }] as const
  expect(htmlOf({ kind: 'footnotes', notes })).toBe('<h2>Footnotes</h2><ol><li><p>By day.</p></li></ol>')
})

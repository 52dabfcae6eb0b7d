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
  expect(htmlOf({ kind: 'list', isOrdered: true, items: [['one'], ['two']] })).toBe('<ol><li>one</li><li>two</li></ol>')
  expect(htmlOf({ kind: 'list', isOrdered: false, items: [['one']] })).toBe('<ul><li>one</li></ul>')
})

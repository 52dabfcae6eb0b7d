import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { expect, test } from 'vitest'
import { escapeMarkdown } from '#features/agent-runner/escape-markdown.ts'
import { sanitizeText } from '#lib/sanitize-text.ts'
import { isSoak, MANY_CASES_MS } from '#support/soak.ts'

const parse = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
const descendants = (node: Nodes): readonly Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(descendants) : []),
]
const nodeTypes = (markdown: string) => descendants(parse(markdown)).map(({ type }) => type)
const textOf = (markdown: string) =>
  descendants(parse(markdown))
    .map((node) => (node.type === 'text' ? node.value : ''))
    .join('')

/** The contexts in which a demo inserts an input. */
const contexts = [
  ['a paragraph', (value: string) => value],
  ['a paragraph after other text', (value: string) => `Idea: ${value} and more`],
  ['a heading', (value: string) => `## ${value}`],
  ['a list', (value: string) => `- **Topic:** ${value}`],
  ['a list item of its own', (value: string) => `- ${value}`],
  ['a quotation', (value: string) => `> ${value}`],
  ['a table', (value: string) => `| a | b |\n| --- | --- |\n| ${value} | x |`],
  ['quotation marks', (value: string) => `Say “${value}” to them.`],
  ['brackets', (value: string) => `Readers (${value}), of course`],
] as const

const hostileInputs = [
  '[a](javascript:alert(1))',
  '[a]: https://evil.example',
  '![x](https://evil.example/x.png)',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<https://evil.example>',
  '<a href="https://evil.example">a</a>',
  '<!-- hidden -->',
  'https://evil.example/?q=1',
  'http://evil.example',
  'www.evil.example',
  '# heading',
  '###### heading ######',
  'words ##',
  '> quote',
  '- item',
  '+ item',
  '* item',
  '1. item',
  '12) item',
  '---',
  '***',
  '___',
  '===',
  '```js',
  '~~~',
  '`code`',
  '``code`',
  '**bold** *em* __b__ _e_',
  '~~gone~~',
  '| a | b |',
  'a | b \\| c',
  'ends in \\',
  '\\',
  '\\\\',
  '\\[a](b)',
  '&lt;b&gt; &copy; &#42; &#x2a;',
  'R&D &amp',
  'a\n\n# b',
  'a\n---',
  '    code',
  '\tcode',
  'two  \nlines',
  '[^1]: note',
  '[ ] task',
  '$x $& $1',
  '![',
  '](x)',
  '<',
  'a<b>c',
  '#',
  '1.',
  ':--- | ---:',
] as const

const normalized = (text: string) => sanitizeText(text).replace(/\s+/g, ' ').trim()

test.each(contexts)('in %s, an input is rendered as text', (_, insert) => {
  const expectedTypes = nodeTypes(insert('word'))
  for (const input of hostileInputs) {
    const markdown = insert(escapeMarkdown(input))
    expect([input, nodeTypes(markdown)]).toEqual([input, expectedTypes])
    expect([input, textOf(markdown)]).toEqual([input, textOf(insert('word')).replace('word', () => normalized(input))])
  }
})

test(
  'any escaped input renders as the same text, with its whitespace merged',
  () => {
    const sign = fc.constantFrom(
      ...'\\`*_{}[]<>()#+-.!|~&;:=/"\'$^%@?, \n\t0123456789abcxyzwA',
      'http://',
      'www.',
      '&amp;',
      'é',
      '𝔸',
      'हि',
    )
    const input = fc.array(sign, { maxLength: 30 }).map((signs) => signs.join(''))
    fc.assert(
      fc.property(input, fc.constantFrom(...contexts), (text, [, insert]) => {
        const value = normalized(text)
        fc.pre(value !== '')
        const markdown = insert(escapeMarkdown(text))
        expect(nodeTypes(markdown)).toEqual(nodeTypes(insert('word')))
        expect(textOf(markdown)).toBe(textOf(insert('word')).replace('word', () => value))
      }),
      { numRuns: isSoak ? 15_000 : 500 },
    )
  },
  MANY_CASES_MS,
)

test('ordinary text is not escaped', () => {
  const words = "E-commerce, 3.5 hours: R&D (really), it's C# & Co. – 50% off! “Ja.” a > b"
  expect(escapeMarkdown(words)).toBe(words)
})

test('a bare address is escaped, so that parsers that detect bare addresses make no link of it', () => {
  expect(escapeMarkdown('See https://evil.example and WWW.evil.example')).toBe(
    'See https\\://evil.example and WWW\\.evil.example',
  )
})

test('an input of several lines becomes one line', () => {
  expect(escapeMarkdown('  one\r\n\r\ntwo\u2028three\t four ')).toBe('one two three four')
})

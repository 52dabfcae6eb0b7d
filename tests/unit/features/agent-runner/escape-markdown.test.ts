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
const below = (node: Nodes): readonly Nodes[] => [node, ...('children' in node ? node.children.flatMap(below) : [])]
const kindsIn = (markdown: string) => below(parse(markdown)).map(({ type }) => type)
const textOf = (markdown: string) =>
  below(parse(markdown))
    .map((node) => (node.type === 'text' ? node.value : ''))
    .join('')

/** Where a demo inserts inputs, and the nodes that are there without one. */
const places = [
  ['a paragraph', (value: string) => value],
  ['a paragraph after other text', (value: string) => `Idea: ${value} and more`],
  ['a heading', (value: string) => `## ${value}`],
  ['a list', (value: string) => `- **Topic:** ${value}`],
  ['an item alone', (value: string) => `- ${value}`],
  ['a quotation', (value: string) => `> ${value}`],
  ['a table', (value: string) => `| a | b |\n| --- | --- |\n| ${value} | x |`],
  ['quotation marks', (value: string) => `Say “${value}” to them.`],
  ['brackets', (value: string) => `Readers (${value}), of course`],
] as const

const nasty = [
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

const normal = (text: string) => sanitizeText(text).replace(/\s+/g, ' ').trim()

test.each(places)('in %s an input stays text', (_, place) => {
  const without = kindsIn(place('word'))
  for (const input of nasty) {
    const markdown = place(escapeMarkdown(input))
    expect([input, kindsIn(markdown)]).toEqual([input, without])
    expect([input, textOf(markdown)]).toEqual([input, textOf(place('word')).replace('word', () => normal(input))])
  }
})

test(
  'Markdown renders any input unchanged',
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
      fc.property(input, fc.constantFrom(...places), (text, [, place]) => {
        const value = normal(text)
        fc.pre(value !== '')
        const markdown = place(escapeMarkdown(text))
        expect(kindsIn(markdown)).toEqual(kindsIn(place('word')))
        expect(textOf(markdown)).toBe(textOf(place('word')).replace('word', () => value))
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

test('an address does not become a link in parsers that detect bare addresses', () => {
  expect(escapeMarkdown('See https://evil.example and WWW.evil.example')).toBe(
    'See https\\://evil.example and WWW\\.evil.example',
  )
})

test('an input of several lines becomes one line', () => {
  expect(escapeMarkdown('  one\r\n\r\ntwo\u2028three\t four ')).toBe('one two three four')
})

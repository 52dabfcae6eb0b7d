import { expect, test } from 'vitest'
import { plainText } from '#prerender/records/prose.ts'

test.each([
  ['a code span', 'one `kode` two'],
  ['a code span of two backticks', 'one `` kode ` kode `` two'],
  ['a code span over two lines', 'one `kode\nkode` two'],
  ['a fenced block', 'one\n\n```ts\nkode\n```\n\ntwo'],
  ['a fenced block with a longer end', 'one\n\n```ts\nkode\n`````\n\ntwo'],
  ['a fenced block of tildes with shorter ones in it', 'one\n\n~~~~md\n~~~ts\nkode\n~~~\nkode\n~~~~\n\ntwo'],
  ['a fenced block with backticks in tildes', 'one\n\n~~~md\n```\nkode\n~~~\n\ntwo'],
  ['a fenced block with a quoted fence', 'one\n\n```md\n> ```\nkode\n```\n\ntwo'],
  ['a fenced block with an inline fence', 'one\n\n```md\n``` kode ```\nkode\n```\n\ntwo'],
  ['a fenced block with a fence that is indented too far', 'one\n\n```md\n    ```\nkode\n```\n\ntwo'],
  ['a fenced block that is indented', 'one\n\n  ```ts\n  kode\n  ```\n\ntwo'],
  ['a fenced block in a list', '- one\n\n  ```ts\n  kode\n  ```\n\n- two'],
  ['a fenced block in a list that ends before it', '- one\n\n  ```ts\n  kode\n\ntwo'],
  ['a fenced block in a quotation', '> one\n>\n> ```ts\n> kode\n> ```\n>\n> two'],
  ['a fenced block in a footnote', 'one[^a] two\n\n[^a]:\n\n    ```ts\n    kode\n    ```\n'],
  ['a fenced block without an end', 'one two\n\n```ts\nkode\n'],
])('%s is no prose', (_, markdown) => {
  expect(plainText(markdown).match(/\p{L}+/gu)).toEqual(['one', 'two'])
})

test.each([
  ['a single backtick', 'one ` two'],
  ['three backticks within a line', 'one ``` two'],
  ['a fence that is escaped', '\\```\n\none\n\n\\```\n\ntwo'],
  ['three tildes within a line', 'one ~~~ two ~~~'],
  ['a tilde before a number', 'one ~50 two ~60'],
  ['the text after a code span', '`kode` one two'],
  ['the text between two fenced blocks', '```ts\nkode\n```\n\none two\n\n```ts\nkode\n```'],
  ['a word that is struck', '~~one~~ two'],
])('%s hides no prose', (_, markdown) => {
  expect(plainText(markdown).match(/\p{L}+/gu)).toEqual(['one', 'two'])
})

test('addresses, names of footnotes and placeholders are no prose', () => {
  const markdown =
    'one [two](https://a.example/kode) {kode} \\{kode\\} https://kode.example kode@a.example <kode>[^kode]'
  expect(plainText(markdown).match(/\p{L}+/gu)).toEqual(['one', 'two'])
})

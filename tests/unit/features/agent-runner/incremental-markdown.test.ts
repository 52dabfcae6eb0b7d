import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { libraryAgents } from '#content/agent-runner/agents.ts'
import { demoResult } from '#features/agent-runner/demo.ts'
import { appendMarkdown, emptyMarkdown, type IncrementalMarkdown } from '#features/agent-runner/incremental-markdown.ts'
import { Markdown } from '#features/agent-runner/ui/markdown.tsx'
import { hostileTexts } from '#support/hostile-texts.ts'
import { isSoak, MANY_CASES_MS } from '#support/soak.ts'

const pieces = ({ closed, open }: IncrementalMarkdown) => [...closed.flat(), open]
const parseAtOnce = (text: string) => appendMarkdown(emptyMarkdown, text)
const parseInSteps = (
  text: string,
  step: number,
  onStep: (now: IncrementalMarkdown, before: IncrementalMarkdown) => void = () => {},
) => {
  let now = emptyMarkdown
  for (let end = step; end < text.length + step; end += step) {
    const before = now
    now = appendMarkdown(before, text.slice(0, end))
    onStep(now, before)
  }
  return now
}

const markupCache = new Map<string, string>()
/** Returns the markup of a piece. Each piece is rendered only once. */
function markup(source: string): string {
  const html =
    markupCache.get(source) ?? renderToStaticMarkup(createElement(Markdown, { source })).replaceAll(/ dir="\w+"/g, '')
  markupCache.set(source, html)
  return html
}
const fullMarkup = (now: IncrementalMarkdown) => pieces(now).map(markup).join('')

const demos = libraryAgents.map((agent) => ({
  name: `the demo of the ${agent.name}`,
  text: demoResult(agent, Object.fromEntries(agent.inputs.map(({ name, example }) => [name, example]))),
}))

const ordinary = `# Plan for *tea*

A first paragraph with **bold**,
[a link](https://example.com/a) and 10 &euro;.
A second line.

1. One

2. Two
   - nested **item**
   - another

     with a paragraph

10. Ten
11. Eleven

1. Again one

* [x] done
* [ ] to do

> Said by **somebody**
> in two lines

| Month | Tea |
| :---- | --: |
| May   | 3   |
| June  | \`4\` |

\`\`\`js
const a = 1

# no heading
\`\`\`

    indented

Setext
======

<div>

HTML</div>

---

Line one\\
Line two  
Line three 😀 नमस्ते
`

const texts = [...demos, { name: 'a text with everything', text: ordinary }]

test.each(texts)('$name renders the same in several pieces as in one piece', ({ text }) => {
  expect(fullMarkup(parseAtOnce(text))).toBe(markup(text))
  expect(pieces(parseAtOnce(text)).length).toBeGreaterThan(5)
})

test.each(texts)(
  '$name renders the same wherever it is split',
  ({ text }) => {
    const step = isSoak || text === ordinary ? 1 : 7
    for (let cut = 0; cut <= text.length; cut += step) {
      const result = appendMarkdown(parseAtOnce(text.slice(0, cut)), text)
      expect(fullMarkup(result) === markup(text) || `cut after ${text.slice(0, cut)}`).toBe(true)
    }
  },
  MANY_CASES_MS,
)

test.each(texts)('$name renders the same when it arrives character by character', ({ text }) => {
  expect(fullMarkup(parseInSteps(text, 1))).toBe(markup(text))
})

test.each([...texts, ...hostileTexts])(
  'the finished pieces of $name never change again, and its groups and its open piece stay within their limits',
  ({ text }) => {
    for (const step of text.length > 1000 ? [37, 250] : [2, 35]) {
      parseInSteps(text, step, (now, before) => {
        expect(now.closed.flat().slice(0, before.closed.flat().length)).toEqual(before.closed.flat())
        expect(now.closed.slice(0, before.closed.length - 1)).toEqual(before.closed.slice(0, -1))
        expect(now.closed.every((group) => group.length > 0 && group.length <= 12)).toBe(true)
        expect(now.open.length).toBeLessThanOrEqual(4000)
      })
    }
  },
)

test.each([...texts, ...hostileTexts])(
  'nothing of $name is lost, and up to 4,000 characters nothing is repeated',
  ({ text }) => {
    const bare = (parts: readonly string[]) => parts.join('').replace(/\s/g, '')
    for (const step of [11, text.length]) {
      const parts = pieces(parseInSteps(text, step))
      if (text.length <= 4000) expect(bare(parts)).toBe(bare([text]))
      else expect(bare(parts).length).toBeGreaterThanOrEqual(bare([text]).length)
    }
  },
)

test('full groups stay the same objects, so that they render once', () => {
  const half = Array.from({ length: 30 }, (_, index) => `Paragraph ${index}`).join('\n\n')
  const before = parseAtOnce(half)
  const now = appendMarkdown(before, `${half}\n\nMore\n\nand more`)
  expect(before.closed.map((group) => group.length)).toEqual([12, 12, 5])
  expect(now.closed[0]).toBe(before.closed[0])
  expect(now.closed[1]).toBe(before.closed[1])
  expect(now.closed.map((group) => group.length)).toEqual([12, 12, 7])
})

test('an unchanged text returns the same object, and another text is parsed from its beginning', () => {
  const before = parseAtOnce('One\n\nTwo')
  expect(appendMarkdown(before, 'One\n\nTwo')).toBe(before)
  expect(appendMarkdown(before, 'Other')).toEqual(parseAtOnce('Other'))
  expect(appendMarkdown(before, '')).toEqual(emptyMarkdown)
  expect(parseAtOnce('One\n\nTwo')).toEqual({ text: 'One\n\nTwo', closed: [['One']], open: 'Two' })
})

test('CRLF and CR line ends render like LF, wherever the text is split', () => {
  const written = 'One\r\ntwo\r\n\r\n- a\r\n- b\r\n\r\nThree\rfour\r\n'
  const read = markup('One\ntwo\n\n- a\n- b\n\nThree\nfour\n')
  for (let cut = 0; cut <= written.length; cut += 1) {
    expect(fullMarkup(appendMarkdown(parseAtOnce(written.slice(0, cut)), written))).toBe(read)
  }
  expect(fullMarkup(parseInSteps(written, 1))).toBe(read)
})

test('a list continues after a blank line even if its next number arrives before the dot', () => {
  const before = parseAtOnce('1. One\n\n1')
  expect(before.closed).toEqual([])
  expect(fullMarkup(appendMarkdown(before, '1. One\n\n1. Two'))).toBe(
    '<ol start="1"><li><p>One</p></li><li><p>Two</p></li></ol>',
  )
  expect(pieces(parseAtOnce('1. One\n\n1 is a number'))).toEqual(['1. One', '1 is a number'])
})

test('a formula is one piece, wherever the text is split and whatever its lines look like', () => {
  const text = 'So\n\n\\[\na\n=\n- b\n+ c\n\\]\n\n- d\n\n$$\nx^2\n- y\n$$\n\nEnd'
  expect(fullMarkup(parseInSteps(text, 1))).toBe(fullMarkup(parseAtOnce(text)))
  expect(pieces(parseInSteps(text, 1)).map((piece) => piece.trim())).toContain('\\[\na\n=\n- b\n+ c\n\\]')
})

test('a formula that stays open does not keep the blocks after it from being closed', () => {
  expect(parseAtOnce('\\[ a\n\n- b\n\nc').closed.flat().length).toBeGreaterThan(0)
  expect(parseAtOnce(`$$ a\n- b\n${'- c\n'.repeat(300)}\nd`).closed.flat().length).toBeGreaterThan(0)
})

test('a list of more than 4,000 characters is split between its items', () => {
  const items = Array.from(
    { length: 300 },
    (_, index) => `${index + 1}. Item ${index + 1}\n${'   and more\n'.repeat(5)}`,
  )
  const lists = pieces(parseAtOnce(items.join('')))
  expect(lists.length).toBeGreaterThan(1)
  expect(lists.join('')).toBe(items.join(''))
  for (const list of lists) expect(list).toMatch(/^\d+\. Item/)
  for (const list of lists.slice(1)) expect(markup(list)).toContain(`<ol start="${Number.parseInt(list, 10)}">`)
})

test('a table of more than 4,000 characters has its header in every piece', () => {
  const rows = Array.from({ length: 400 }, (_, index) => `| row ${index} | x |\n`)
  const tables = pieces(parseAtOnce(`| Name | Mark |\n| --- | ---: |\n${rows.join('')}`))
  expect(tables.length).toBeGreaterThan(1)
  for (const table of tables) expect(table.startsWith('| Name | Mark |\n| --- | ---: |\n| row ')).toBe(true)
  const shown = tables.map(markup).join('')
  for (const index of [0, 150, 399]) expect(shown.split(`<td>row ${index}</td>`)).toHaveLength(2)
})

test('code of more than 4,000 characters stays code in every piece', () => {
  const lines = Array.from({ length: 400 }, (_, index) => `# line ${index} *x*\n`)
  const now = parseInSteps(`~~~sh\n${lines.join('')}~~~\n\nAfter`, 500)
  expect(fullMarkup(now)).not.toMatch(/<em>|<h\d/)
  expect(fullMarkup(now).endsWith('</code></pre><p>After</p>')).toBe(true)
  expect(now.closed.flat()).toHaveLength(2)
  expect(now.closed.flat().every((part) => part.startsWith('~~~sh\n'))).toBe(true)
})

test.each([
  ['a table with a wide header', `|${' a |'.repeat(1500)}\n|${'-|'.repeat(1500)}\n|${'x|'.repeat(1500)}\n`],
  ['a fence with a long name', `\`\`\`${'js '.repeat(3000)}\nlet a\n\`\`\`\n`],
  ['an endless word', 'x'.repeat(20_000)],
  ['a text of line ends only', '\n'.repeat(20_000)],
  ['a text of spaces only', ' '.repeat(20_000)],
  ['an endless item', `- ${'word '.repeat(4000)}`],
  ['an endless quotation', `> ${'word '.repeat(4000)}`],
  ['HTML without end', `<div>${'<b>word</b> '.repeat(2000)}`],
  ['endless quotations', '> '.repeat(2500)],
])('the open block of %s has at most 4,000 characters, and nothing is lost', (_, text) => {
  for (const now of [parseAtOnce(text), parseInSteps(text, 999)]) {
    expect(now.open.length).toBeLessThanOrEqual(4000)
    expect(pieces(now).join('').length).toBeGreaterThanOrEqual(text.trim().length)
  }
})

test('a paragraph of more than 4,000 characters is split before a word, and no piece becomes a list or a heading', () => {
  for (let shift = 1; shift < 20; shift += 1) {
    const text = `${'x'.repeat(shift)} ${'alpha - 1. # beta '.repeat(500).trim()}`
    const parts = pieces(parseAtOnce(text))
    expect(parts.length).toBeGreaterThan(2)
    expect(parts.join('')).toBe(text)
    for (const part of parts) expect(part).toMatch(/^(x|alpha|beta)/)
    expect(fullMarkup(parseAtOnce(text))).not.toMatch(/<[uo]l|<h\d/)
  }
})

test('a split is never inside a character', () => {
  for (const start of ['', 'x']) {
    const parts = pieces(parseAtOnce(start + '😀'.repeat(5000)))
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) expect(part.isWellFormed()).toBe(true)
  }
})

import { expect, test } from 'vitest'
import { lexBlocks, lexMarkdown } from '#features/agent-runner/markdown-lexer.ts'
import { hostileTexts } from '#support/hostile-texts.ts'
import { MANY_CASES_MS } from '#support/soak.ts'

const kinds = (tokens: ReturnType<typeof lexMarkdown>) =>
  tokens.map(({ type }) => type).filter((type) => type !== 'space')

const ordinary =
  '# Plan\n\nOne\ntwo\n\n- a\n- b\n\n> c\n\n| d |\n|---|\n| e |\n\n```js\nf\n```\n\n---\n\n~~g~~ https://h.example\n'

test('a text is split into its blocks', () => {
  const blocks = ['heading', 'paragraph', 'list', 'blockquote', 'table', 'code', 'hr', 'paragraph']
  expect(kinds(lexMarkdown(ordinary))).toEqual(blocks)
  expect(kinds(lexBlocks(ordinary))).toEqual(blocks)
})

test('the contents of a block are parsed, unless only blocks are requested', () => {
  const inside = ([block]: ReturnType<typeof lexMarkdown>) =>
    block && 'tokens' in block ? kinds(block.tokens ?? []) : null
  expect(inside(lexMarkdown('**a** ~~b~~'))).toEqual(['strong', 'text', 'del'])
  expect(inside(lexBlocks('**a** ~~b~~'))).toEqual([])
})

test('a single line end does not end a paragraph, and an empty text has no blocks', () => {
  expect(kinds(lexMarkdown('a\nb'))).toEqual(['paragraph'])
  expect(kinds(lexMarkdown(''))).toEqual([])
})

test(
  'a text that is too complex for the parser becomes one block with the original text',
  () => {
    const quotations = `${'> '.repeat(20_000)}<img src=x onerror=window.pwned=1>`
    const all = lexMarkdown(quotations)
    for (const tokens of [all, lexBlocks(quotations)]) {
      expect(tokens.map(({ raw }) => raw).join('')).toBe(quotations)
      expect(tokens).toHaveLength(1)
    }
    expect(all[0]).toMatchObject({ type: 'html', raw: quotations })
  },
  MANY_CASES_MS,
)

test.each(hostileTexts)('$name is parsed without loss', ({ text }) => {
  const written = text.replace(/\r\n?/g, '\n')
  expect(
    lexBlocks(text)
      .map(({ raw }) => raw)
      .join(''),
  ).toBe(written)
  expect(
    lexMarkdown(text)
      .map(({ raw }) => raw)
      .join(''),
  ).toBe(written)
})

import { expect, test } from 'vitest'
import { withoutWholeFence } from '#features/agent-runner/whole-fence.ts'

const finished = (answer: string) => withoutWholeFence(answer, false)

test.each([
  ['an untagged fence', '```\n# Plan\n\nTea.\n```', '# Plan\n\nTea.'],
  ['a fence of Markdown', '```markdown\n# Plan\n```\n', '# Plan'],
  ['its short name in capitals', '``` MD \n# Plan\n```', '# Plan'],
  ['a fence of tildes', '~~~md\n# Plan\n```\ncode\n```\n~~~', '# Plan\n```\ncode\n```'],
  ['a long fence around a short one', '````\n```js\na\n```\n````', '```js\na\n```'],
  ['a fence around fences as short as itself', '```markdown\nOne\n```js\na\n```\nTwo\n```', 'One\n```js\na\n```\nTwo'],
  ['a fence that is not closed', '```markdown\n# Plan\nTea', '# Plan\nTea'],
  ['blank lines around the fence', '\n \n```\nTea\n```\n\n \n', 'Tea'],
  ['an indented fence', '  ```\n  - a\n    - b\n c\n  ```', '- a\n  - b\nc'],
  ['CRLF line ends', '```md\r\n# Plan\r\nTea\r\n```\r\n', '# Plan\r\nTea\r'],
])('of an answer that is %s, the text in it is shown', (_, answer, text) => {
  expect(finished(answer)).toBe(text)
})

test.each([
  ['a fence of JSON', '```json\n{}\n```'],
  ['a fence of Python that is not closed', '```python\nprint()'],
  ['a text before the fence', 'Here it is:\n\n```markdown\n# Plan\n```'],
  ['a text after the fence', '```\nls\n```\n\nThis lists files.'],
  ['two fences', '```\nls\n```\n```\npwd\n```'],
  ['inline code', '```a``` is code'],
  ['code without a fence', '    # Plan'],
  ['an empty fence', '```\n```'],
  ['the first line of a fence only', '```markdown'],
  ['marks that are no fence', '``'],
  ['ordinary Markdown', '# Plan\n\n```js\na\n```\n'],
  ['nothing', ''],
])('an answer that is %s is shown as it is', (_, answer) => {
  expect(finished(answer)).toBe(answer)
})

test.each([
  '```markdown\n# Plan\n\nTea and `code`.\n```\n',
  '```\nOne\n\n~~~\ntwo\n~~~\n   ```  \n\n',
  '~~~~\nOne ~~~ two\n~~~\n~~~~',
  '```md\nOne\n```js\na\n```\nTwo\n```',
])('while the answer %j arrives character by character, its text only grows, and no fence is shown', (answer) => {
  let before = ''
  for (let end = 0; end <= answer.length; end += 1) {
    const text = withoutWholeFence(answer.slice(0, end), true)
    expect(text.startsWith(before), `after ${JSON.stringify(answer.slice(0, end))}`).toBe(true)
    before = text
  }
  expect(before).toBe(finished(answer))
})

test.each(['```js\na\n```', '`a` is code', '~ about', '# Plan\n```\na\n```'])(
  'while the answer %j arrives, it is shown as it is once it cannot be one fence of text',
  (answer) => {
    const texts = Array.from(answer, (_, index) => withoutWholeFence(answer.slice(0, index + 1), true))
    const start = texts.findIndex((text) => text !== '')
    for (const [index, text] of texts.entries()) expect(text).toBe(index < start ? '' : answer.slice(0, index + 1))
    expect(start).toBeLessThan(6)
  },
)

test('a text that follows the fence makes the answer code and text, as Markdown says', () => {
  expect(withoutWholeFence('```\nls\n```\n', true)).toBe('ls')
  expect(withoutWholeFence('```\nls\n```\nT', true)).toBe('```\nls\n```\nT')
})

test('an answer of marks and spaces is read in one pass', () => {
  const hostile = `\`\`\`${' '.repeat(100_000)}x\`\n${'`'.repeat(100_000)}\n${'``` '.repeat(50_000)}`
  for (const isGrowing of [true, false]) expect(withoutWholeFence(hostile, isGrowing)).toBe(hostile)
})

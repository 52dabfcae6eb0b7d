import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTokens } from '#content/agent-runner/run-formats.ts'
import {
  checkInputs,
  fillPrompt,
  missingInputs,
  placeholders,
  promptSegments,
  resultFileName,
} from '#features/agent-runner/prompt.ts'
import { estimateTokens } from '#lib/estimate-tokens.ts'

const inputs = ['topic', 'audience', 'tone']
const allValues = { topic: 'Tea', audience: 'Beginners', tone: 'Calm' }

test('the inputs of a template are found once each, in order', () => {
  expect(placeholders('For [audience]: [topic], [user_prompt], again [topic]')).toEqual([
    'audience',
    'topic',
    'user_prompt',
  ])
})

test.each(['', 'nothing', '[]', '[ topic ]', '[Topic]', '[a-b]', '[1st]', '{topic}', '[topic'])(
  'there is no input in %j',
  (template) => {
    expect(placeholders(template)).toEqual([])
  },
)

test('a value replaces its placeholder', () => {
  expect(fillPrompt('Write about [topic] for [audience].', allValues)).toBe('Write about Tea for Beginners.')
})

test('only the first occurrence of a placeholder is replaced', () => {
  expect(fillPrompt('[tone], [topic], [tone]', allValues)).toBe('Calm, Tea, [tone]')
})

test('a placeholder without a value stays, and a value without a placeholder changes nothing', () => {
  expect(fillPrompt('[topic] in [place]', { ...allValues, city: 'Jaipur' })).toBe('Tea in [place]')
})

test.each(['constructor', 'to_string', '__proto__', 'has_own_property'])(
  'without a value of that name, [%s] stays as written',
  (name) => {
    expect(fillPrompt(`[${name}]`, {})).toBe(`[${name}]`)
  },
)

test.each(['[tone]', '[topic]', '$&', '$1 $$ $`', "$'", '$<name>', '\\', '\\n', '<b>', '\n\n'])(
  'the value %j is inserted as it is',
  (value) => {
    expect(fillPrompt('a [topic] b [tone] c', { topic: value, tone: 'Calm' })).toBe(`a ${value} b Calm c`)
  },
)

test('filling inserts any values into their placeholders and changes nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (topic, tone) => {
      expect(fillPrompt('<[topic]|[tone]|[topic]>', { topic, tone })).toBe(`<${topic}|${tone}|[topic]>`)
    }),
  )
})

test('a preview distinguishes filled inputs from empty ones', () => {
  expect(promptSegments('For [audience] on [topic]!', { topic: '  ', audience: 'Beginners' })).toEqual([
    { kind: 'text', text: 'For ' },
    { kind: 'filled', name: 'audience', text: 'Beginners' },
    { kind: 'text', text: ' on ' },
    { kind: 'empty', name: 'topic' },
    { kind: 'text', text: '!' },
  ])
})

test('a preview of a template without inputs is its text', () => {
  expect(promptSegments('Nothing to fill in', {})).toEqual([{ kind: 'text', text: 'Nothing to fill in' }])
  expect(promptSegments('', {})).toEqual([])
})

test('a later occurrence of a placeholder is text in a preview', () => {
  expect(promptSegments('[tone] [tone]', { tone: 'Calm' })).toEqual([
    { kind: 'filled', name: 'tone', text: 'Calm' },
    { kind: 'text', text: ' [tone]' },
  ])
})

test('the text of a preview equals the prompt that is sent', () => {
  const piece = fc.constantFrom('[topic]', '[tone]', '[other]', '[', ']', 'text ', '$&', '\n')
  const template = fc.array(piece).map((pieces) => pieces.join(''))
  const value = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '')
  fc.assert(
    fc.property(template, value, value, (words, topic, tone) => {
      const values = { topic, tone }
      const shown = promptSegments(words, values).map((part) => (part.kind === 'empty' ? `[${part.name}]` : part.text))
      expect(shown.join('')).toBe(fillPrompt(words, values))
    }),
  )
})

test('blank inputs are listed as missing, in the order of the agent', () => {
  expect(missingInputs(inputs, { tone: 'Calm', topic: ' \n' })).toEqual(['topic', 'audience'])
  expect(missingInputs(inputs, allValues)).toEqual([])
})

test.each(['', ' ', '\t\n', '\u00a0'])('a key of %j counts as missing', (key) => {
  expect(checkInputs(key, inputs, allValues)).toEqual({
    title: 'Error',
    text: 'Please enter your API key',
    inputs: null,
  })
})

test('a missing key is reported before missing inputs', () => {
  expect(checkInputs('', inputs, {})?.text).toBe('Please enter your API key')
})

test('the missing inputs are named with spaces, as on the card and in the form', () => {
  expect(checkInputs('sk-1', inputs, { audience: 'x' })).toEqual({
    title: 'Error',
    text: 'Please fill in: topic, tone',
    inputs: ['topic', 'tone'],
  })
  expect(checkInputs('sk-1', ['user_prompt'], {})?.text).toBe('Please fill in: user prompt')
  expect(checkInputs('sk-1', ['business_type', 'duration'], {})?.text).toBe('Please fill in: business type, duration')
})

test('with a key and all inputs an agent can run', () => {
  expect(checkInputs('sk-1', inputs, allValues)).toBeNull()
})

test('a key or an input above its limit is reported, the key first, and an input of exactly the limit is not', () => {
  const long = { ...allValues, tone: 'x'.repeat(20_001) }
  expect(checkInputs('sk-1', inputs, long)).toEqual({ title: 'Error', text: 'Please shorten: tone', inputs: ['tone'] })
  expect(checkInputs('sk-1', inputs, { ...allValues, tone: 'x'.repeat(20_000) })).toBeNull()
  expect(checkInputs('k'.repeat(2001), inputs, long)).toEqual({
    title: 'Error',
    text: 'Please shorten this to 2,000 characters at most.',
    inputs: null,
  })
})

test('a model that needs no key requires inputs only', () => {
  expect(checkInputs(null, inputs, allValues)).toBeNull()
  expect(checkInputs(null, inputs, {})?.text).toBe('Please fill in: topic, audience, tone')
})

test.each([
  ['', 0],
  ['abc', 1],
  ['abcd', 1],
  ['abcde', 2],
])('%j is about %i tokens', (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens)
})

test.each([
  [0, 'about 0 tokens'],
  [1, 'about 1 token'],
  [87, 'about 87 tokens'],
  [644, 'about 640 tokens'],
  [1236, 'about 1,240 tokens'],
  [1_234_567, 'about 1,234,570 tokens'],
])('%i tokens are shown as %j', (tokens, label) => {
  expect(formatTokens(tokens)).toBe(label)
})

test("a result is saved under the agent's name", () => {
  expect(resultFileName('AI Content Writer Agent', 'txt')).toBe('AI_Content_Writer_Agent_result.txt')
  expect(resultFileName('Resume & Cover Letter Agent', 'md')).toBe('Resume_&_Cover_Letter_Agent_result.md')
})

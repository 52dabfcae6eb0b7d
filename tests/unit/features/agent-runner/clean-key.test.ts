import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanKey } from '#features/agent-runner/clean-key.ts'
import { isValidHeaderValue } from '#features/agent-runner/run-agent.ts'

test('a pasted key loses its spaces, line breaks and invisible characters, which is not reported', () => {
  expect(cleanKey('  sk-ant-abc\r\ndef\u200B \u00A0')).toEqual({ key: 'sk-ant-abcdef', wasTrimmed: false })
})

test.each([
  ['a soft hyphen', '\u00ad'],
  ['a direction mark', '\u200e'],
  ['an Arabic mark', '\u061c'],
  ['an embedding mark', '\u202a'],
  ['an isolate mark', '\u2068'],
  ['a zero-width joiner', '\u200d'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a variation selector', '\ufe0f'],
  ['a tag character', '\u{e0041}'],
  ['a Hangul filler', '\u3164'],
  ['a control character', '\u0007'],
  ['half a surrogate pair', '\ud83d'],
])('%s is invisible and not part of a key', (_, character) => {
  const { key } = cleanKey(`${character}sk-a${character}bc${character}`)
  expect(key).toBe('sk-abc')
  expect(isValidHeaderValue(key)).toBe(true)
})

test.each([
  '"sk-abc_1"',
  "'sk-abc_1'",
  '`sk-abc_1`',
  '“sk-abc_1”',
  '«sk-abc_1»',
  'sk-abc_1,',
  '"sk-abc_1",',
  'sk-abc_1;',
  '<sk-abc_1>',
  '(sk-abc_1)',
  'Bearer sk-abc_1',
  'bearer  sk-abc_1',
  'Bearersk-abc_1',
  'Authorization: Bearer sk-abc_1',
  '-H "Authorization: Bearer sk-abc_1" \\',
  'x-api-key: sk-abc_1',
  'OPENAI_API_KEY=sk-abc_1',
  'export ANTHROPIC_API_KEY="sk-abc_1"',
  'OPENAI_API_KEY = sk-abc_1 # the one of May',
  'set GEMINI_API_KEY=sk-abc_1',
  '$env:OPENAI_API_KEY="sk-abc_1"',
  '"apiKey": "sk-abc_1",',
  "const apiKey = 'sk-abc_1';",
  'API key: sk-abc_1',
  'my.api-key := sk-abc_1',
  'KEY=\u200e"sk-abc_1"',
])('the key is found in %s, and the removal of the rest is reported', (typed) => {
  expect(cleanKey(typed)).toEqual({ key: 'sk-abc_1', wasTrimmed: true })
})

test.each([
  'sk-proj-a_b-C',
  'AQ.Ab8.x-y',
  'AIzaSyA-b_c',
  'QUJD=',
  'a:b',
  'a=b',
  'Bearer',
  '"',
  'KEY=',
  '',
  'token',
  'keyring1',
])('the text %j stays unchanged', (typed) => expect(cleanKey(typed)).toEqual({ key: typed, wasTrimmed: false }))

test('a key that is typed character by character stays as typed', () => {
  for (const key of ['sk-proj-Ab_1', 'AQ.Ab8-x', 'AIzaSyBearer-key']) {
    let field = ''
    for (const character of key) field = cleanKey(field + character).key
    expect(field).toBe(key)
  }
})

test('a key in a sentence is found, but no key is chosen from a sentence with two keys', () => {
  expect(cleanKey('my key is "sk-proj-abc_12345"')).toEqual({ key: 'sk-proj-abc_12345', wasTrimmed: true })
  expect(cleanKey('sk-proj-abc_12345 or "sk-proj-def_12345"').key).toContain('or')
})

test('the only key of a known format among other words is found as with lookbehind, which older browsers lack', () => {
  const pieces = ['sk-', 'AIza', 'AQ.', 'abcdefgh', '12345678', ' ', '.', '-', '_', '/', 'is']
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((chosen) => `is ${chosen.join('')} it`)
  fc.assert(
    fc.property(text, (typed) => {
      const keys = typed.match(/(?<![\w-])(?:sk-[\w-]{8,}|AIza[\w-]{8,}|AQ\.[\w.-]{8,})/g) ?? []
      if (keys.length === 1) expect(cleanKey(typed)).toEqual({ key: keys[0], wasTrimmed: true })
      else expect(cleanKey(typed).key).toContain('is')
    }),
    { numRuns: 2000 },
  )
})

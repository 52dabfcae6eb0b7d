import { expect, test } from 'vitest'
import { decodeEntities, safeHref } from '#features/agent-runner/safe-link.ts'
import { hostileTexts } from '#support/hostile-texts.ts'

test.each([
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['HTTPS://Example.COM', 'https://example.com/'],
  ['  https://example.com/a b  ', 'https://example.com/a%20b'],
  ['https://example.com/?a=1&amp;b=2', 'https://example.com/?a=1&b=2'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ['mailto:hello@vyomix.com', 'mailto:hello@vyomix.com'],
])('the link %j leads to %s', (written, href) => {
  expect(safeHref(written)).toBe(href)
})

test.each([
  '',
  ' ',
  '#main',
  '?agent=1',
  '/contact',
  '//attacker.example',
  'contact',
  'http://example.com',
  'ftp://example.com',
  'javascript:window.pwned=1',
  'JAVASCRIPT:window.pwned=1',
  ' \tjavascript:window.pwned=1',
  'java\tscript:window.pwned=1',
  'java\nscript:window.pwned=1',
  '\u0001javascript:window.pwned=1',
  '&#106;avascript:window.pwned=1',
  '&#x6A;avascript&#58;window.pwned=1',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://attacker.example/1',
  'file:///etc/passwd',
  'about:blank',
  'https://user@example.com',
  'https://user:password@example.com',
  'https://:password@example.com',
  'https://',
  'https://exa mple.com',
])('%j is not a link', (written) => {
  expect(safeHref(written)).toBeNull()
})

test('a hostile text is a link only if it is an https or mail address', () => {
  for (const { text } of hostileTexts) {
    for (const part of [text, ...text.split(/[\s()<>[\]"'=]+/)]) {
      expect(safeHref(part) ?? 'https:').toMatch(/^(https|mailto):/)
    }
  }
})

test.each([
  ['Q&amp;A &lt;b&gt; &quot;x&quot; &apos;y&apos;', `Q&A <b> "x" 'y'`],
  ['10&nbsp;000 &euro; &ndash; &#8364; &#x20AC;', '10\u00a0000 € – € €'],
  ['&#128512;', '😀'],
  ['AT&T, &bogus; &amp', 'AT&T, &bogus; &amp'],
  ['&#0; &#xD800; &#x110000;', '\ufffd \ufffd \ufffd'],
  ['&amp;lt;', '&lt;'],
])('the text %j is decoded as %j', (written, text) => {
  expect(decodeEntities(written)).toBe(text)
})

test.each(['&constructor;', '&toString;', '&__proto__;', '&hasOwnProperty;'])(
  '%s is not a named character reference',
  (written) => {
    expect(decodeEntities(written)).toBe(written)
  },
)

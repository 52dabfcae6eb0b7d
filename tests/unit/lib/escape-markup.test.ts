import { expect, test } from 'vitest'
import { escapeMarkup } from '#lib/escape-markup.ts'

test.each([
  ['SEO & R&D', 'SEO &amp; R&amp;D'],
  ['<script>alert("x")</script>', '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;'],
  ["the team's", 'the team&#39;s'],
  ['&amp;', '&amp;amp;'],
  ['plain → words', 'plain → words'],
  ['', ''],
])('%j is escaped as %j', (text, markup) => {
  expect(escapeMarkup(text)).toBe(markup)
})

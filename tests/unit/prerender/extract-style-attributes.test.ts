import { expect, test } from 'vitest'
import { extractStyleAttributes } from '#prerender/extract-style-attributes.ts'

test('a style attribute becomes a rule of the page', () => {
  const { bodies, rules } = extractStyleAttributes(['<p class="a" style="left:5%;--at:2">x</p>'])
  expect(bodies).toEqual(['<p class="a" data-style="0">x</p>'])
  expect(rules).toBe('[data-style="0"]{left:5%;--at:2}')
})

test('the same style in several pages of a group gives one rule', () => {
  const { bodies, rules } = extractStyleAttributes([
    '<i style="left:5%"></i><i style="left:6%"></i>',
    '<b style="left:5%"></b>',
  ])
  expect(bodies[1]).toBe('<b data-style="0"></b>')
  expect(rules.match(/left:5%/g)).toHaveLength(1)
})

test('text that looks like a style attribute is unchanged', () => {
  const body = '<p>style=&quot;left:5%&quot; is an attribute</p>'
  expect(extractStyleAttributes([body])).toEqual({ bodies: [body], rules: '' })
})

test('HTML entities are decoded before they become CSS', () => {
  expect(extractStyleAttributes(['<i style="background:url(&quot;/a.svg?b=1&amp;c=2&quot;)"></i>']).rules).toBe(
    '[data-style="0"]{background:url("/a.svg?b=1&c=2")}',
  )
})

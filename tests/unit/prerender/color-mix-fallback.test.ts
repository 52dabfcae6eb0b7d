import postcss from 'postcss'
import { expect, test } from 'vitest'
import { colorMixFallback, withoutColorMix } from '#prerender/color-mix-fallback.ts'

test('a mix of colours is replaced by its first colour, from the inside out', () => {
  const inner = 'color-mix(in srgb, var(--ink) 55%, #081020)'
  expect(withoutColorMix(`0 0 1px color-mix(in srgb, ${inner} 84%, transparent), ${inner}`)).toBe(
    '0 0 1px var(--ink), var(--ink)',
  )
  expect(withoutColorMix('var(--ink)')).toBe('var(--ink)')
})

test('a rule with a mix is followed by a rule for browsers that cannot mix', async () => {
  const css = 'a { margin: 0; background: color-mix(in srgb, var(--ground) 90%, transparent) } b { color: red }'
  const { root } = await postcss([colorMixFallback()]).process(css, { from: undefined })
  const [first, fallback, last] = root.nodes.map(String)
  expect([first, last]).toEqual(css.split(/(?<=}) /))
  expect(fallback?.replace(/\s+/g, ' ')).toMatch(
    /^@supports not \(color: color-mix\(.*\)\) ?\{ ?a \{ background: var\(--ground\) ?} ?}$/,
  )
})

import postcss from 'postcss'
import { expect, test } from 'vitest'
import {
  classesInSheets,
  shortClassNames,
  shortClassNamesPlugin,
  shortenClasses,
} from '#prerender/short-class-names.ts'

test('the short name of a class is its last two letters, or as many more as make it unique', () => {
  const short = shortClassNames(['bXvmtG', 'aaaatG', 'zzzmtG'])
  expect(Object.fromEntries(short)).toEqual({ aaaatG: 'tG', bXvmtG: 'mtG', zzzmtG: 'zmtG' })
})

test('no two of five thousand classes have the same name', () => {
  const letterOf = (digit: string) => 'abcdefgh'[Number(digit)] ?? ''
  const classes = Array.from({ length: 5000 }, (_, index) =>
    index.toString(8).padStart(6, '0').replace(/\d/g, letterOf),
  )
  const short = shortClassNames(classes)
  expect(new Set(short.values()).size).toBe(5000)
})

test('no class gets a name whose elements ad blockers hide', () => {
  expect(Object.fromEntries(shortClassNames(['qwerad', 'qwerAD', 'qwadvs']))).toEqual({
    qwerad: 'rad',
    qwerAD: 'rAD',
    qwadvs: 'vs',
  })
})

test('adding a class does not rename classes with other endings', () => {
  const before = shortClassNames(['abcdef', 'ghijkl'])
  const after = shortClassNames(['abcdef', 'ghijkl', 'aaaaaa'])
  expect([...before].every(([name, short]) => after.get(name) === short)).toBe(true)
})

test('sheets and class attributes get the same short names; addresses of pictures and unknown names stay', async () => {
  const sheet = '@layer a{.abcdef:hover>.ghijkl{background:url(/art/moon.svg)}.other{color:red}}'
  const short = shortClassNames(['abcdef', 'ghijkl'])
  const { css } = await postcss([shortClassNamesPlugin(short)]).process(sheet, { from: undefined })
  expect(css).toBe('@layer a{.ef:hover>.kl{background:url(/art/moon.svg)}.other{color:red}}')
  expect(shortenClasses('abcdef other ghijkl', short)).toBe('ef other kl')
  expect([...classesInSheets([sheet])]).toEqual(['abcdef', 'ghijkl', 'other'])
})

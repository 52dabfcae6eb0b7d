import { readFileSync } from 'node:fs'
import postcss, { type AtRule, type Rule } from 'postcss'
import { expect, test } from 'vitest'
import { builtText, fileNames } from '#support/built-site.ts'

const sheets = fileNames.filter((name) => name.endsWith('.css'))

test('hover styles apply only where a pointer can hover, because they would remain after a touch', () => {
  const unguarded: string[] = []
  for (const sheet of sheets)
    postcss.parse(builtText(sheet)).walkRules((rule) => {
      if (rule.selector.includes(':hover') && !atRulesOf(rule).some(({ params }) => /\(hover: ?hover\)/.test(params)))
        unguarded.push(`${sheet}: ${rule.selector}`)
    })
  expect(sheets.length).toBeGreaterThan(0)
  expect(unguarded).toEqual([])
})

test('every declaration is one of CSS, and none names a token that does not exist', () => {
  const cssTypes = readFileSync('node_modules/csstype/index.d.ts', 'utf8')
  const properties = new Set([...cssTypes.matchAll(/^ {2}"?([a-z-]+)"?\?:/gm)].map(([, name]) => name))
  const wrong: string[] = []
  for (const sheet of sheets)
    postcss.parse(builtText(sheet)).walkDecls(({ prop, value, parent }) => {
      const isDescriptor = parent?.type === 'atrule'
      const text = value.replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'|var\([\w-]+\)/g, '')
      const isToken = /[a-z]\\?\.[\w]/i.test(text)
      if (isToken || !(isDescriptor || prop.startsWith('--') || properties.has(prop))) wrong.push(`${prop}: ${value}`)
    })
  expect(wrong).toEqual([])
})

function atRulesOf({ parent }: Rule | AtRule): readonly AtRule[] {
  if (parent?.type === 'atrule') return [parent as AtRule, ...atRulesOf(parent as AtRule)]
  return parent?.type === 'rule' ? atRulesOf(parent as Rule) : []
}

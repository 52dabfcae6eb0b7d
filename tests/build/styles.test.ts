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

function atRulesOf({ parent }: Rule | AtRule): readonly AtRule[] {
  if (parent?.type === 'atrule') return [parent as AtRule, ...atRulesOf(parent as AtRule)]
  return parent?.type === 'rule' ? atRulesOf(parent as Rule) : []
}

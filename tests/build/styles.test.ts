import postcss, { type AtRule, type Rule } from 'postcss'
import { expect, test } from 'vitest'
import { builtText, fileNames } from '#support/built-site.ts'

const sheets = fileNames.filter((name) => name.endsWith('.css'))

test('hover styles apply only where a pointer can hover: after a touch they would remain', () => {
  const stuck: string[] = []
  for (const sheet of sheets)
    postcss.parse(builtText(sheet)).walkRules((rule) => {
      if (rule.selector.includes(':hover') && !atRulesOf(rule).some(({ params }) => /\(hover: ?hover\)/.test(params)))
        stuck.push(`${sheet}: ${rule.selector}`)
    })
  expect(sheets.length).toBeGreaterThan(0)
  expect(stuck).toEqual([])
})

function atRulesOf({ parent }: Rule | AtRule): readonly AtRule[] {
  if (parent?.type === 'atrule') return [parent as AtRule, ...atRulesOf(parent as AtRule)]
  return parent?.type === 'rule' ? atRulesOf(parent as Rule) : []
}

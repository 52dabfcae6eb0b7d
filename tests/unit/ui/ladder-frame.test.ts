import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sheetOf } from '#support/sheets.ts'
import { ladderFrame, ladderInside } from '#ui/theme/ladder-frame.ts'

test('every dialog has the same frame', () => {
  const dialog = readFileSync('src/ui/styled-system/styles/recipes/dialog.css', 'utf8').replace(/\s+/g, ' ')
  const written = (style: string) =>
    style.replace(/\{colors\.([\w.]+)\}/g, (_, name: string) => `var(--colors-${name.replaceAll('.', '-')})`)
  for (const sheet of [dialog, sheetOf('features/agent-runner/ui/run-dialog-styles.ts')]) {
    expect(sheet).toContain(`background: ${written(ladderFrame.background)};`)
    expect(sheet).toContain(`box-shadow: ${written(ladderInside.boxShadow)};`)
  }
})

test('the frame has two horizontal and two vertical edges', () => {
  const angles = [...ladderFrame.background.matchAll(/repeating-linear-gradient\((\d+deg)?/g)].map(([, angle]) => angle)
  expect(angles).toEqual(['90deg', '90deg', undefined, undefined])
})

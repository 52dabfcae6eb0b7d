import { expect, test } from 'vitest'
import { frameStyles } from '#features/agent-runner/frame-styles.ts'
import { ladderFrame, ladderInside } from '#ui/theme/ladder-frame.ts'
import { dialog } from '#ui/theme/recipes/overlays.ts'

test('every dialog has the same frame', () => {
  for (const { content, inside } of [dialog.base ?? {}, frameStyles]) {
    expect(content).toMatchObject(ladderFrame)
    expect(inside).toMatchObject(ladderInside)
  }
})

test('the frame has two horizontal and two vertical edges', () => {
  const angles = [...ladderFrame.background.matchAll(/repeating-linear-gradient\((\d+deg)?/g)].map(([, angle]) => angle)
  expect(angles).toEqual(['90deg', '90deg', undefined, undefined])
})

import { expect, test } from 'vitest'
import { LOOP_MS } from '#features/agent-timetable/loop-duration.ts'
import { agentsPageRecipe } from '#pages/agents/agents-page-recipe.ts'

test('eight steps of 1200 ms take 9.6 seconds', () => {
  expect(LOOP_MS).toBe(9600)
})

test('the cursor crosses the timetable evenly in one loop, and only while it is in view', () => {
  expect(agentsPageRecipe.base?.cursor).toMatchObject({
    '--crossed': { base: 'translateY(100%)', xl: 'translateX(100%)' },
    animation: 'cross 9600ms linear infinite',
    animationPlayState: 'paused',
    '[data-moving] &': { animationPlayState: 'running' },
  })
})

test('with reduced motion there is no cursor', () => {
  expect(agentsPageRecipe.base?.cursor).toMatchObject({ _still: { display: 'none' } })
})

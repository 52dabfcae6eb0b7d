import { expect, test } from 'vitest'
import { libraryAgents } from '#content/agent-runner/agents.ts'
import { demoResult } from '#features/agent-runner/demo.ts'

const demos = libraryAgents.map((agent) => ({
  ...agent,
  demo: demoResult(agent, Object.fromEntries(agent.inputs.map(({ name, example }) => [name, example]))),
}))

test.each(demos)('the demo of the $name begins with a heading and names every input', ({ demo, inputs }) => {
  expect(demo).toMatch(/^# \S/)
  for (const { example } of inputs) expect(demo).toContain(example)
})

test.each(demos)('the demo of the $name contains no unfilled placeholder', ({ demo }) => {
  expect(demo).not.toMatch(/\[[a-z_]+\]|undefined|null|NaN/)
})

test.each(demos)('table rows in the demo of the $name have as many cells as the header', ({ demo }) => {
  for (const [table] of demo.matchAll(/(?:^\|.*\|\n)+/gm)) {
    const widths = table
      .trim()
      .split('\n')
      .map((row) => row.match(/(?<!\\)\|/g)?.length)
    expect(new Set(widths).size, table).toBe(1)
  }
})

test.each(demos)('the demo of the $name contains no invented figures and no studies', ({ demo }) => {
  expect(demo).not.toMatch(/\d\s?%|\bpercent\b|\b(study|studies|survey|according to|research shows|on average)\b|\$\d/i)
})

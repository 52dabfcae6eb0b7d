import fc from 'fast-check'
import { expect, test } from 'vitest'
import { histories } from '#support/outbox-history.ts'
import { live, type Tally } from '#support/outbox-life.ts'

const count = Number(process.env.VYOMIX_HISTORIES ?? 2000)
const seed = Number(process.env.VYOMIX_SEED ?? 2024)
const path = process.env.VYOMIX_PATH

test(
  `${count} random histories of tabs, faults and deaths break no promise of the outbox`,
  async () => {
    const total = { accepted: 0, duplicates: 0, ambiguous: 0 }
    const property = fc.asyncProperty(histories, async (history) => {
      const tally: Tally = await live(history)
      for (const name of ['accepted', 'duplicates', 'ambiguous'] as const) total[name] += tally[name]
    })
    const outcome = await fc.check(property, { numRuns: count, seed, ...(path && { path, endOnFailure: true }) })
    const replay = `Replay: VYOMIX_SEED=${outcome.seed} VYOMIX_PATH=${outcome.counterexamplePath} npx vitest run tests/unit/features/outbox/model.test.ts`
    if (outcome.failed) throw new Error(`${outcome.errorInstance}\n${fc.defaultReportMessage(outcome)}\n${replay}`)
    const { accepted, duplicates, ambiguous } = total
    console.info(`${accepted} accepted, 0 lost, ${duplicates} duplicates in ${ambiguous} ambiguous attempts`)
    expect(duplicates).toBeLessThanOrEqual(ambiguous)
  },
  Math.max(60_000, count * 30),
)

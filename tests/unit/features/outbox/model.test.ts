import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceHistories } from '#support/outbox-history.ts'
import { addTallies, emptyTally } from '#support/outbox-tally.ts'
import { runHistory } from '#support/run-outbox-history.ts'
import { isSoak } from '#support/soak.ts'

const { VYOMIX_HISTORIES, VYOMIX_SEED, VYOMIX_PATH } = process.env
// a soak run tries many more histories, and different ones each time
const count = Number(VYOMIX_HISTORIES ?? (isSoak ? 50_000 : 2000))
const seed = Number(VYOMIX_SEED ?? (isSoak ? Date.now() % 2 ** 31 : 2026))

test(
  `the outbox keeps its promises in ${count} random histories of tabs, faults and crashes`,
  async () => {
    let tally = emptyTally
    const property = fc.asyncProperty(deviceHistories, async (history) => {
      tally = addTallies(tally, await runHistory(history))
    })
    const replayOptions = VYOMIX_PATH ? { path: VYOMIX_PATH, endOnFailure: true } : {}
    const outcome = await fc.check(property, { numRuns: count, seed, ...replayOptions })
    if (outcome.failed) {
      const replay = `VYOMIX_SEED=${seed} VYOMIX_PATH=${outcome.counterexamplePath} npx vitest run outbox/model`
      throw new Error(`${outcome.errorInstance}\n${fc.defaultReportMessage(outcome)}\nTo replay it:\n${replay}`)
    }
    const { accepted, lost, duplicates, ambiguous } = tally
    console.info(`${accepted} accepted, ${lost} lost, ${duplicates} duplicates in ${ambiguous} ambiguous attempts`)
    expect(lost).toBe(0)
    expect(duplicates).toBeLessThanOrEqual(ambiguous)
  },
  Math.max(120_000, count * 30),
)

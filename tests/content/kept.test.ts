import { record as outbox } from 'virtual:records/messages/outbox'
import { record as runWords } from 'virtual:records/messages/run'
import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { parseRuns, type Run } from '#features/agent-runner/history.ts'
import { type Message, parseHistory } from '#features/chat/history.ts'
import { sentItem } from '#features/outbox/item.ts'
import { hasWork } from '#features/outbox/queue.ts'
import { waitingItem } from '#support/outbox-letters.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('the device keeps as many chat messages and runs as the site says', () => {
  const messages: readonly Message[] = Array.from({ length: 999 }, (_, at) => ({
    id: `${at}`,
    from: 'visitor',
    text: 'Hello',
    at,
  }))
  const runs: readonly Run[] = Array.from({ length: 999 }, (_, at) => ({
    id: `${at}`,
    agent: 1,
    model: 'some-model',
    inputs: {},
    result: 'Some answer',
    usage: null,
    isDemo: false,
    at,
  }))
  expect(parseHistory(messages)).toHaveLength(200)
  const keptRuns = parseRuns(runs) ?? []
  expect(keptRuns).toHaveLength(50)
  expect(runWords.history.kept).toContain(` ${keptRuns.length} `)
})

test('the reference of what was sent is kept for as long as the site says', () => {
  const now = new Date(2026, 5, 1, 12).getTime()
  const sent = new Map([['MR-AAAAAAAA', sentItem(waitingItem('MR-AAAAAAAA'), now)]])
  const days = Number.parseInt(facts.referenceKept, 10)
  expect(facts.referenceKept).toBe(`${days} days`)
  expect(outbox.sentHeading).toContain(facts.referenceKept)
  expect(hasWork(sent, now + days * DAY_MS)).toBe(false)
  expect(hasWork(sent, now + days * DAY_MS + 1)).toBe(true)
})

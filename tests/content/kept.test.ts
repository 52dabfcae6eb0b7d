import { record as facts } from 'virtual:records/facts'
import { record as outbox } from 'virtual:records/messages/outbox'
import { record as runWords } from 'virtual:records/messages/run'
import { expect, test } from 'vitest'
import { parseRuns, type StoredRun } from '#features/agent-runner/run-history.ts'
import { type ChatMessage, parseHistory } from '#features/chat/history.ts'
import { toSentItem } from '#features/outbox/item.ts'
import { hasWork } from '#features/outbox/queue.ts'
import { queuedItem } from '#support/outbox-fixtures.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('the device stores 200 chat messages, and as many runs as the texts of the site say', () => {
  const messages: readonly ChatMessage[] = Array.from({ length: 999 }, (_, at) => ({
    id: `${at}`,
    from: 'visitor',
    text: 'Hello',
    at,
  }))
  const runs: readonly StoredRun[] = Array.from({ length: 999 }, (_, at) => ({
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

test('the reference of a sent request is stored for as long as the texts of the site say', () => {
  const now = new Date(2026, 5, 1, 12).getTime()
  const sent = new Map([['MR-AAAAAAAA', toSentItem(queuedItem('MR-AAAAAAAA'), now)]])
  const days = Number.parseInt(facts.referenceKept, 10)
  expect(facts.referenceKept).toBe(`${days} days`)
  expect(outbox.sentHeading).toContain(facts.referenceKept)
  expect(hasWork(sent, now + days * DAY_MS)).toBe(false)
  expect(hasWork(sent, now + days * DAY_MS + 1)).toBe(true)
})

import fc from 'fast-check'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { planOpening, serviceName } from '#content/contact.ts'
import { agentFromSearch } from '#features/agent-runner/agent-param.ts'
import * as library from '#features/agent-runner/library-query.ts'
import { parseModelList } from '#features/agent-runner/model-list.ts'
import { parseRuns, type StoredRun } from '#features/agent-runner/run-history.ts'
import { restoredRunState, resultMarkdown } from '#features/agent-runner/run-state.ts'
import { parseSharedInputs } from '#features/agent-runner/share-link.ts'
import { openAgentAtom } from '#features/agent-runner/state.ts'
import { Markdown } from '#features/agent-runner/ui/markdown.tsx'
import { ResultFacts } from '#features/agent-runner/ui/result-facts.tsx'
import { RunList } from '#features/agent-runner/ui/run-list.tsx'
import { type ChatMessage, parseHistory } from '#features/chat/history.ts'
import { setChatViewAtom } from '#features/chat/state.ts'
import { MessageLog } from '#features/chat/ui/message-log.tsx'
import { canShowAgain, parseDismissal } from '#features/install/device.ts'
import { parseBest } from '#features/memory/game.ts'
import { headerCount } from '#features/outbox/counts.ts'
import { parseItem, toSentItem } from '#features/outbox/item.ts'
import { panelContent } from '#features/outbox/panel-content.ts'
import { initialRateLimit, nextRequestAt, parseRateLimit } from '#features/outbox/rate-limit.ts'
import { mailtoLink, requestText } from '#features/outbox/request-text.ts'
import { readSnapshot } from '#features/outbox/snapshot.ts'
import { RequestRow } from '#features/outbox/ui/request-row.tsx'
import * as blog from '#pages/blog/search.ts'
import * as jobs from '#pages/jobs/search.ts'
import { memoryStore } from '#platform/storage.ts'
import { corruptedOften, corruptedOnce, hostileValues, problemsIn } from '#support/hostile-values.ts'
import { draftOf, queuedItem } from '#support/outbox-fixtures.ts'
import { testStore } from '#support/test-store.ts'

const NOW = 1_790_000_000_000
const ID = 'MR-7K2QX4AB'

const message: ChatMessage = {
  id: `${NOW}-k3f`,
  from: 'assistant',
  text: 'Eight services \u{1F642}',
  at: NOW,
  link: { label: 'All services', href: '/services' },
  suggestions: ['What does it cost?', 'How long does it take?'],
  chipsAre: 'related',
  isMiss: true,
  unanswered: 'Where is the moon \u{1F319}?',
}
const run: StoredRun = {
  id: `${NOW}-a1`,
  agent: 2,
  model: 'gpt-6-luna',
  inputs: { idea: 'Tea by post' },
  result: '# SWOT\n\n- [a link](https://tea.example)',
  usage: { promptTokens: 700, answerTokens: 900, thinkingTokens: 10 },
  isDemo: false,
  at: NOW,
}
const meeting = draftOf('meeting', { meeting_date: '2026-12-24', meeting_time: '11:30' })
const attempted = { createdAt: NOW, order: NOW, draft: meeting, tries: 3, doubts: 3, attempt: 'MR-AAAAAAAA' }

type Kind = {
  readonly valid: unknown
  readonly read: (stored: unknown) => unknown
  /** Renders the value that was read, as the site does. */
  readonly show?: (read: never) => unknown
}

const kinds: Readonly<Record<string, Kind>> = {
  'a message of the chat': { valid: message, read: (stored) => parseHistory([stored])?.[0] ?? null, show: showMessage },
  'a run of an agent': { valid: run, read: (stored) => parseRuns([stored])?.[0] ?? null, show: showRun },
  'the best score': { valid: 12, read: parseBest, show: (best: number | null) => `${best}` },
  'the dismissal of the install hint': {
    valid: NOW,
    read: parseDismissal,
    show: (at: number | null) => canShowAgain(at, NOW),
  },
  'a queued request': request({ ...attempted, status: 'queued' }),
  'a request that is being sent': request({ ...attempted, status: 'sending', startedAt: NOW }),
  'a request without an answer': request({ ...attempted, status: 'ambiguous' }),
  'a request that was refused': request({ ...attempted, status: 'rejected', code: 422 }),
  'a request for a past day': request({ ...attempted, status: 'stale' }),
  'a request that was sent': { ...request({}), valid: toSentItem(queuedItem(ID, { createdAt: NOW }), NOW) },
  'the rate limit': {
    valid: { ...initialRateLimit, lastPostAt: NOW, failures: 3, retryAt: NOW + 5000, closedUntil: NOW, lastOrder: NOW },
    read: parseRateLimit,
    show: (rateLimit: ReturnType<typeof parseRateLimit>) =>
      new Date(nextRequestAt(rateLimit, NOW, false)).toISOString(),
  },
  'the inputs of a link': {
    valid: { product: 'Tea', audience: 'Students' },
    read: (stored) => parseSharedInputs({ inputs: [{ name: 'product' }, { name: 'audience' }] }, hashOf(stored)),
  },
  'a provider’s list of models': {
    valid: { data: [{ id: 'claude-next', display_name: 'Claude Next' }] },
    read: (stored) => parseModelList('anthropic', textOf(stored)),
  },
}

function request(changes: object): Kind {
  return {
    valid: queuedItem(ID, changes),
    read: (stored) => parseItem(ID, stored),
    show: showOutbox,
  }
}

test.each(Object.entries(kinds))('%s is accepted when it is valid', (_, { valid, read }) => {
  expect(problemsIn(read(structuredClone(valid)))).toEqual([])
  expect(read(structuredClone(valid))).not.toBeNull()
})

test.each(Object.entries(kinds))(
  '%s with any value in one field is left out, or valid in every field, and can be shown',
  async (_, kind) => {
    const shown = new Set<string>()
    for (const stored of corruptedOnce(kind.valid)) await expectValidOrDropped(kind, stored, shown)
  },
)

test.each(Object.entries(kinds))(
  '%s with any values in several fields is left out, or valid in every field, and can be shown',
  async (_, kind) => {
    if (typeof kind.valid !== 'object') return
    const shown = new Set<string>()
    await fc.assert(
      fc.asyncProperty(corruptedOften(kind.valid), (stored) => expectValidOrDropped(kind, stored, shown)),
      { numRuns: 300, seed: 2026 },
    )
  },
)

test('a corrupted record does not affect the other records', () => {
  for (const stored of corruptedOnce(message)) {
    const messages = parseHistory([{ ...message, id: 'a' }, stored, { ...message, id: 'z' }]) ?? []
    expect([messages[0]?.id, messages.at(-1)?.id]).toEqual(['a', 'z'])
  }
  for (const stored of corruptedOnce(run)) {
    const ids = (parseRuns([{ ...run, id: 'a' }, stored, { ...run, id: 'z' }]) ?? []).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['a', 'z']))
  }
  for (const stored of corruptedOnce(queuedItem(ID))) {
    const neighbour = queuedItem('MR-AAAAAAAA')
    const { items } = readSnapshot(
      new Map<string, unknown>([
        [ID, stored],
        ['pace', stored],
        [neighbour.id, neighbour],
      ]),
    )
    expect(items).toContainEqual(neighbour)
  }
})

test('no query string breaks the parsers of the address', () => {
  const texts = hostileValues.filter((value) => typeof value === 'string')
  for (const text of [...texts, '%', '%E0%A4%A', '&=&', '+', '#']) {
    const short = text.slice(0, 4000)
    const search = ['q', 'tag', 'category', 'plan', 'service', 'agent', short]
      .map((name) => `${name}=${short}`)
      .join('&')
    const queries = [blog.parseBlogQuery(search), jobs.parseJobQuery(search), library.parseLibraryQuery(search)]
    expect(problemsIn(queries)).toEqual([])
    expect(
      blog.searchPosts([{ title: 'Tea', excerpt: '', tags: ['tea'] }], blog.parseBlogQuery(search)).length,
    ).toBeLessThanOrEqual(1)
    expect(agentFromSearch([{ id: 1 }], search)).toBeUndefined()
    expect(planOpening(new URLSearchParams(search).get('plan'))).toBeUndefined()
    expect(serviceName(new URLSearchParams(search).get('service'))).toBeUndefined()
  }
})

async function expectValidOrDropped({ read, show }: Kind, stored: unknown, shown: Set<string>) {
  const value = read(stored)
  expect(problemsIn(value)).toEqual([])
  expect(({} as Record<string, unknown>).isPolluted).toBeUndefined()
  const json = JSON.stringify(value)
  if (value === null || value === 'newer' || shown.has(json)) return
  shown.add(json)
  await show?.(value as never)
}

async function showMessage(read: ChatMessage) {
  const store = testStore({ store: memoryStore(new Map([['chat-history', [read]]])) })
  await store.set(setChatViewAtom, 'open')
  return markupOf(<MessageLog onAsked={() => {}} />, store)
}

async function showRun(read: StoredRun) {
  const store = testStore({ store: memoryStore(new Map([['agent-runs', [read]]])) })
  await store.set(openAgentAtom, { id: read.agent, inputs: [] } as never)
  const outcome = restoredRunState(read)
  return [
    markupOf(
      <RunList searchId="runs" shown={read.id} isRunning={false} onOpen={() => {}} onRemove={() => {}} />,
      store,
    ),
    markupOf(<ResultFacts outcome={outcome} />, store),
    markupOf(<Markdown source={read.result.slice(0, 2000)} />, store),
    encodeURIComponent(resultMarkdown(outcome)),
  ]
}

function showOutbox(read: unknown) {
  const snapshot = readSnapshot(new Map([[ID, read]]))
  const store = testStore()
  const { rows, sent } = panelContent(snapshot, true, NOW)
  const handlers = { isTrying: false, onSend: () => {}, onEdited: () => {} }
  headerCount(snapshot)
  return [...rows, ...sent].map((row) => [
    markupOf(<RequestRow row={row} {...handlers} />, store),
    row.item && mailtoLink(row.item),
    row.item && encodeURIComponent(requestText(row.item)),
  ])
}

function markupOf(children: ReactNode, store: ReturnType<typeof testStore>): string {
  return renderToStaticMarkup(
    <Router ssrPath="/">
      <Provider store={store}>{children}</Provider>
    </Router>,
  )
}

/** Returns the value as JSON, '' if it has no JSON form (such as undefined), or '{' if serialising it throws. */
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return '{'
  }
}

function hashOf(value: unknown): string {
  return `#${new URLSearchParams({ in: textOf(value) })}`
}

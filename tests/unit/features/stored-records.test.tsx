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
import { EarlierRuns } from '#features/agent-runner/ui/earlier-runs.tsx'
import { Markdown } from '#features/agent-runner/ui/markdown.tsx'
import { ResultFacts } from '#features/agent-runner/ui/result-facts.tsx'
import * as blog from '#features/blog-search/search.ts'
import { type ChatMessage, parseHistory } from '#features/chat/history.ts'
import { setChatViewAtom } from '#features/chat/state.ts'
import { MessageLog } from '#features/chat/ui/message-log.tsx'
import { mayShow, parseDismissal } from '#features/install/device.ts'
import * as jobs from '#features/job-search/search.ts'
import { parseBest } from '#features/memory/game.ts'
import { headerCount } from '#features/outbox/counts.ts'
import { parseItem, toSentItem } from '#features/outbox/item.ts'
import { panelContent } from '#features/outbox/panel-content.ts'
import { initialRateLimit, nextRequestAt, parseRateLimit } from '#features/outbox/rate-limit.ts'
import { mailtoLink, requestText } from '#features/outbox/request-text.ts'
import { readSnapshot } from '#features/outbox/snapshot.ts'
import { RequestRow } from '#features/outbox/ui/request-row.tsx'
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
const tried = { createdAt: NOW, order: NOW, draft: meeting, tries: 3, doubts: 3, attempt: 'MR-AAAAAAAA' }

type Kind = {
  readonly sound: unknown
  readonly read: (stored: unknown) => unknown
  /** Renders the value that was read, as the site does. */
  readonly show?: (read: never) => unknown
}

const kinds: Readonly<Record<string, Kind>> = {
  'a message of the chat': { sound: message, read: (stored) => parseHistory([stored])?.[0] ?? null, show: showMessage },
  'a run of an agent': { sound: run, read: (stored) => parseRuns([stored])?.[0] ?? null, show: showRun },
  'the best score': { sound: 12, read: parseBest, show: (best: number | null) => `${best}` },
  'the dismissal of the hint': { sound: NOW, read: parseDismissal, show: (at: number | null) => mayShow(at, NOW) },
  'a request that waits': request({ ...tried, status: 'queued' }),
  'a request under way': request({ ...tried, status: 'sending', startedAt: NOW }),
  'a request without an answer': request({ ...tried, status: 'ambiguous' }),
  'a request that was refused': request({ ...tried, status: 'rejected', code: 422 }),
  'a request for a day that is over': request({ ...tried, status: 'stale' }),
  'a request that was sent': { ...request({}), sound: toSentItem(queuedItem(ID, { createdAt: NOW }), NOW) },
  'the pace of sending': {
    sound: { ...initialRateLimit, lastPostAt: NOW, failures: 3, retryAt: NOW + 5000, closedUntil: NOW, lastOrder: NOW },
    read: parseRateLimit,
    show: (pace: ReturnType<typeof parseRateLimit>) => new Date(nextRequestAt(pace, NOW, false)).toISOString(),
  },
  'the inputs of a link': {
    sound: { product: 'Tea', audience: 'Students' },
    read: (stored) => parseSharedInputs({ inputs: [{ name: 'product' }, { name: 'audience' }] }, hashOf(stored)),
  },
  'a provider’s list of models': {
    sound: { data: [{ id: 'claude-next', display_name: 'Claude Next' }] },
    read: (stored) => parseModelList('anthropic', textOf(stored)),
  },
}

function request(changes: object): Kind {
  return {
    sound: queuedItem(ID, changes),
    read: (stored) => parseItem(ID, stored),
    show: showBox,
  }
}

test.each(Object.entries(kinds))('%s is read in full when it is valid', (_, { sound, read }) => {
  expect(problemsIn(read(structuredClone(sound)))).toEqual([])
  expect(read(structuredClone(sound))).not.toBeNull()
})

test.each(Object.entries(kinds))(
  '%s with any value in one field is left out, or valid in every field, and can be shown',
  async (_, kind) => {
    const shown = new Set<string>()
    for (const stored of corruptedOnce(kind.sound)) await expectSound(kind, stored, shown)
  },
)

test.each(Object.entries(kinds))('%s with any values in several fields is, too', async (_, kind) => {
  if (typeof kind.sound !== 'object') return
  const shown = new Set<string>()
  await fc.assert(
    fc.asyncProperty(corruptedOften(kind.sound), (stored) => expectSound(kind, stored, shown)),
    { numRuns: 300, seed: 2026 },
  )
})

test('an unreadable record does not affect its neighbours', () => {
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

test('no address breaks the site, whatever its query', () => {
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

async function expectSound({ read, show }: Kind, stored: unknown, shown: Set<string>) {
  const found = read(stored)
  expect(problemsIn(found)).toEqual([])
  expect(({} as Record<string, unknown>).isPolluted).toBeUndefined()
  const known = JSON.stringify(found)
  if (found === null || found === 'newer' || shown.has(known)) return
  shown.add(known)
  await show?.(found as never)
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
    markupOf(<EarlierRuns agent={read.agent} shown={read.id} isRunning={false} />, store),
    markupOf(<ResultFacts outcome={outcome} />, store),
    markupOf(<Markdown source={read.result.slice(0, 2000)} />, store),
    encodeURIComponent(resultMarkdown(outcome)),
  ]
}

function showBox(read: unknown) {
  const box = readSnapshot(new Map([[ID, read]]))
  const store = testStore()
  const { rows, sent } = panelContent(box, true, NOW)
  const nothing = { isTrying: false, onSend: () => {}, onEdited: () => {} }
  headerCount(box)
  return [...rows, ...sent].map((row) => [
    markupOf(<RequestRow row={row} {...nothing} />, store),
    row.item && mailtoLink(row.item),
    row.item && encodeURIComponent(requestText(row.item)),
  ])
}

function markupOf(shown: ReactNode, store: ReturnType<typeof testStore>): string {
  return renderToStaticMarkup(
    <Router ssrPath="/">
      <Provider store={store}>{shown}</Provider>
    </Router>,
  )
}

/** The value as JSON, as far as it can be written. */
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

import { maxStoredRuns } from '#content/storage-limits.ts'
import { isCount, isRecord, isTimestamp, truncate } from '#lib/untrusted.ts'
import type { EpochMs } from '#platform/ports.ts'
import { slot } from '#platform/storage.ts'
import type { Usage } from './parsed-answer.ts'
import type { InputValues } from './prompt.ts'

const MAX_RESULT_LENGTH = 200_000
const MAX_INPUT_LENGTH = 20_000
const MAX_NAME_LENGTH = 200
const MAX_INPUTS = 10
/** How many stored entries are parsed. The limit is above `maxStoredRuns`, because some entries may be invalid. */
const MAX_ENTRIES_READ = 10 * maxStoredRuns

/** A run as it is stored. It never contains the key. */
export type StoredRun = {
  readonly id: string
  /** The agent's id. */
  readonly agent: number
  readonly model: string
  readonly inputs: InputValues
  readonly result: string
  readonly usage: Usage | null
  /** Whether the result is a demo made on this device and not a model's answer. */
  readonly isDemo: boolean
  readonly at: EpochMs
}

/** The stored runs of this device, newest first. Untrusted: entries that are not valid runs are dropped. */
export const runsSlot = slot<readonly StoredRun[]>('agent-runs', parseRuns, [])

export function parseRuns(stored: unknown): readonly StoredRun[] | null {
  return Array.isArray(stored)
    ? newestFirst(stored.slice(0, MAX_ENTRIES_READ).flatMap((item) => parseRun(item) ?? []))
    : null
}

/** Returns the runs with one added, or replaced if the id exists. The oldest beyond `maxStoredRuns` are dropped. */
export function addRun(runs: readonly StoredRun[], run: StoredRun): readonly StoredRun[] {
  return newestFirst([run, ...runs])
}

export function removeRun(runs: readonly StoredRun[], id: string): readonly StoredRun[] {
  return runs.filter((run) => run.id !== id)
}

/** Returns the newest runs, newest first. Of several runs with the same id, the first stays. */
function newestFirst(runs: readonly StoredRun[]): readonly StoredRun[] {
  const seenIds = new Set<string>()
  const isFirst = ({ id }: StoredRun) => !seenIds.has(id) && seenIds.add(id)
  return runs
    .filter(isFirst)
    .sort((a, b) => b.at - a.at)
    .slice(0, maxStoredRuns)
}

function parseRun(stored: unknown): StoredRun | null {
  if (!isRecord(stored)) return null
  const { id, agent, model, inputs, result, usage, isDemo, at } = stored
  if (typeof id !== 'string' || typeof model !== 'string' || typeof result !== 'string') return null
  if (id.length > MAX_NAME_LENGTH || !isCount(agent) || !isTimestamp(at) || typeof isDemo !== 'boolean') return null
  return {
    id: truncate(id, MAX_NAME_LENGTH),
    agent,
    model: truncate(model, MAX_NAME_LENGTH),
    inputs: parseInputs(inputs),
    result: truncate(result, MAX_RESULT_LENGTH),
    usage: parseUsage(usage),
    isDemo,
    at,
  }
}

function parseInputs(stored: unknown): InputValues {
  if (!isRecord(stored)) return {}
  const texts = Object.entries(stored).flatMap(([name, value]): [string, string][] =>
    /^[a-z][a-z0-9_]{0,40}$/.test(name) && typeof value === 'string' ? [[name, truncate(value, MAX_INPUT_LENGTH)]] : [],
  )
  return Object.fromEntries(texts.slice(0, MAX_INPUTS))
}

function parseUsage(stored: unknown): Usage | null {
  if (!isRecord(stored)) return null
  const { promptTokens, answerTokens, thinkingTokens } = stored
  if (!isCount(promptTokens) || !isCount(answerTokens) || !isCount(thinkingTokens)) return null
  return { promptTokens, answerTokens, thinkingTokens }
}

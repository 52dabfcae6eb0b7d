import { keptRuns } from '#content/kept.ts'
import { isCount, isMoment, isRecord, startOf } from '#lib/untrusted.ts'
import type { EpochMs } from '#platform/ports.ts'
import { slot } from '#platform/storage.ts'
import type { Usage } from './answer.ts'
import type { Values } from './prompt.ts'

const LONGEST_RESULT = 200_000
const LONGEST_INPUT = 20_000
const LONGEST_NAME = 200
const MOST_INPUTS = 10
/** So many entries are looked at; more than are kept, for those that cannot be read. */
const MOST_READ = 10 * keptRuns

/** A run as it is kept. The key has no place in it. */
export type Run = {
  readonly id: string
  /** The agent's id. */
  readonly agent: number
  readonly model: string
  readonly inputs: Values
  readonly result: string
  readonly usage: Usage | null
  /** The result came from this device and not from the model. */
  readonly isDemo: boolean
  readonly at: EpochMs
}

/** The runs of this device, newest first, untrusted: whatever is not a run is left out. */
export const runsSlot = slot<readonly Run[]>('agent-runs', parseRuns, [])

export function parseRuns(stored: unknown): readonly Run[] | null {
  return Array.isArray(stored) ? inOrder(stored.slice(0, MOST_READ).flatMap((item) => parseRun(item) ?? [])) : null
}

/** Adds a run, or puts it in place of the one with its id. The oldest beyond fifty is forgotten. */
export function addRun(runs: readonly Run[], run: Run): readonly Run[] {
  return inOrder([run, ...runs])
}

export function removeRun(runs: readonly Run[], id: string): readonly Run[] {
  return runs.filter((run) => run.id !== id)
}

/** The runs of one agent, newest first. */
export function runsOf(runs: readonly Run[], agent: number): readonly Run[] {
  return runs.filter((run) => run.agent === agent)
}

/** Newest first, each id once, as it stands first. */
function inOrder(runs: readonly Run[]): readonly Run[] {
  const seen = new Set<string>()
  const isFirst = ({ id }: Run) => !seen.has(id) && seen.add(id)
  return runs
    .filter(isFirst)
    .sort((a, b) => b.at - a.at)
    .slice(0, keptRuns)
}

function parseRun(stored: unknown): Run | null {
  if (!isRecord(stored)) return null
  const { id, agent, model, inputs, result, usage, isDemo, at } = stored
  if (typeof id !== 'string' || typeof model !== 'string' || typeof result !== 'string') return null
  if (id.length > LONGEST_NAME || !isCount(agent) || !isMoment(at) || typeof isDemo !== 'boolean') return null
  return {
    id: startOf(id, LONGEST_NAME),
    agent,
    model: startOf(model, LONGEST_NAME),
    inputs: parseInputs(inputs),
    result: startOf(result, LONGEST_RESULT),
    usage: parseUsage(usage),
    isDemo,
    at,
  }
}

function parseInputs(stored: unknown): Values {
  if (!isRecord(stored)) return {}
  const texts = Object.entries(stored).flatMap(([name, value]): [string, string][] =>
    /^[a-z][a-z0-9_]{0,40}$/.test(name) && typeof value === 'string' ? [[name, startOf(value, LONGEST_INPUT)]] : [],
  )
  return Object.fromEntries(texts.slice(0, MOST_INPUTS))
}

function parseUsage(stored: unknown): Usage | null {
  if (!isRecord(stored)) return null
  const { promptTokens, answerTokens, thinkingTokens } = stored
  if (!isCount(promptTokens) || !isCount(answerTokens) || !isCount(thinkingTokens)) return null
  return { promptTokens, answerTokens, thinkingTokens }
}

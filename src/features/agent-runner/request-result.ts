import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { config } from '#content/config.ts'
import { utcDay } from '#lib/dates.ts'
import { loadCode } from '#platform/load-code.ts'
import type { Ports } from '#platform/ports.ts'
import { runOnDevice } from './device-run.ts'
import { deviceProblem, diagnose, outdatedProblem, type Problem, tooOldProblem } from './diagnosis.ts'
import type { InputValues } from './prompt.ts'
import { type RunListener, type RunResult, runAgent } from './run-agent.ts'
import type { RunDependencies } from './run-attempt.ts'
import type { ModelSelection, RunState } from './run-state.ts'

/** One run as the dialog requests it. The key is passed on and never stored. */
export type RunRequest = {
  readonly agent: LibraryAgent
  readonly values: InputValues
  readonly prompt: string
  readonly chosen: ModelSelection
  readonly key: string
  /** The run to continue, because its answer was cut off. */
  readonly continueFrom?: RunState
  readonly log: RunDependencies['log']
}

type ResultListener = RunListener & { readonly onDownload: (share: number) => void }

/** Runs an agent on the chosen model, on this device or at a provider, and returns the result. Never throws. */
export async function requestResult(
  { streamingFetch, onDeviceModel, http, clock, connection }: Ports,
  request: RunRequest,
  listener: ResultListener,
): Promise<RunResult> {
  const { chosen, prompt, key, continueFrom, log } = request
  const { id: model, dialect } = chosen
  const failedResult = (problem: Problem): RunResult => ({ kind: 'failed', text: '', problem, usage: null })
  if (dialect === 'device') {
    const loadedModel = await loadCode(onDeviceModel, http)
    if (loadedModel === 'outdated') return failedResult(outdatedProblem)
    if (loadedModel === 'tooOld') return failedResult(tooOldProblem)
    return loadedModel === 'offline'
      ? failedResult(deviceProblem('device'))
      : runOnDevice(loadedModel, prompt, listener)
  }
  const proxy = config.corsProxy
  const transport = await loadCode(streamingFetch, http)
  if (transport === 'outdated') return failedResult(outdatedProblem)
  if (transport === 'tooOld') return failedResult(tooOldProblem)
  if (transport === 'offline') {
    const context = { dialect, model, key, proxy, day: utcDay(clock.now()) }
    return failedResult(diagnose({ kind: 'offline' }, context))
  }
  const modelRequest = { prompt, model, dialect, key, ...(continueFrom && { partialAnswer: continueFrom.text }) }
  return runAgent({ streamingFetch: transport, clock, connection, proxy, log }, modelRequest, listener)
}

import { record as words } from 'virtual:records/messages/run'
import { type Dialect, modelList } from '#content/models.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import type { EpochMs } from '#platform/ports.ts'
import type { Problem } from './diagnosis.ts'
import type { Usage } from './parsed-answer.ts'
import type { InputValues } from './prompt.ts'
import type { RetryPause, RunResult } from './run-agent.ts'
import type { StoredRun } from './run-history.ts'

/** The model a visitor chose: one of a provider, or the one built into the browser. */
export type ModelSelection = { readonly id: string; readonly dialect: Dialect | 'device' }

export const onDeviceModel: ModelSelection = { id: 'on-device', dialect: 'device' }

/** What an answer lacks. */
type ResultMark = 'stopped' | 'cut' | 'incomplete'

/** What stands in the result block. The key has no place in it. */
export type RunState = {
  readonly id: string
  /** Whose it is is not known of a run of earlier. */
  readonly chosen: Pick<ModelSelection, 'id'> & Partial<ModelSelection>
  readonly inputs: InputValues
  /** What was sent; empty for a run of earlier. */
  readonly prompt: string
  readonly at: EpochMs
  readonly isRunning: boolean
  /** What the model said, so far or in the end. */
  readonly text: string
  /** What this device put together where no model answered; empty for none. */
  readonly demo: string
  readonly marks: readonly ResultMark[]
  readonly isDeclined: boolean
  readonly problem: Problem | null
  readonly pause: RetryPause | null
  /** How much of the browser's own model has been downloaded, from 0 to 1; null where nothing is. */
  readonly download: number | null
  readonly usage: Usage | null
  readonly elapsedMs: number | null
  /** It was kept on this device, and is shown again. */
  readonly isOld: boolean
}

type RunStart = Pick<RunState, 'id' | 'chosen' | 'inputs' | 'prompt' | 'at'>

/** A run that has just begun; `text` is what it goes on from. */
export function initialRunState(run: RunStart, text = ''): RunState {
  const nothing = { demo: '', marks: [], isDeclined: false, problem: null, pause: null, download: null, usage: null }
  return { ...run, ...nothing, isRunning: true, text, elapsedMs: null, isOld: false }
}

/** A run that is over. `demo` is asked for only where it failed. */
export function finishedRunState(
  before: RunState,
  end: RunResult,
  soFar: string,
  now: EpochMs,
  demo: () => string,
): RunState {
  const finished = {
    ...before,
    isRunning: false,
    pause: null,
    download: null,
    usage: end.usage,
    elapsedMs: now - before.at,
    text: end.kind === 'done' && end.isEmpty && soFar !== '' ? soFar : soFar + end.text,
    marks: marksOf(end, soFar),
  }
  if (end.kind === 'failed') return { ...finished, problem: end.problem, demo: demo() }
  return { ...finished, isDeclined: end.kind === 'declined' }
}

function marksOf(end: RunResult, soFar: string): readonly ResultMark[] {
  if (soFar !== '' && end.text === '') return ['cut'] // it was to be gone on with, and nothing was added
  if (end.kind === 'stopped') return ['stopped']
  if (end.kind === 'failed') return end.text === '' ? [] : ['incomplete']
  if (end.kind === 'declined') return []
  return [...(end.isCut ? (['cut'] as const) : []), ...(end.isIncomplete ? (['incomplete'] as const) : [])]
}

/** Whether a run came to all it could. */
export function isFullResult({ kind, ...end }: RunResult): boolean {
  return kind === 'done' && 'isEmpty' in end && !end.isEmpty && !end.isCut && !end.isIncomplete
}

/** A run of earlier, to be shown again. */
export function restoredRunState({ id, model, inputs, result, usage, isDemo, at }: StoredRun): RunState {
  const shown = initialRunState({ id, chosen: { id: model }, inputs, prompt: '', at }, isDemo ? '' : result)
  return { ...shown, isRunning: false, isOld: true, usage, demo: isDemo ? result : '' }
}

/** What is kept of a run; null where there is nothing to keep. */
export function toStoredRun({ id, chosen, inputs, at, text, demo, usage }: RunState, agent: number): StoredRun | null {
  const result = text || demo
  if (result === '') return null
  return { id, agent, model: chosen.id, inputs, result, usage, isDemo: text === '', at }
}

/** A result for the clipboard and for files: Markdown as it came; what is a demo says so. */
export function resultMarkdown({ text, demo, chosen }: Pick<RunState, 'text' | 'demo' | 'chosen'>): string {
  const marked = demo === '' ? '' : `${fillTemplate(words.result.demoMark, { model: modelLabel(chosen) })}\n\n${demo}`
  return [text, marked].filter((part) => part.trim() !== '').join('\n\n---\n\n')
}

/** The name of a model as it is listed; others are called by their ids. */
export function modelLabel({ id }: Pick<ModelSelection, 'id'>): string {
  if (id === onDeviceModel.id) return words.model.onDevice
  return modelList.models.find((model) => model.id === id)?.label ?? id
}

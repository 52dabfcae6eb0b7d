import { record as words } from 'virtual:records/messages/run'
import { type Dialect, modelList } from '#content/models.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import type { EpochMs } from '#platform/ports.ts'
import type { EndNotice } from './answer-end.ts'
import type { Problem } from './diagnosis.ts'
import type { Usage } from './parsed-answer.ts'
import type { InputValues } from './prompt.ts'
import type { RetryPause, RunResult } from './run-agent.ts'
import type { StoredRun } from './run-history.ts'
import { withoutWholeFence } from './whole-fence.ts'

/** The model that a visitor chose: one of a provider, or the one built into the browser. */
export type ModelSelection = { readonly id: string; readonly dialect: Dialect | 'device' }

export const onDeviceModel: ModelSelection = { id: 'on-device', dialect: 'device' }

/** The reasons why an answer may be incomplete. */
type ResultMark = 'stopped' | 'cut' | 'incomplete'

/** The state that the result block shows. It never contains the key. */
export type RunState = {
  readonly id: string
  /** The model of a stored run has no dialect, so its provider is unknown. */
  readonly chosen: Pick<ModelSelection, 'id'> & Partial<ModelSelection>
  readonly inputs: InputValues
  /** The prompt that was sent, or empty for a stored run and for a demo that was shown without a run. */
  readonly prompt: string
  readonly at: EpochMs
  readonly isRunning: boolean
  /** The model's text, so far or in full. */
  readonly text: string
  /** The demo made on this device because no model answered; otherwise empty. */
  readonly demo: string
  readonly marks: readonly ResultMark[]
  /** The message about an answer that ended before it was whole. */
  readonly notice: EndNotice | null
  readonly problem: Problem | null
  readonly pause: RetryPause | null
  /** The downloaded share of the browser's own model, from 0 to 1, or null if nothing is being downloaded. */
  readonly download: number | null
  readonly usage: Usage | null
  readonly elapsedMs: number | null
  /** Whether this is a stored run that is shown again. */
  readonly isRestored: boolean
}

type RunStart = Pick<RunState, 'id' | 'chosen' | 'inputs' | 'prompt' | 'at'>

/** Returns the state of a run that has just started. `text` is the answer that the run continues. */
export function initialRunState(run: RunStart, text = ''): RunState {
  const emptyFields = {
    demo: '',
    marks: [],
    notice: null,
    problem: null,
    pause: null,
    download: null,
    usage: null,
  }
  return { ...run, ...emptyFields, isRunning: true, text, elapsedMs: null, isRestored: false }
}

/** Returns the state of a finished run. `demo` is called only if the run failed. */
export function finishedRunState(
  before: RunState,
  result: RunResult,
  previousText: string,
  now: EpochMs,
  demo: () => string,
): RunState {
  const finished = {
    ...before,
    isRunning: false,
    pause: null,
    download: null,
    usage: result.usage,
    elapsedMs: now - before.at,
    text: result.kind === 'done' && result.isEmpty && previousText !== '' ? previousText : previousText + result.text,
    marks: resultMarks(result, previousText),
  }
  if (result.kind === 'failed') return { ...finished, problem: result.problem, demo: demo() }
  const isUnchanged = result.kind === 'done' && result.end === 'empty' && previousText !== '' // nothing to add
  return { ...finished, notice: result.kind === 'stopped' || isUnchanged ? null : result.notice }
}

function resultMarks(result: RunResult, previousText: string): readonly ResultMark[] {
  if (previousText !== '' && result.text === '') return ['cut'] // the continuation added nothing
  if (result.kind === 'stopped') return ['stopped']
  if (result.kind === 'failed') return result.text === '' ? [] : ['incomplete']
  if (result.kind === 'declined') return []
  const { end, isEmpty, isIncomplete } = result
  const isCut = isEmpty ? previousText !== '' && end !== 'empty' : end === 'cut'
  return [...(isCut ? (['cut'] as const) : []), ...(isIncomplete ? (['incomplete'] as const) : [])]
}

/** Returns whether a run produced a complete answer with text. */
export function isFullResult(result: RunResult): boolean {
  return result.kind === 'done' && result.end === 'whole' && !result.isIncomplete
}

/** Returns the state that shows a stored run again. */
export function restoredRunState({ id, model, inputs, result, usage, isDemo, at }: StoredRun): RunState {
  const restored = initialRunState({ id, chosen: { id: model }, inputs, prompt: '', at }, isDemo ? '' : result)
  return { ...restored, isRunning: false, isRestored: true, usage, demo: isDemo ? result : '' }
}

/** Returns the stored form of a run, or null if the run has no result. */
export function toStoredRun({ id, chosen, inputs, at, text, demo, usage }: RunState, agent: number): StoredRun | null {
  const result = text || demo
  if (result === '') return null
  return { id, agent, model: chosen.id, inputs, result, usage, isDemo: text === '', at }
}

/** Returns a result for the clipboard and for files: the Markdown that is shown, in which a demo is labelled as such. */
export function resultMarkdown({ text, demo, chosen }: Pick<RunState, 'text' | 'demo' | 'chosen'>): string {
  const markedDemo =
    demo === '' ? '' : `${fillTemplate(words.result.demoMark, { model: modelLabel(chosen) })}\n\n${demo}`
  return [withoutWholeFence(text, false), markedDemo].filter((each) => each.trim() !== '').join('\n\n---\n\n')
}

/** Returns the name of a listed model or of the model on the device, or the id of any other model. */
export function modelLabel({ id }: Pick<ModelSelection, 'id'>): string {
  if (id === onDeviceModel.id) return words.model.onDevice
  return modelList.models.find((model) => model.id === id)?.label ?? id
}

import { record as words } from 'virtual:records/messages/run'
import { type Dialect, modelList } from '#content/models.ts'
import { filled } from '#lib/filled.ts'
import type { EpochMs } from '#platform/ports.ts'
import type { Usage } from './answer.ts'
import type { Problem } from './diagnosis.ts'
import type { Run } from './history.ts'
import type { Values } from './prompt.ts'
import type { Pause, RunEnd } from './run.ts'

/** The model a visitor chose: one of a provider, or the one built into the browser. */
export type Chosen = { readonly id: string; readonly dialect: Dialect | 'device' }

export const onThisDevice: Chosen = { id: 'on-device', dialect: 'device' }

/** What an answer lacks. */
type Mark = 'stopped' | 'cut' | 'incomplete'

/** What stands in the result block. The key has no place in it. */
export type Outcome = {
  readonly id: string
  /** Whose it is is not known of a run of earlier. */
  readonly chosen: Pick<Chosen, 'id'> & Partial<Chosen>
  readonly inputs: Values
  /** What was sent; empty for a run of earlier. */
  readonly prompt: string
  readonly at: EpochMs
  readonly isRunning: boolean
  /** What the model said, so far or in the end. */
  readonly text: string
  /** What this device put together where no model answered; empty for none. */
  readonly demo: string
  readonly marks: readonly Mark[]
  readonly isDeclined: boolean
  readonly problem: Problem | null
  readonly pause: Pause | null
  /** How much of the browser's own model has been downloaded, from 0 to 1; null where nothing is. */
  readonly download: number | null
  readonly usage: Usage | null
  readonly elapsedMs: number | null
  /** It was kept on this device, and is shown again. */
  readonly isOld: boolean
}

type Begun = Pick<Outcome, 'id' | 'chosen' | 'inputs' | 'prompt' | 'at'>

/** A run that has just begun; `text` is what it goes on from. */
export function begun(run: Begun, text = ''): Outcome {
  const nothing = { demo: '', marks: [], isDeclined: false, problem: null, pause: null, download: null, usage: null }
  return { ...run, ...nothing, isRunning: true, text, elapsedMs: null, isOld: false }
}

/** A run that is over. `demo` is asked for only where it failed. */
export function ended(before: Outcome, end: RunEnd, soFar: string, now: EpochMs, demo: () => string): Outcome {
  const over = {
    ...before,
    isRunning: false,
    pause: null,
    download: null,
    usage: end.usage,
    elapsedMs: now - before.at,
    text: end.kind === 'done' && end.isEmpty && soFar !== '' ? soFar : soFar + end.text,
    marks: marksOf(end, soFar),
  }
  if (end.kind === 'failed') return { ...over, problem: end.problem, demo: demo() }
  return { ...over, isDeclined: end.kind === 'declined' }
}

function marksOf(end: RunEnd, soFar: string): readonly Mark[] {
  if (soFar !== '' && end.text === '') return ['cut'] // it was to be gone on with, and nothing was added
  if (end.kind === 'stopped') return ['stopped']
  if (end.kind === 'failed') return end.text === '' ? [] : ['incomplete']
  if (end.kind === 'declined') return []
  return [...(end.isCut ? (['cut'] as const) : []), ...(end.isIncomplete ? (['incomplete'] as const) : [])]
}

/** Whether a run came to all it could. */
export function isWhole({ kind, ...end }: RunEnd): boolean {
  return kind === 'done' && 'isEmpty' in end && !end.isEmpty && !end.isCut && !end.isIncomplete
}

/** A run of earlier, to be shown again. */
export function reopened({ id, model, inputs, result, usage, isDemo, at }: Run): Outcome {
  const shown = begun({ id, chosen: { id: model }, inputs, prompt: '', at }, isDemo ? '' : result)
  return { ...shown, isRunning: false, isOld: true, usage, demo: isDemo ? result : '' }
}

/** What is kept of a run; null where there is nothing to keep. */
export function runOf({ id, chosen, inputs, at, text, demo, usage }: Outcome, agent: number): Run | null {
  const result = text || demo
  if (result === '') return null
  return { id, agent, model: chosen.id, inputs, result, usage, isDemo: text === '', at }
}

/** A result for the clipboard and for files: Markdown as it came; what is a demo says so. */
export function copyOf({ text, demo, chosen }: Pick<Outcome, 'text' | 'demo' | 'chosen'>): string {
  const marked = demo === '' ? '' : `${filled(words.result.demoMark, { model: labelOf(chosen) })}\n\n${demo}`
  return [text, marked].filter((part) => part.trim() !== '').join('\n\n---\n\n')
}

/** The name of a model as it is listed; others are called by their ids. */
export function labelOf({ id }: Pick<Chosen, 'id'>): string {
  if (id === onThisDevice.id) return words.model.onDevice
  return modelList.models.find((model) => model.id === id)?.label ?? id
}

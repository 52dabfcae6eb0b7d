import { expect, test } from 'vitest'
import { deviceProblem, type Problem } from '#features/agent-runner/diagnosis.ts'
import type { RunResult } from '#features/agent-runner/run-agent.ts'
import type { StoredRun } from '#features/agent-runner/run-history.ts'
import {
  finishedRunState,
  initialRunState,
  isFullResult,
  modelLabel,
  onDeviceModel,
  type RunState,
  restoredRunState,
  resultMarkdown,
  toStoredRun,
} from '#features/agent-runner/run-state.ts'

const NOON = Date.UTC(2026, 10, 22, 12)
const usage = { promptTokens: 12, answerTokens: 34, thinkingTokens: 4 }
const problem: Problem = deviceProblem('device')
const initialState = initialRunState({
  id: 'r1',
  chosen: { id: 'gpt-6-luna', dialect: 'openai' },
  inputs: { topic: 'Tea' },
  prompt: 'Write about Tea',
  at: NOON,
})
const done: RunResult = {
  kind: 'done',
  text: 'Hi.',
  isEmpty: false,
  usage,
  end: 'whole',
  notice: null,
  isIncomplete: false,
}
const notice = { title: 'The model asked for a tool', text: 'Run it again.' }
const empty: RunResult = { ...done, text: 'No response received', isEmpty: true, end: 'empty', notice }
const declined: RunResult = { kind: 'declined', text: 'I began', notice, usage }
const failed = (text = ''): RunResult => ({ kind: 'failed', text, problem, usage: null })
const finish = (result: RunResult, previousText = '', before: RunState = initialState) =>
  finishedRunState(before, result, previousText, NOON + 8000, () => '# Demo')

test('a run that has just started has no result, except the text that it continues', () => {
  expect(initialState).toEqual({
    id: 'r1',
    chosen: { id: 'gpt-6-luna', dialect: 'openai' },
    inputs: { topic: 'Tea' },
    prompt: 'Write about Tea',
    at: NOON,
    isRunning: true,
    text: '',
    demo: '',
    marks: [],
    notice: null,
    problem: null,
    pause: null,
    download: null,
    usage: null,
    elapsedMs: null,
    isRestored: false,
  })
  expect(initialRunState(initialState, 'Once upon').text).toBe('Once upon')
})

test('a finished run has its text, usage and time, and waits for nothing', () => {
  const before: RunState = { ...initialState, pause: { problem, until: NOON }, download: 0.5, text: 'H' }
  expect(finish(done, '', before)).toEqual({ ...initialState, isRunning: false, text: 'Hi.', usage, elapsedMs: 8000 })
})

test.each([
  ['stopped', { kind: 'stopped', text: 'Half', usage: null }, ['stopped']],
  ['stopped before the first word', { kind: 'stopped', text: '', usage: null }, ['stopped']],
  ['cut', { ...done, end: 'cut' }, ['cut']],
  ['cut before the first word', { ...empty, end: 'cut' }, []],
  ['incomplete', { ...done, isIncomplete: true }, ['incomplete']],
  ['cut and incomplete', { ...done, end: 'cut', isIncomplete: true }, ['cut', 'incomplete']],
  ['ended by a tool', { ...done, end: 'tool', notice, isIncomplete: true }, ['incomplete']],
  ['failed part-way', failed('Half'), ['incomplete']],
  ['failed before the first word', failed(), []],
  ['declined', declined, []],
  ['empty', empty, []],
] as const)('an answer that was %s gets the marks that fit', (_, result, marks) => {
  expect(finish(result).marks).toEqual(marks)
})

test('a failed run has the problem, the demo, and the text received so far', () => {
  expect(finish(failed('Half'))).toMatchObject({ text: 'Half', demo: '# Demo', problem, notice: null })
  expect(finish(failed())).toMatchObject({ text: '', demo: '# Demo', problem })
})

test('a demo is generated only when a run fails', () => {
  const failIfCalled = () => {
    throw new Error('The demo must not be built.')
  }
  for (const result of [done, empty, { kind: 'stopped', text: '', usage: null } as const]) {
    expect(finishedRunState(initialState, result, '', NOON, failIfCalled).demo).toBe('')
  }
})

test('a refusal has its notice, and the text before it stays', () => {
  expect(finish(declined)).toMatchObject({ notice, text: 'I began', problem: null, demo: '', usage })
})

test('an empty answer is ‘No response received’, with the reason beside it', () => {
  expect(finish(empty)).toMatchObject({ text: 'No response received', notice })
})

test('an answer that was continued is one text', () => {
  expect(finish(done, 'Once upon. ').text).toBe('Once upon. Hi.')
  expect(finish(failed(' a ti'), 'Once upon').text).toBe('Once upon a ti')
  expect(finish({ ...done, end: 'cut' }, 'Once upon. ').marks).toEqual(['cut'])
})

test('an answer is still marked as cut off if its continuation is empty, but not if its continuation has text', () => {
  expect(finish(failed(), 'Once upon')).toMatchObject({ text: 'Once upon', marks: ['cut'], problem })
  expect(finish({ kind: 'stopped', text: '', usage: null }, 'Once upon')).toMatchObject({
    text: 'Once upon',
    marks: ['cut'],
  })
  expect(finish({ ...empty, end: 'cut' }, 'Once upon')).toMatchObject({ text: 'Once upon', marks: ['cut'], notice })
  expect(finish(failed(' a ti'), 'Once upon').marks).toEqual(['incomplete'])
})

test('an answer stays as it was when the model has nothing to add', () => {
  expect(finish(empty, 'Once upon')).toMatchObject({ text: 'Once upon', marks: [], notice: null })
})

test.each([
  ['whole', true, done],
  ['empty', false, empty],
  ['cut', false, { ...done, end: 'cut' }],
  ['ended by a tool', false, { ...done, end: 'tool', isIncomplete: true }],
  ['incomplete', false, { ...done, isIncomplete: true }],
  ['stopped', false, { kind: 'stopped', text: 'Hi.', usage }],
  ['declined', false, declined],
  ['failed', false, failed('Hi.')],
] as const)('whether an answer that is %s counts as complete: %s', (_, isFull, result) => {
  expect(isFullResult(result)).toBe(isFull)
})

test('the stored run contains the inputs, the answer and the token counts, but not the prompt', () => {
  expect(toStoredRun(finish(done), 1)).toEqual({
    id: 'r1',
    agent: 1,
    model: 'gpt-6-luna',
    inputs: { topic: 'Tea' },
    result: 'Hi.',
    usage,
    isDemo: false,
    at: NOON,
  })
})

test('a failed run is stored with its text or, if there is none, with the demo, which is marked as a demo', () => {
  expect(toStoredRun(finish(failed('Half')), 1)).toMatchObject({ result: 'Half', isDemo: false })
  expect(toStoredRun(finish(failed()), 1)).toMatchObject({ result: '# Demo', isDemo: true })
})

test('a run without a result is not stored', () => {
  expect(toStoredRun(finish({ kind: 'stopped', text: '', usage: null }), 1)).toBeNull()
  expect(toStoredRun(finish({ ...declined, text: '' }), 1)).toBeNull()
})

test('a stored run is shown as it was, without its prompt and provider, and is not running', () => {
  const run = toStoredRun(finish(done), 1) as StoredRun
  expect(restoredRunState(run)).toEqual({
    ...initialState,
    chosen: { id: 'gpt-6-luna' },
    prompt: '',
    isRunning: false,
    isRestored: true,
    text: 'Hi.',
    usage,
  })
  expect(restoredRunState({ ...run, isDemo: true })).toMatchObject({ text: '', demo: 'Hi.' })
  expect(toStoredRun(restoredRunState(run), 1)).toEqual(run)
})

test('the copied text of an answer is its original Markdown', () => {
  expect(resultMarkdown(finish(done))).toBe('Hi.')
  expect(resultMarkdown({ ...initialState, text: '# A\n\n*b*\n' })).toBe('# A\n\n*b*\n')
  expect(resultMarkdown({ ...initialState, text: '```markdown\n# A\n```' })).toBe('# A') // as it is shown
})

test('the copied text of a demo says that it is a demo and that no model wrote it', () => {
  expect(resultMarkdown(finish(failed()))).toBe('DEMO - not from GPT-6 Luna\n\n# Demo')
  expect(resultMarkdown(finish(failed('Half')))).toBe('Half\n\n---\n\nDEMO - not from GPT-6 Luna\n\n# Demo')
  expect(resultMarkdown({ text: ' \n', demo: '# Demo', chosen: onDeviceModel })).toBe(
    'DEMO - not from the model on this device\n\n# Demo',
  )
})

test('a model is shown by its name, and an unknown one by its id', () => {
  expect(modelLabel({ id: 'claude-haiku-5-5' })).toBe('Claude Haiku 5.5')
  expect(modelLabel({ id: 'my-own-model' })).toBe('my-own-model')
  expect(modelLabel({ id: 'constructor' })).toBe('constructor')
  expect(modelLabel(onDeviceModel)).toBe('the model on this device')
})

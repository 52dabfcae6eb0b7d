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
const first = initialRunState({
  id: 'r1',
  chosen: { id: 'gpt-6-luna', dialect: 'openai' },
  inputs: { topic: 'Tea' },
  prompt: 'Write about Tea',
  at: NOON,
})
const done: RunResult = { kind: 'done', text: 'Hi.', isEmpty: false, usage, isCut: false, isIncomplete: false }
const empty: RunResult = { ...done, text: 'No response received', isEmpty: true }
const failed = (text = ''): RunResult => ({ kind: 'failed', text, problem, usage: null })
const end = (how: RunResult, soFar = '', before: RunState = first) =>
  finishedRunState(before, how, soFar, NOON + 8000, () => '# Demo')

test('a run that has just begun has only its inputs', () => {
  expect(first).toEqual({
    id: 'r1',
    chosen: { id: 'gpt-6-luna', dialect: 'openai' },
    inputs: { topic: 'Tea' },
    prompt: 'Write about Tea',
    at: NOON,
    isRunning: true,
    text: '',
    demo: '',
    marks: [],
    isDeclined: false,
    problem: null,
    pause: null,
    download: null,
    usage: null,
    elapsedMs: null,
    isOld: false,
  })
  expect(initialRunState(first, 'Once upon').text).toBe('Once upon')
})

test('a finished run has its text, usage and time, and waits for nothing', () => {
  const before: RunState = { ...first, pause: { problem, until: NOON }, download: 0.5, text: 'H' }
  expect(end(done, '', before)).toEqual({ ...first, isRunning: false, text: 'Hi.', usage, elapsedMs: 8000 })
})

test.each([
  ['stopped', { kind: 'stopped', text: 'Half', usage: null }, ['stopped']],
  ['stopped before the first word', { kind: 'stopped', text: '', usage: null }, ['stopped']],
  ['cut', { ...done, isCut: true }, ['cut']],
  ['incomplete', { ...done, isIncomplete: true }, ['incomplete']],
  ['cut and incomplete', { ...done, isCut: true, isIncomplete: true }, ['cut', 'incomplete']],
  ['failed part-way', failed('Half'), ['incomplete']],
  ['failed before the first word', failed(), []],
  ['declined', { kind: 'declined', text: 'I began', reason: 'refusal', usage: null }, []],
  ['empty', empty, []],
] as const)('an answer that was %s is marked as such', (_, how, marks) => {
  expect(end(how).marks).toEqual(marks)
})

test('a failed run shows the cause and the demo, below the text received so far', () => {
  expect(end(failed('Half'))).toMatchObject({ text: 'Half', demo: '# Demo', problem, isDeclined: false })
  expect(end(failed())).toMatchObject({ text: '', demo: '# Demo', problem })
})

test('a demo is only generated when a run fails', () => {
  const never = () => {
    throw new Error('Nobody asked for a demo')
  }
  for (const how of [done, empty, { kind: 'stopped', text: '', usage: null } as const]) {
    expect(finishedRunState(first, how, '', NOON, never).demo).toBe('')
  }
})

test('a refusal is shown as such, and the text before it stays', () => {
  const declined = end({ kind: 'declined', text: 'I began', reason: 'refusal', usage })
  expect(declined).toMatchObject({ isDeclined: true, text: 'I began', problem: null, demo: '', usage })
})

test('an empty answer is ‘No response received’', () => {
  expect(end(empty).text).toBe('No response received')
})

test('an answer that was continued is one text', () => {
  expect(end(done, 'Once upon. ').text).toBe('Once upon. Hi.')
  expect(end(failed(' a ti'), 'Once upon').text).toBe('Once upon a ti')
  expect(end({ ...done, isCut: true }, 'Once upon. ').marks).toEqual(['cut'])
})

test('an answer whose continuation is empty is still cut off, and can be continued', () => {
  expect(end(failed(), 'Once upon')).toMatchObject({ text: 'Once upon', marks: ['cut'], problem })
  expect(end({ kind: 'stopped', text: '', usage: null }, 'Once upon')).toMatchObject({
    text: 'Once upon',
    marks: ['cut'],
  })
  expect(end(failed(' a ti'), 'Once upon').marks).toEqual(['incomplete'])
})

test('an answer stays as it was when the model has nothing to add', () => {
  expect(end(empty, 'Once upon')).toMatchObject({ text: 'Once upon', marks: [] })
})

test.each([
  ['whole', done, true],
  ['empty', empty, false],
  ['cut', { ...done, isCut: true }, false],
  ['incomplete', { ...done, isIncomplete: true }, false],
  ['stopped', { kind: 'stopped', text: 'Hi.', usage }, false],
  ['declined', { kind: 'declined', text: 'Hi.', reason: 'refusal', usage }, false],
  ['failed', failed('Hi.'), false],
] as const)('an answer that is %s is complete: %j', (_, how, whole) => {
  expect(isFullResult(how)).toBe(whole)
})

test('the stored run contains what was asked and answered', () => {
  expect(toStoredRun(end(done), 1)).toEqual({
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
  expect(toStoredRun(end(failed('Half')), 1)).toMatchObject({ result: 'Half', isDemo: false })
  expect(toStoredRun(end(failed()), 1)).toMatchObject({ result: '# Demo', isDemo: true })
})

test('a run without a result is not stored', () => {
  expect(toStoredRun(end({ kind: 'stopped', text: '', usage: null }), 1)).toBeNull()
  expect(toStoredRun(end({ kind: 'declined', text: '', reason: 'SAFETY', usage: null }), 1)).toBeNull()
})

test('a stored run is shown as it was, and is not running', () => {
  const run = toStoredRun(end(done), 1) as StoredRun
  expect(restoredRunState(run)).toEqual({
    ...first,
    chosen: { id: 'gpt-6-luna' },
    prompt: '',
    isRunning: false,
    isOld: true,
    text: 'Hi.',
    usage,
  })
  expect(restoredRunState({ ...run, isDemo: true })).toMatchObject({ text: '', demo: 'Hi.' })
  expect(toStoredRun(restoredRunState(run), 1)).toEqual(run)
})

test('a copy is the answer as it came', () => {
  expect(resultMarkdown(end(done))).toBe('Hi.')
  expect(resultMarkdown({ ...first, text: '# A\n\n*b*\n' })).toBe('# A\n\n*b*\n')
})

test('every copy of a demo says that it is one, and that no model wrote it', () => {
  expect(resultMarkdown(end(failed()))).toBe('DEMO - not from GPT-6 Luna\n\n# Demo')
  expect(resultMarkdown(end(failed('Half')))).toBe('Half\n\n---\n\nDEMO - not from GPT-6 Luna\n\n# Demo')
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

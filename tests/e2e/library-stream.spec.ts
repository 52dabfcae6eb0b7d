import type { Page } from '@playwright/test'
import {
  currentModels,
  expect,
  fillInputs,
  inputLabels,
  inputValues,
  openAgent,
  resultBlock,
  test,
  threeInputAgent,
} from './library-fixtures.ts'
import { writeToIndexedDb } from './page-actions.ts'
import { processorSpeed } from './processor-speed.ts'
import { hideLongTasks, withMotion } from './site-fixtures.ts'
import { cpuTime, RUN_TASK, recordTrace, type TraceEvent } from './trace.ts'

test.use({ contextOptions: withMotion }) // the worker has tests of its own

test.beforeEach(({ page }) => hideLongTasks(page)) // otherwise the sky would turn from the start

const AGENT = threeInputAgent.name
const [label] = inputLabels(threeInputAgent)
const inputs = inputValues(threeInputAgent, 'Paper', 'Printers')
const TOKEN_LENGTH = 4 // characters of English in a token, roughly
const TOKEN_INTERVAL_MS = 5 // 200 tokens a second

/** Returns an article like those of models, with headings, paragraphs, lists, tables, code and quotations. */
function article(tokens: number): string {
  const section = (number: number) => `## Part ${number}: paper that lasts

Handmade paper **keeps its colour** for decades, because its fibres are long and *nothing* in them turns acid. That is
why [archives](https://example.org/archives) ask for it by name, and why a sheet costs what a book does.

- A sheet of cotton is \`120 g\` and dries in a day.
- A sheet of hemp is heavier:
  1. soak it twice,
  2. press it once.
- Everything else is a matter of **patience**.

| Fibre | Weight | Days |
| --- | ---: | :-: |
| Cotton | 120 g | 1 |
| Hemp | 160 g | 2 |

\`\`\`ts
export const sheets = (fibres: number) => Math.floor(fibres / ${number})
\`\`\`

> Who hurries the press tears the page.

`
  let text = ''
  for (let number = 1; text.length < tokens * TOKEN_LENGTH; number++) text += section(number)
  return text.slice(0, tokens * TOKEN_LENGTH)
}

/** Returns the pieces of an answer: first `atOnce` tokens in one piece, then `streamed` tokens one by one. */
function longAnswer(atOnce: number, streamed: number): readonly string[] {
  const text = article(atOnce + streamed)
  return [text.slice(0, atOnce * TOKEN_LENGTH), ...(text.slice(atOnce * TOKEN_LENGTH).match(/.{1,4}/gs) ?? [])]
}

/**
 * Tells whether other programs hardly interrupted a task. If they interrupt a task, it takes longer than its processor
 * time.
 */
const isUndisturbed = ({ dur = 0, tdur = 0 }: TraceEvent) => dur < 1.25 * tdur

/**
 * Returns the processor time for each typed letter, in milliseconds: of the task that handled the key, and of the task
 * that painted next, which is often the same.
 */
function letterTimes(events: readonly TraceEvent[]): readonly number[] {
  const tasks = events.filter(({ name }) => name === RUN_TASK)
  const taskOf = ({ ts }: TraceEvent) => tasks.findLastIndex((task) => task.ts <= ts && ts <= task.ts + (task.dur ?? 0))
  const paintTasks = new Set(events.filter(({ name }) => name === 'Paint').map(taskOf))
  const isLetter = ({ name, args }: TraceEvent) => name === 'EventDispatch' && args?.data?.type === 'keypress'
  return events.filter(isLetter).map((keyPress) => {
    const handling = taskOf(keyPress)
    const painter = tasks.findIndex((_, index) => index >= handling && paintTasks.has(index))
    return cpuTime(tasks[handling]) + (painter === handling ? 0 : cpuTime(tasks[painter]))
  })
}

/** Resolves when the request of a run has finished or failed. Runs no code in the page, which is being measured. */
function answerEnd(page: Page): Promise<unknown> {
  const isRun = { predicate: (request: { readonly method: () => string }) => request.method() === 'POST' }
  return Promise.race([page.waitForEvent('requestfinished', isRun), page.waitForEvent('requestfailed', isRun)])
}

const isAtEnd = (block: Element) => block.scrollHeight - block.scrollTop - block.clientHeight < 2

test('on a slow processor, a streaming answer of 20,000 tokens causes no task over 50 ms, and its end stays in view', {
  tag: '@speed',
}, async ({ page, browser, provider }) => {
  provider.setAnswer(longAnswer(18_000, 2000))
  provider.setFaults({ pauseMs: TOKEN_INTERVAL_MS })
  const dialog = await openAgent(page, AGENT)
  await dialog.getByLabel('AI Model').selectOption(currentModels.openai)
  await fillInputs(dialog, inputs)
  await dialog.getByText('Show prompt').click()
  const end = answerEnd(page)
  await dialog.getByRole('button', { name: 'Run Agent' }).click()
  // everything that arrived at once
  await expect.poll(() => page.locator('[data-result] > div').count()).toBeGreaterThan(55)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const events = await recordTrace(browser, page, async () => void (await end))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const tasks = events.filter(({ name }) => name === RUN_TASK)
  expect(tasks.length).toBeGreaterThan(200)
  const undisturbed = tasks.filter(isUndisturbed)
  expect(undisturbed.length).toBeGreaterThan(0) // otherwise the next limit would say nothing
  const speed = await processorSpeed(browser)
  expect(speed * Math.max(...undisturbed.map(cpuTime))).toBeLessThan(50)
  expect(speed * Math.max(...tasks.map(cpuTime))).toBeLessThan(100)
  await expect(dialog.getByRole('button', { name: 'Run Agent' })).toBeVisible()
  await expect.poll(() => resultBlock(dialog).evaluate(isAtEnd)).toBe(true)
})

test('beside a streaming answer and fifty earlier runs, 90 % of typed letters take less than 16 ms', {
  tag: '@speed',
}, async ({ page, browser, provider }) => {
  await page.goto('/ai-agents-library')
  const run = {
    agent: threeInputAgent.number,
    model: currentModels.openai,
    inputs: { [threeInputAgent.inputs[0]?.name ?? '']: 'Paper' },
    result: 'Fine.',
    usage: null,
    isDemo: false,
  }
  const runs = Array.from({ length: 50 }, (_, number) => ({ ...run, id: `run-${number}`, at: 1e12 + number * 6e4 }))
  await writeToIndexedDb(page, 'site-kv', 'agent-runs', runs)
  provider.setAnswer(longAnswer(2000, 20_000))
  provider.setFaults({ pauseMs: TOKEN_INTERVAL_MS })
  const dialog = await openAgent(page, AGENT)
  await expect(dialog.getByText('Earlier runs')).toContainText('50')
  await dialog.getByLabel('AI Model').selectOption(currentModels.openai)
  await fillInputs(dialog, inputs)
  await dialog.getByText('Show prompt').click()
  await dialog.getByRole('button', { name: 'Run Agent' }).click()
  await expect(resultBlock(dialog)).toContainText('Part 12:')
  await dialog.getByLabel(label, { exact: true }).focus()
  const words = ' by hand in the hills of Kumaon, for those who ask.'
  const events = await recordTrace(browser, page, () => page.keyboard.type(words, { delay: 60 }))
  await expect(dialog.getByRole('group', { name: 'Prompt of this run' })).toContainText(words)
  const letters = letterTimes(events).toSorted((a, b) => a - b)
  expect(letters).toHaveLength(words.length)
  const limit = 16 / (await processorSpeed(browser))
  expect(letters[Math.floor(letters.length * 0.9)]).toBeLessThan(limit)
})

test('the view stops following an answer when the visitor scrolls up, and follows again from the end', {
  tag: '@soak',
}, async ({ page, provider }) => {
  provider.setAnswer([...longAnswer(1000, 200), '\n\nThe last words.'])
  provider.setFaults({ pauseMs: 20 })
  const dialog = await openAgent(page, AGENT)
  await dialog.getByLabel('AI Model').selectOption(currentModels.openai)
  await fillInputs(dialog, inputs)
  await dialog.getByRole('button', { name: 'Run Agent' }).click()
  const block = resultBlock(dialog)
  await expect(block).toContainText('Part 6:')
  await expect.poll(() => block.evaluate(isAtEnd)).toBe(true)
  await block.hover()
  await page.mouse.wheel(0, -300)
  await expect.poll(() => block.evaluate(isAtEnd)).toBe(false)
  const scrollPosition = await block.evaluate(({ scrollTop }) => scrollTop)
  await expect(block).toContainText('Part 7:')
  expect(await block.evaluate(({ scrollTop }) => scrollTop)).toBe(scrollPosition)
  await page.mouse.wheel(0, 9000)
  await expect.poll(() => block.evaluate(isAtEnd)).toBe(true)
  await expect(block).toContainText('The last words.')
  await expect.poll(() => block.evaluate(isAtEnd)).toBe(true)
})

import { readFileSync } from 'node:fs'
import type { Download, Locator, Page } from '@playwright/test'
import { groundRules } from '#content/agent-runner/ground-rules.ts'
import { inputLabel } from '#content/agent-runner/input-names.ts'
import { splitSample } from '#content/library/sample.ts'
import { type Dialect, modelList, providers } from '#content/models.ts'
import { contentFiles } from '#support/content-source.ts'
import { messageOf, patternOf } from '#support/messages.ts'
import { stoppableSite } from '#support/stoppable-site.ts'
import { collectProblems, expect, waitForHydration } from './site-fixtures.ts'
import { test as base, type FakeProvider } from './worker-fixtures.ts'

export { expect }

type Site = Awaited<ReturnType<typeof stoppableSite>>

/** A key that tests can search for. It has the format of no provider, so that every provider's field accepts it. */
export const FAKE_API_KEY = 'sentinel-7f3a9c51e2d84b06'

/** Declares a test of a site that can be stopped, with three fake model providers, each on an origin of its own. */
export const test = base.extend<{ provider: FakeProvider; site: Site; problems: string[] }>({
  provider: ({ providerHost }, use) => use(providerHost.server),
  site: async ({ providerHost }, use) => {
    const site = await stoppableSite(providerHost.folder)
    await use(site)
    await site.close()
    providerHost.server.reset() // all pages are closed by now, because every page depends on this fixture
  },
  baseURL: async ({ site }, use) => use(site.url),
  /** The problems of the page, except those of the network and the providers, which the tests cause. */
  problems: [
    async ({ page, provider, site }, use) => {
      const problems = await collectProblems(page, site.url)
      await use(problems)
      const origins = Object.values(provider.origins)
      const isExpected = (problem: string) =>
        origins.some((origin) => problem.includes(origin)) || /Failed to load resource|net::ERR_/.test(problem)
      expect(problems.filter((problem) => !isExpected(problem))).toEqual([])
    },
    { auto: true },
  ],
})

/** The ids of three current models, one of each provider. */
export const currentModels: Readonly<Record<Dialect, string>> = {
  openai: 'gpt-6-luna',
  anthropic: 'claude-haiku-5-5',
  gemini: 'gemini-3.5-flash-lite',
}

/** Returns the label of a model. */
export function labelOfModel(id: string): string {
  const model = modelList.models.find((one) => one.id === id)
  if (!model) throw new Error(`No model has the id ${id}.`)
  return model.label
}

/** Returns the values for the placeholders in messages about a run of this model. */
export function namesOf(dialect: Dialect, id = currentModels[dialect]): Readonly<Record<'provider' | 'model', string>> {
  return { provider: providers[dialect].name, model: labelOfModel(id) }
}

type Input = {
  readonly name: string
  readonly label?: string
  readonly example?: string
  readonly suggestions?: readonly string[]
  isLong?: boolean
}
type AgentRecord = {
  readonly name: string
  readonly number: number
  readonly order?: number
  readonly category: string
  readonly inputs: readonly Input[]
  /** The prompt of the agent, with the names of the inputs in square brackets. */
  readonly text: string
  /** The sample of its answer, or empty. */
  readonly sample: string
}

const cardOrder = ({ order, number }: AgentRecord) => order ?? number

/** The records of all agents, in the order of their cards. */
export const libraryRecords = (contentFiles('library') as unknown as readonly AgentRecord[])
  .map((record) => {
    const { prompt, sample = '' } = splitSample(record.text)
    return { ...record, text: prompt, sample }
  })
  .toSorted((a, b) => cardOrder(a) - cardOrder(b) || a.number - b.number)

/**
 * Returns the agents with the fewest inputs among those that have at least `count` inputs, of which the first is a long
 * text.
 */
const agentsWithInputs = (count: number) => {
  const candidates = libraryRecords.filter(({ inputs }) => inputs.length >= count && inputs[0]?.isLong)
  const fewest = Math.min(...candidates.map(({ inputs }) => inputs.length))
  return candidates.filter(({ inputs }) => inputs.length === fewest)
}
const noAgent: AgentRecord = { name: 'none', number: 0, category: '', inputs: [], text: '', sample: '' }
const labelOf = ({ name = '', label = inputLabel(name) }: Partial<Input>) => label

/** An agent with a single input. */
export const [singleInputAgent = noAgent] = agentsWithInputs(1)
export const SINGLE_INPUT_AGENT = singleInputAgent.name
export const SINGLE_INPUT_LABEL = labelOf(singleInputAgent.inputs[0] ?? {})
export const singleInputName = singleInputAgent.inputs[0]?.name ?? ''
export const SINGLE_INPUT_TEXT = 'Sewing machines, mended by post'
export const singleInputValues = { [SINGLE_INPUT_LABEL]: SINGLE_INPUT_TEXT }

/** Two agents with three inputs, or twice the same one if the library has no second. */
const several = agentsWithInputs(3)
export const [threeInputAgent = noAgent, otherThreeInputAgent = threeInputAgent] = several
export const inputLabels = ({ inputs }: AgentRecord): readonly [string, string, string] => {
  const [a = {}, b = {}, c = {}] = inputs
  return [labelOf(a), labelOf(b), labelOf(c)]
}
/** Returns a text for each input of an agent, by the label of the input. The default is 'Plain'. */
export const inputValues = (agent: AgentRecord, ...words: readonly string[]) =>
  Object.fromEntries(agent.inputs.map((input, index) => [labelOf(input), words[index] ?? 'Plain']))

/**
 * Returns the whole prompt of an agent, with texts for its inputs in order. An input without a text keeps its
 * placeholder.
 */
export const promptWith = ({ inputs, text }: AgentRecord, ...words: readonly string[]): string =>
  inputs.reduce(
    (prompt, { name }, index) => prompt.replace(`[${name}]`, () => words[index] ?? `[${name}]`),
    `${text.trim()}\n\n${groundRules}`,
  )

/** Opens an agent's dialog from its card. */
export async function openAgent(page: Page, name: string): Promise<Locator> {
  await page.goto('/ai-agents-library')
  await waitForHydration(page)
  await cardButton(page, name).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Returns the button of an agent's card that opens its dialog. */
export const cardButton = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Run Agent' })

/** Fills in the key and these inputs of an agent, by their labels. */
export async function fillInputs(
  dialog: Locator,
  inputs: Readonly<Record<string, string>>,
  key = FAKE_API_KEY,
): Promise<void> {
  await dialog.getByLabel('API Key').fill(key)
  for (const [label, text] of Object.entries(inputs)) await dialog.getByLabel(label, { exact: true }).fill(text)
}

/** Returns the block that an answer streams into. */
export function resultBlock(dialog: Locator): Locator {
  return dialog.getByRole('group', { name: 'Result' })
}

/** Selects a model from the list. */
export async function selectModel(dialog: Locator, model: string): Promise<void> {
  await dialog.getByLabel('AI Model').selectOption(model)
}

/** Returns the button that runs the agent. A card about a problem may contain a button with the same name. */
export function runButton(dialog: Locator): Locator {
  return dialog.locator('button[type=submit]')
}

export async function submitRun(dialog: Locator): Promise<void> {
  await runButton(dialog).click()
}

/** Returns the texts of a request to a provider, one for each turn of the conversation, in any dialect. */
export function conversationOf(request: FakeProvider['requests'][number] | undefined): readonly string[] {
  const { messages, contents } = JSON.parse(request?.body ?? '{}')
  return (
    messages?.map(({ content }: { content: string }) => content) ??
    contents?.map(({ parts }: { parts: readonly { text: string }[] }) => parts.map(({ text }) => text).join('')) ??
    []
  )
}

/** Returns the prompt of a run, and expects that the run does not continue another one. */
export function sentPrompt(request: FakeProvider['requests'][number] | undefined): string {
  const turns = conversationOf(request)
  expect(turns).toHaveLength(1)
  return turns[0] ?? ''
}

/** Returns the announcement for screen readers that has this text. */
export function liveMessage(dialog: Locator, words: string): Locator {
  return dialog.getByRole('status').filter({ hasText: patternOf(words) })
}

/** Returns the card about the problem of a run: an alert, and the actions below it. */
export function problemCard(dialog: Locator): Locator {
  return dialog.getByRole('alert').locator('..')
}

/** Returns the title, text or toast of a problem with the names of the model that ran. `{seconds}` stays in braces. */
export function problemOf(kind: string, part: 'title' | 'text' | 'toast', dialect: Dialect, id?: string): string {
  return messageOf('run-problems', `problems.${kind}.${part}`, { ...namesOf(dialect, id), seconds: '{seconds}' })
}

/** Returns the line that marks a demo in place of a model's answer. */
export function demoMark(model: string): string {
  return messageOf('run', 'result.demoMark', { model })
}

/**
 * Returns the visible toasts. They are found by their attributes, because assistive technology, and with it
 * `getByRole`, ignores toasts while a dialog is open.
 */
export function visibleToasts(page: Page): Locator {
  const dismiss = `[aria-label=${JSON.stringify(messageOf('controls', 'dismiss'))}]`
  return page.locator('[role=alert], [role=status]').filter({ has: page.locator(dismiss) })
}

/** Returns the text of a saved file. */
export async function downloadedText(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8')
}

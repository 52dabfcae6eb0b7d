import { readFileSync } from 'node:fs'
import type { Download, Locator, Page } from '@playwright/test'
import { groundRules } from '#content/agent-runner/ground-rules.ts'
import { inputLabel } from '#content/agent-runner/input-names.ts'
import { type Dialect, modelList, providers } from '#content/models.ts'
import { contentFiles } from '#support/content-source.ts'
import { messageOf, patternOf } from '#support/messages.ts'
import { stoppableSite } from '#support/stoppable-site.ts'
import { collectProblems, expect, waitForHydration } from './site-fixtures.ts'
import { test as base, type FakeProvider } from './worker-fixtures.ts'

export { expect }

type Site = Awaited<ReturnType<typeof stoppableSite>>

/** A key that can be found wherever it went. It has no provider's format, so that each accepts it. */
export const FAKE_API_KEY = 'sentinel-7f3a9c51e2d84b06'

/** The site, which can be stopped, asking three model providers on origins of their own. */
export const test = base.extend<{ provider: FakeProvider; site: Site; problems: string[] }>({
  provider: ({ providerHost }, use) => use(providerHost.server),
  site: async ({ providerHost }, use) => {
    const site = await stoppableSite(providerHost.folder)
    await use(site)
    await site.close()
    providerHost.server.forget() // no page can be open any more, because every page needs the site
  },
  baseURL: async ({ site }, use) => use(site.url),
  /** The problems of the page, except those of the network and the providers, which these tests are about. */
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

/** Returns the names that messages about a run of one of these models may use. */
export function namesOf(dialect: Dialect, id = currentModels[dialect]): Readonly<Record<'provider' | 'model', string>> {
  return { provider: providers[dialect].name, model: labelOfModel(id) }
}

type Input = {
  readonly name: string
  readonly label?: string
  readonly suggestions?: readonly string[]
  isLong?: boolean
}
type Written = {
  readonly name: string
  readonly number: number
  readonly order?: number
  readonly category: string
  readonly inputs: readonly Input[]
  /** Its prompt, with the names of the inputs in square brackets. */
  readonly text: string
}

const placeOf = ({ order, number }: Written) => order ?? number

/** The agents as staff wrote them, in the order of their cards. */
export const libraryRecords = (contentFiles('library') as unknown as readonly Written[]).toSorted(
  (a, b) => placeOf(a) - placeOf(b) || a.number - b.number,
)

/** Returns the agents with at least this many inputs: only those with the fewest, the longest text first. */
const needing = (count: number) => {
  const fit = libraryRecords.filter(({ inputs }) => inputs.length >= count && inputs[0]?.isLong)
  const fewest = Math.min(...fit.map(({ inputs }) => inputs.length))
  return fit.filter(({ inputs }) => inputs.length === fewest)
}
const none: Written = { name: 'none', number: 0, category: '', inputs: [], text: '' }
const labelOf = ({ name = '', label = inputLabel(name) }: Partial<Input>) => label

/** An agent with a single input, and that input. */
export const [one = none] = needing(1)
export const SINGLE_INPUT_AGENT = one.name
export const SINGLE_INPUT_LABEL = labelOf(one.inputs[0] ?? {})
export const singleInputName = one.inputs[0]?.name ?? ''
export const WORDS = 'Sewing machines, mended by post'
export const singleInputValues = { [SINGLE_INPUT_LABEL]: WORDS }

/** Agents with three inputs. A test that needs only one takes the first. */
const several = needing(3)
export const [threeInputAgent = none, otherThreeInputAgent = threeInputAgent] = several
export const inputLabels = ({ inputs }: Written): readonly [string, string, string] => {
  const [a = {}, b = {}, c = {}] = inputs
  return [labelOf(a), labelOf(b), labelOf(c)]
}
/** Returns a text for each input of an agent, by its label. */
export const inputValues = (agent: Written, ...words: readonly string[]) =>
  Object.fromEntries(agent.inputs.map((input, place) => [labelOf(input), words[place] ?? 'Plain']))

/**
 * Returns the whole prompt of an agent, with texts for its inputs in order. An input without a text keeps its
 * placeholder.
 */
export const promptWith = ({ inputs, text }: Written, ...words: readonly string[]): string =>
  inputs.reduce(
    (prompt, { name }, place) => prompt.replace(`[${name}]`, () => words[place] ?? `[${name}]`),
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

/** Fills in all inputs of an agent, and the key. */
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

/** Returns the button that runs the agent; a card about a problem may have one with the same name. */
export function runButton(dialog: Locator): Locator {
  return dialog.locator('button[type=submit]')
}

export async function submitRun(dialog: Locator): Promise<void> {
  await runButton(dialog).click()
}

/** Returns what a provider was sent, turn by turn, in any dialect. */
export function turnsOf(request: FakeProvider['requests'][number] | undefined): readonly string[] {
  const { messages, contents } = JSON.parse(request?.body ?? '{}')
  return (
    messages?.map(({ content }: { content: string }) => content) ??
    contents?.map(({ parts }: { parts: readonly { text: string }[] }) => parts.map(({ text }) => text).join('')) ??
    []
  )
}

/** Returns the prompt of a run that is not a continuation. */
export function sentPrompt(request: FakeProvider['requests'][number] | undefined): string {
  const turns = turnsOf(request)
  expect(turns).toHaveLength(1)
  return turns[0] ?? ''
}

/** Returns the announcement with these words for screen readers. */
export function liveMessage(dialog: Locator, words: string): Locator {
  return dialog.getByRole('status').filter({ hasText: patternOf(words) })
}

/** Returns one part of a problem's text in the dialog, with the names of the model that ran. */
export function problemOf(kind: string, part: 'title' | 'text' | 'toast', dialect: Dialect, id?: string): string {
  return messageOf('run-problems', `problems.${kind}.${part}`, { ...namesOf(dialect, id), seconds: '{seconds}' })
}

/** Returns the line above a demo that replaces a model's answer. */
export function demoMark(model: string): string {
  return messageOf('run', 'result.demoMark', { model })
}

/**
 * Returns the visible toasts. While a dialog is open they have no role, because they are hidden from assistive
 * technology.
 */
export function visibleToasts(page: Page): Locator {
  const dismiss = `[aria-label=${JSON.stringify(messageOf('controls', 'dismiss'))}]`
  return page.locator('[role=alert], [role=status]').filter({ has: page.locator(dismiss) })
}

/** Returns the text of a saved file. */
export async function downloadedText(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8')
}

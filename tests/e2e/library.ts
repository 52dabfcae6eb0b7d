import { readFileSync } from 'node:fs'
import type { Download, Locator, Page } from '@playwright/test'
import { inputLabel } from '#content/agent-runner/input-names.ts'
import type { Dialect } from '#content/models.ts'
import { stoppableSite } from '#support/stoppable-site.ts'
import { filesOf } from '#support/written.ts'
import { test as base, type Provider } from './hosts.ts'
import { alive, expect, watchPage } from './site.ts'

export { expect }

type Site = Awaited<ReturnType<typeof stoppableSite>>

/** A key that can be found again wherever it went. It does not look like any provider's, so that each takes it. */
export const KEY = 'sentinel-7f3a9c51e2d84b06'

/** A site that can be stopped and that asks three providers of models on origins of their own. */
export const test = base.extend<{ provider: Provider; site: Site; problems: string[] }>({
  provider: ({ providerHost }, use) => use(providerHost.server),
  site: async ({ providerHost }, use) => {
    const site = await stoppableSite(providerHost.folder)
    await use(site)
    await site.close()
    providerHost.server.forget() // every page needs the site, so that none is open any more
  },
  baseURL: async ({ site }, use) => use(site.url),
  /** What the page complains of, but for the network and the providers: those are what these tests are about. */
  problems: [
    async ({ page, provider, site }, use) => {
      const problems = await watchPage(page, site.url)
      await use(problems)
      const origins = Object.values(provider.origins)
      const isExpected = (problem: string) =>
        origins.some((origin) => problem.includes(origin)) || /Failed to load resource|net::ERR_/.test(problem)
      expect(problems.filter((problem) => !isExpected(problem))).toEqual([])
    },
    { auto: true },
  ],
})

/** The ids of three models that answer today, one of each provider. */
export const models: Readonly<Record<Dialect, string>> = {
  openai: 'gpt-6-luna',
  anthropic: 'claude-haiku-5-5',
  gemini: 'gemini-3.5-flash-lite',
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
}

/** The agents as they are written, in the order of their numbers. */
export const written = (filesOf('library') as unknown as readonly Written[]).toSorted((a, b) => a.number - b.number)

/** Of the agents that need so many things at least, those that need the fewest, the longest text first. */
const needing = (count: number) => {
  const fit = written.filter(({ inputs }) => inputs.length >= count && inputs[0]?.isLong)
  const fewest = Math.min(...fit.map(({ inputs }) => inputs.length))
  return fit.filter(({ inputs }) => inputs.length === fewest)
}
const none: Written = { name: 'none', number: 0, category: '', inputs: [] }
const labelOf = ({ name = '', label = inputLabel(name) }: Partial<Input>) => label

/** An agent that needs one thing, and that thing. */
const [one = none] = needing(1)
export const VALIDATOR = one.name
export const IDEA = labelOf(one.inputs[0] ?? {})
export const ideaInput = one.inputs[0]?.name ?? ''
export const idea = { [IDEA]: 'Sewing machines, mended by post' }

/** Agents that need three things; a test that has none of its own takes the first. */
const several = needing(3)
export const [first = none, second = first] = several
export const labelsOf = ({ inputs }: Written): readonly [string, string, string] => {
  const [a = {}, b = {}, c = {}] = inputs
  return [labelOf(a), labelOf(b), labelOf(c)]
}
/** Fills in what an agent needs, with other words for each. */
export const inputsOf = (agent: Written, ...words: readonly string[]) =>
  Object.fromEntries(agent.inputs.map((input, place) => [labelOf(input), words[place] ?? 'Plain']))

/** Opens an agent's dialog from its card. */
export async function openAgent(page: Page, name: string): Promise<Locator> {
  await page.goto('/ai-agents-library')
  await alive(page)
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Run Agent' }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Fills in all an agent needs, and the key. */
export async function fillIn(dialog: Locator, inputs: Readonly<Record<string, string>>, key = KEY): Promise<void> {
  await dialog.getByLabel('API Key').fill(key)
  for (const [label, text] of Object.entries(inputs)) await dialog.getByLabel(label, { exact: true }).fill(text)
}

/** The block that an answer streams into. */
export function resultOf(dialog: Locator): Locator {
  return dialog.getByRole('group', { name: 'Result' })
}

/** Chooses a model of the list. */
export async function choose(dialog: Locator, model: string): Promise<void> {
  await dialog.getByLabel('AI Model').selectOption(model)
}

/** The button that runs the agent; a card about a problem may have one of the same name. */
export function runButton(dialog: Locator): Locator {
  return dialog.locator('button[type=submit]')
}

export async function run(dialog: Locator): Promise<void> {
  await runButton(dialog).click()
}

/** The prompt a provider was sent, whatever its dialect. */
export function promptOf(request: Provider['requests'][number] | undefined): string {
  const { messages, contents } = JSON.parse(request?.body ?? '{}')
  return messages?.[0]?.content ?? contents?.[0]?.parts?.[0]?.text ?? ''
}

/** What is said to those who do not see the dialog. */
export function said(dialog: Locator, words: string): Locator {
  return dialog.getByRole('status').filter({ hasText: new RegExp(`^${words}$`) })
}

/** The toasts that are up. While a dialog is open they are there for eyes alone, so that they have no role. */
export function toast(page: Page): Locator {
  return page.locator('[role=alert], [role=status]').filter({ has: page.locator('[aria-label=Dismiss]') })
}

/** What is in a file that was saved. */
export async function savedText(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8')
}

import { readdirSync, readFileSync } from 'node:fs'
import { libraryCategories } from '#content/agent-runner/categories.ts'
import { messageOf } from '#support/messages.ts'
import { ideaInput, VALIDATOR, written } from './library.ts'
import { alive, expect, test, violationsOn } from './site.ts'

test.use({ serviceWorkers: 'block' }) // the worker has tests of its own

const agents = readdirSync('src/content/library').filter((file) => file.endsWith('.md'))
const agentCount = agents.length
const sources = agents.map((file) => readFileSync(`src/content/library/${file}`, 'utf8'))
/** The kinds that have an agent, in their order. */
const categories = libraryCategories.filter((kind) => sources.some((text) => text.includes(`\ncategory: ${kind}\n`)))

test('agents are found by words and category together, the number is announced, and the address keeps both', async ({
  page,
}) => {
  await page.goto('/ai-agents-library')
  await alive(page)
  const agents = page.getByRole('region', { name: 'Agents' }).getByRole('listitem')
  await expect(agents).toHaveCount(agentCount)
  const chips = page.getByRole('group', { name: 'Category' }).getByRole('button')
  await expect(chips).toHaveText(['All', ...categories])
  const namesIn = (kind: string) => written.filter(({ category }) => category === kind).map(({ name }) => name)
  const [kind = ''] = [...categories].sort((a, b) => namesIn(b).length - namesIn(a).length) // the one with the most
  const chosen = page.getByRole('group', { name: 'Category' }).getByRole('button', { name: kind, exact: true })
  await chosen.click()
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  const headings = async () => (await agents.getByRole('heading').allTextContents()).sort()
  const count = (all: readonly string[]) => `${all.length} agent${all.length === 1 ? '' : 's'}`
  await expect.poll(headings).toEqual(namesIn(kind).sort())
  const said = page.getByRole('region', { name: 'Agents' }).getByRole('status')
  await expect(said).toHaveText(count(namesIn(kind)))
  const words = namesIn(kind).at(-1)?.toUpperCase() ?? ''
  const found = namesIn(kind).filter((name) => name.toUpperCase().includes(words))
  await page.getByRole('searchbox', { name: 'Search AI agents' }).fill(words)
  await expect.poll(headings).toEqual(found)
  await expect(said).toHaveText(count(found))
  const asked = () => ['q', 'category'].map((name) => new URL(page.url()).searchParams.get(name))
  await expect.poll(asked).toEqual([words, kind])
  await page.reload()
  await alive(page)
  await expect.poll(headings).toEqual(found)
  await expect(page.getByRole('searchbox')).toHaveValue(words)
})

test('a search without a result says so and gives all agents back', async ({ page }) => {
  await page.goto('/ai-agents-library?q=zzz')
  await alive(page)
  await expect(page.getByRole('heading', { name: 'No agents found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or category filter')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Show all agents' }).click()
  await expect(page.getByRole('button', { name: 'Run Agent' })).toHaveCount(agentCount)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page).toHaveURL(/\/ai-agents-library$/)
})

test('an agent’s prompt is shown, copied, and copied again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/ai-agents-library')
  await alive(page)
  const opener = page.getByRole('button', { name: `Show and copy the prompt: ${VALIDATOR}` })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: VALIDATOR })
  await expect(dialog.getByRole('group', { name: 'Prompt of this run' })).toContainText(`[${ideaInput}]`)
  await expect(page.getByText('Prompt copied to clipboard!')).toBeVisible()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  expect(await copied()).toContain(`[${ideaInput}]`)
  expect(await violationsOn(page)).toEqual([])
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await dialog.getByRole('button', { name: 'Copy prompt' }).click()
  await expect.poll(copied).toContain(`[${ideaInput}]`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('where the dialog’s scripts cannot be fetched, the page says so, and the next press opens it', async ({
  page,
  problems,
}) => {
  await page.route('**/assets/runner/**', (route) => route.abort())
  await page.goto('/ai-agents-library')
  await alive(page)
  const button = page.getByRole('listitem').filter({ hasText: VALIDATOR }).getByRole('button', { name: 'Run Agent' })
  for (const [isThere, words] of [
    [false, messageOf('library', 'page.unloaded.offline.text')],
    [true, messageOf('library', 'page.unloaded.outdated.title')], // which answers, but has this script no more
  ] as const) {
    if (isThere) await page.unroute('**/online-check.txt')
    else await page.route('**/online-check.txt', (route) => route.abort())
    await button.click()
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByRole('alert')).toContainText(isThere ? 'Reload' : 'try again')
    await expect(page).toHaveURL(/\/ai-agents-library$/)
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click()
  }
  await page.unrouteAll()
  await button.click()
  const dialog = page.getByRole('dialog', { name: VALIDATOR })
  await expect(dialog.getByLabel('API Key')).toBeVisible()
  expect(problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([])
  problems.length = 0 // what was not fetched is all there is
})

test('“Get API Keys” leads to each provider’s own page, “Request Custom Agent” to the contact form', async ({
  page,
}) => {
  await page.goto('/ai-agents-library')
  await alive(page)
  await page.getByText('Get API Keys').click()
  const menu = page.getByRole('group').filter({ has: page.getByText('Get API Keys') })
  await expect(menu.getByRole('link')).toHaveText([/^OpenAI/, /^Anthropic/, /^Google/])
  for (const link of await menu.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/[\w.-]+\//)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link').first()).toBeHidden()
  await page.getByRole('link', { name: 'Request Custom Agent' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

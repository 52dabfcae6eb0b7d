import { readdirSync, readFileSync } from 'node:fs'
import { libraryCategories } from '#content/agent-runner/categories.ts'
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
  await page.getByRole('button', { name: 'Business' }).click()
  await expect(page.getByRole('button', { name: 'Business' })).toHaveAttribute('aria-pressed', 'true')
  await expect(agents.getByRole('heading')).toHaveText(['Startup Idea Validator Agent', 'Pitch Deck Generator Agent'])
  const said = page.getByRole('region', { name: 'Agents' }).getByRole('status')
  await expect(said).toHaveText('2 agents')
  await page.getByRole('searchbox', { name: 'Search AI agents' }).fill('PITCH')
  await expect(agents.getByRole('heading')).toHaveText(['Pitch Deck Generator Agent'])
  await expect(said).toHaveText('1 agent')
  const asked = () => ['q', 'category'].map((name) => new URL(page.url()).searchParams.get(name))
  await expect.poll(asked).toEqual(['PITCH', 'Business'])
  await page.reload()
  await alive(page)
  await expect(agents.getByRole('heading')).toHaveText(['Pitch Deck Generator Agent'])
  await expect(page.getByRole('searchbox')).toHaveValue('PITCH')
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
  const opener = page.getByRole('button', { name: 'Show and copy the prompt: Startup Idea Validator Agent' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Startup Idea Validator Agent' })
  await expect(dialog.getByRole('group', { name: 'Prompt of this run' })).toContainText('<idea>[idea]</idea>')
  await expect(page.getByText('Prompt copied to clipboard!')).toBeVisible()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  expect(await copied()).toContain('<idea>[idea]</idea>')
  expect(await violationsOn(page)).toEqual([])
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await dialog.getByRole('button', { name: 'Copy prompt' }).click()
  await expect.poll(copied).toContain('<idea>[idea]</idea>')
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
  const button = page
    .getByRole('listitem')
    .filter({ hasText: 'Startup Idea Validator Agent' })
    .getByRole('button', { name: 'Run Agent' })
  for (const [isThere, words] of [
    [false, 'Check the connection and try again.'],
    [true, 'This tab is older than the site'], // which answers, but has this script no more
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
  const dialog = page.getByRole('dialog', { name: 'Startup Idea Validator Agent' })
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

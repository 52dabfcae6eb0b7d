import { libraryCategories } from '#content/agent-runner/categories.ts'
import { providers } from '#content/models.ts'
import { messageOf } from '#support/messages.ts'
import { cardButton, libraryRecords, promptWith, SINGLE_INPUT_AGENT, singleInputAgent } from './library-fixtures.ts'
import { blockFiles } from './page-actions.ts'
import { axeViolations, expect, test, waitForHydration } from './site-fixtures.ts'

const libraryText = (field: string, names: Parameters<typeof messageOf>[2] = {}) => messageOf('library', field, names)
/** The categories that have an agent, in their order. */
const categories = libraryCategories.filter((kind) => libraryRecords.some(({ category }) => category === kind))

test('a search text and a category together filter the agents, their number is announced, and the address has both', async ({
  page,
}) => {
  await page.goto('/ai-agents-library')
  await waitForHydration(page)
  const agents = page.getByRole('region', { name: libraryText('page.list') }).getByRole('listitem')
  await expect(agents).toHaveCount(libraryRecords.length)
  const chips = page.getByRole('group', { name: libraryText('page.search.categories') }).getByRole('button')
  await expect(chips).toHaveText(['All', ...categories])
  const namesIn = (kind: string) => libraryRecords.filter(({ category }) => category === kind).map(({ name }) => name)
  // the category with the most agents
  const [mostUsed = ''] = [...categories].sort((a, b) => namesIn(b).length - namesIn(a).length)
  const categoryButton = page
    .getByRole('group', { name: libraryText('page.search.categories') })
    .getByRole('button', { name: mostUsed, exact: true })
  await categoryButton.click()
  await expect(categoryButton).toHaveAttribute('aria-pressed', 'true')
  const headings = agents.getByRole('heading')
  const count = ({ length }: readonly string[]) =>
    libraryText(`page.count.${length === 1 ? 'one' : 'many'}`, { count: length })
  await expect(headings).toHaveText(namesIn(mostUsed))
  const announcement = page.getByRole('region', { name: libraryText('page.list') }).getByRole('status')
  await expect(announcement).toHaveText(count(namesIn(mostUsed)))
  const words = namesIn(mostUsed).at(-1)?.toUpperCase() ?? ''
  const matches = namesIn(mostUsed).filter((name) => name.toUpperCase().includes(words))
  await page.getByRole('searchbox', { name: libraryText('page.search.label') }).fill(words)
  await expect(headings).toHaveText(matches)
  await expect(announcement).toHaveText(count(matches))
  const query = () => ['q', 'category'].map((name) => new URL(page.url()).searchParams.get(name))
  await expect.poll(query).toEqual([words, mostUsed])
  await page.reload()
  await waitForHydration(page)
  await expect(headings).toHaveText(matches)
  await expect(page.getByRole('searchbox')).toHaveValue(words)
})

test('a search without a result says so and can be reset', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/ai-agents-library?q=zzz')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { name: 'No agents found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search or category filter')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: libraryText('page.empty.clear') }).click()
  await expect(page.getByRole('button', { name: 'Run Agent' })).toHaveCount(libraryRecords.length)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page).toHaveURL(/\/ai-agents-library$/)
})

test('the prompt of an agent is shown and copied, and can be copied again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/ai-agents-library')
  await waitForHydration(page)
  const opener = page.getByRole('button', { name: `${libraryText('page.card.prompt')}: ${SINGLE_INPUT_AGENT}` })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: SINGLE_INPUT_AGENT })
  const prompt = dialog.getByRole('group', { name: messageOf('run', 'prompt.label') })
  await expect(prompt).toContainText(promptWith(singleInputAgent))
  await expect(page.getByText(libraryText('page.prompt.copiedText'))).toBeVisible()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  expect(await copied()).toBe(promptWith(singleInputAgent))
  expect(await axeViolations(page)).toEqual([])
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await dialog.getByRole('button', { name: libraryText('page.prompt.copy') }).click()
  await expect.poll(copied).toBe(promptWith(singleInputAgent))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('if the scripts of the dialog fail to load, the page says why, and a later click opens the dialog', async ({
  page,
  problems,
}) => {
  await blockFiles(page, 'assets/runner/**')
  await page.goto('/ai-agents-library')
  await waitForHydration(page)
  const button = cardButton(page, SINGLE_INPUT_AGENT)
  for (const [isSiteReachable, reason] of [
    [false, 'offline'],
    [true, 'outdated'], // the server responds, but no longer has this script
  ] as const) {
    if (isSiteReachable) await page.unroute('**/online-check.txt')
    else await page.route('**/online-check.txt', (route) => route.abort())
    await button.click()
    for (const field of ['title', 'text'])
      await expect(page.getByRole('alert')).toContainText(libraryText(`page.unloaded.${reason}.${field}`))
    await expect(page).toHaveURL(/\/ai-agents-library$/)
    await page
      .getByRole('alert')
      .getByRole('button', { name: messageOf('controls', 'dismiss') })
      .click()
  }
  await page.unrouteAll()
  await button.click()
  const dialog = page.getByRole('dialog', { name: SINGLE_INPUT_AGENT })
  await expect(dialog.getByLabel('API Key')).toBeVisible()
  expect(problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([])
  problems.length = 0 // only the failed requests
})

test('“Get API Keys” leads to each provider’s own page, and “Request Custom Agent” to the contact form', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/ai-agents-library')
  await waitForHydration(page)
  await page.getByText('Get API Keys').click()
  const menu = page.getByRole('group').filter({ has: page.getByText('Get API Keys') })
  await expect(menu.getByRole('link')).toHaveCount(Object.keys(providers).length)
  for (const [index, { name, keysUrl }] of Object.values(providers).entries()) {
    const link = menu.getByRole('link').nth(index)
    await expect(link).toContainText(name)
    await expect(link).toHaveAttribute('href', keysUrl)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link').first()).toBeHidden()
  await page.getByRole('link', { name: 'Request Custom Agent' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

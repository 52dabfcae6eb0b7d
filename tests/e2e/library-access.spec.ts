import type { Page } from '@playwright/test'
import {
  expect,
  FAKE_API_KEY,
  fillInputs,
  inputValues,
  openAgent,
  resultBlock,
  SINGLE_INPUT_AGENT,
  SINGLE_INPUT_LABEL,
  test,
  threeInputAgent,
} from './library-fixtures.ts'
import { axeViolations, waitForHydration } from './site-fixtures.ts'

const ANSWER = `# Plan\n\nA **week** has five shifts.\n\n| Day | Bread |\n|:--|--:|\n| Monday | Rye |\n\n- [x] Ask\n- [ ] Print\n\n> Read it.\n\n\`\`\`ts\nconst loaves = 1\n\`\`\`\n\nSee [the guild](https://bakers.example/).\n`
const inputs = inputValues(threeInputAgent, 'Bakeries', 'Owners of one shop', 'Friendly and plain')

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const) {
  test(`on a ${device} every state of a run meets WCAG 2.2 AA and fits the screen`, {
    tag: device === 'phone' ? [] : '@soak',
  }, async ({ page, provider }) => {
    await page.setViewportSize(viewport)
    const problems: string[] = []
    const checkState = async (state: string) => {
      problems.push(...(await axeViolations(page, '[role=dialog]')).map((violation) => `${state}: ${violation}`))
      if (await isTooWide(page)) problems.push(`${state}: scrolls sideways`)
    }
    provider.setAnswer([ANSWER, 'And ', 'so ', 'on.'])
    const dialog = await openAgent(page, threeInputAgent.name)
    await dialog.getByRole('button', { name: 'Run Agent' }).click()
    await checkState('with nothing filled in')
    await dialog.getByText('No key?').click()
    await dialog.getByRole('button', { name: 'See a sample' }).last().click()
    await expect(dialog.getByRole('group', { name: 'Sample' }).last()).toContainText('No model wrote it.')
    await checkState('with the sample')
    await dialog.getByRole('button', { name: 'Close the sample' }).click()
    await fillInputs(dialog, inputs)
    await dialog.getByText('Show prompt').click()
    await checkState('with the prompt')
    await dialog.getByRole('button', { name: 'Edit for this run' }).click()
    await checkState('with the prompt in the visitor’s own words')
    await dialog.getByRole('button', { name: 'Reset' }).click()
    provider.setFaults({ pauseMs: 15_000 })
    await dialog.getByRole('button', { name: 'Run Agent' }).click()
    await expect(dialog.getByText('Waiting for GPT-6 Luna')).toBeVisible()
    await checkState('while it runs')
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await expect(dialog.getByText('Stopped').first()).toBeVisible()
    provider.setFaults()
    await dialog.getByRole('button', { name: 'Run Agent' }).click()
    await expect(resultBlock(dialog)).toContainText('so on.')
    await dialog.getByText('Earlier runs').click()
    await dialog.getByRole('button', { name: 'Delete all of these' }).click()
    await checkState('with a result')
    await dialog.getByLabel('AI Model').selectOption('gpt-4')
    await checkState('with a retired model')
    await dialog.getByLabel('AI Model').selectOption('other')
    await dialog.getByLabel('API Key').fill('sk-ant-0123456789abcdefghij')
    await dialog.getByRole('button', { name: 'Test key' }).click()
    await expect(dialog.getByText('This looks like a key of Anthropic')).toBeVisible()
    await checkState('with a key of another provider')
    await dialog.getByRole('button', { name: 'Use a model of Anthropic' }).click()
    await dialog.getByLabel('API Key').fill('wrong-key')
    await dialog.getByRole('button', { name: 'Run Agent' }).click()
    await expect(dialog.getByRole('alert')).toContainText('This key was not accepted by Anthropic')
    await checkState('with a demo and what went wrong')
    await page.context().setOffline(true)
    await expect(dialog.getByText('A run needs a connection')).toBeVisible()
    await checkState('offline')
    expect(problems).toEqual([])
  })
}

test('the dialog can be used with the keyboard alone, and returns the focus to the card', async ({
  page,
  provider,
}) => {
  await page.goto('/ai-agents-library')
  await waitForHydration(page)
  const opener = page
    .getByRole('listitem')
    .filter({ hasText: SINGLE_INPUT_AGENT })
    .getByRole('button', { name: 'Run Agent' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: SINGLE_INPUT_AGENT })
  await expect(dialog.getByLabel('AI Model')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(FAKE_API_KEY)
  const tabStops = [
    dialog.getByRole('button', { name: 'Show the key' }),
    dialog.getByRole('link', { name: /^keys at OpenAI/ }),
    dialog.locator('summary').filter({ hasText: 'No key?' }),
    dialog.getByRole('button', { name: 'Test key' }),
    dialog.getByRole('button', { name: 'Refresh list' }),
    dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true }),
  ]
  for (const stop of tabStops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  await page.keyboard.type('A shop for kites')
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab') // to the prompt, the link and the button
  await expect(dialog.getByRole('button', { name: 'Run Agent' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(resultBlock(dialog)).toContainText('fine')
  expect(provider.requests).toHaveLength(1)
  await expect(dialog.getByRole('button', { name: 'Run Agent' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Shift+Tab')
  // the focus stays within the dialog
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the sticky button never covers the focused control', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  const dialog = await openAgent(page, threeInputAgent.name)
  await dialog.getByText('Show prompt').click()
  await dialog.getByLabel('AI Model').focus()
  const covered: string[] = []
  for (let stop = 0; stop < 24; stop++) {
    await page.keyboard.press('Tab')
    const finding = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement) return 'nothing has the focus'
      const { left, top, width, height } = activeElement.getBoundingClientRect()
      const topElements = [0.1, 0.5, 0.9].map((share) =>
        document.elementFromPoint(left + width / 2, top + height * share),
      )
      const isVisible = topElements.some(
        (element) => element && (activeElement.contains(element) || element.contains(activeElement)),
      )
      return isVisible ? '' : activeElement.outerHTML.slice(0, 120)
    })
    if (finding !== '') covered.push(finding)
  }
  expect(covered).toEqual([])
})

/** Tells whether the page, or the dialog in it, is wider than the screen. */
function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const elements = [document.documentElement, ...document.querySelectorAll('[role=dialog]')]
    return elements.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
  })
}

for (const size of [
  { width: 360, height: 640 },
  { width: 1280, height: 640 },
])
  test(`at ${size.width} x ${size.height} px, Tab shows each control of a dialog, and closing returns to what opened it`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const dialog = await openAgent(page, threeInputAgent.name)
    await dialog.getByRole('button', { name: 'Run Agent' }).focus()
    const close = dialog.getByRole('button', { name: 'Close', exact: true })
    const isCloseFocused = () => close.evaluate((button) => button === document.activeElement)
    for (let step = 0; step < 12 && !(await isCloseFocused()); step += 1) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toBeInViewport()
    }
    await expect(close).toBeFocused()
    await expect(close).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: threeInputAgent.name }) })
    await expect(row.getByRole('button', { name: 'Run Agent' })).toBeFocused()
    await row.getByRole('button', { name: 'See a sample' }).click()
    await expect(dialog.getByRole('group', { name: 'Sample' }).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(row.getByRole('button', { name: 'See a sample' })).toBeFocused()
  })

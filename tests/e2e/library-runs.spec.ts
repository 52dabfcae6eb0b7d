import type { Page } from '@playwright/test'
import type { Dialect } from '#content/models.ts'
import {
  choose,
  expect,
  fillIn,
  IDEA,
  idea,
  KEY,
  labelsOf,
  models,
  openAgent,
  promptOf,
  resultOf,
  run,
  runButton,
  said,
  savedText,
  second,
  test,
  toast,
  VALIDATOR,
} from './library.ts'
import { alive } from './site.ts'

test.use({ serviceWorkers: 'block' })

const [product, audience, industry] = labelsOf(second)
const needed = second.inputs.map(({ name }) => name)
const spoken = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

const streamed: Readonly<
  Record<Dialect, { label: string; path: string; headers: Record<string, string>; body: Record<string, unknown> }>
> = {
  openai: {
    label: 'GPT-6 Luna',
    path: '/v1/chat/completions',
    headers: { authorization: `Bearer ${KEY}` },
    body: {
      model: 'gpt-6-luna',
      max_completion_tokens: 2000,
      reasoning_effort: 'none',
      temperature: 0.7,
      stream: true,
      stream_options: { include_usage: true },
    },
  },
  anthropic: {
    label: 'Claude Haiku 5.5',
    path: '/v1/messages',
    headers: {
      'x-api-key': KEY,
      'anthropic-version': '2023-06-01',
      'anthropic-dangerous-direct-browser-access': 'true',
    },
    body: { model: 'claude-haiku-5-5', max_tokens: 8000, stream: true },
  },
  gemini: {
    label: 'Gemini 3.5 Flash-Lite',
    path: '/v1beta/models/gemini-3.5-flash-lite:streamGenerateContent?alt=sse',
    headers: { 'x-goog-api-key': KEY },
    body: { generationConfig: { maxOutputTokens: 8000 } },
  },
}

test('an answer of each provider streams in, is read as Markdown, and says what it used', async ({
  page,
  provider,
}) => {
  const dialog = await openAgent(page, VALIDATOR)
  await fillIn(dialog, idea)
  for (const [place, dialect] of (['openai', 'anthropic', 'gemini'] as const).entries()) {
    const { label, path, headers, body } = streamed[dialect]
    provider.say(['## Verdict\n\n', 'Go on, ', 'but **ask first**', ` and charge ${dialect} 🙂.`])
    provider.faults({ pauseMs: 150 })
    await choose(dialog, models[dialect])
    await run(dialog)
    const result = resultOf(dialog)
    await expect(said(dialog, 'Running')).toBeAttached()
    await expect(dialog.getByRole('button', { name: 'Running...' })).toBeDisabled()
    const growing = result.and(page.locator('[aria-busy=true]'))
    await expect(growing.getByRole('heading', { name: 'Verdict' })).toBeVisible()
    await expect(said(dialog, 'Result ready')).toBeAttached()
    await expect(toast(page)).toHaveText('SuccessAgent completed successfully!')
    await expect(result).toHaveAttribute('aria-busy', 'false')
    await expect(result).toContainText(`Go on, but ask first and charge ${dialect} 🙂.`)
    await expect(result.locator('strong')).toHaveText('ask first')
    await expect(result).not.toContainText('Let me think')
    const facts = dialog.getByRole('region', { name: 'Result' })
    for (const fact of [
      label,
      '12 tokens in, 34 out',
      /^[1-9]\d* s$/,
      /less than \$0\.0001 \(prices of \w+ \d+, \d{4}\)$/,
    ])
      await expect(facts.getByText(fact, { exact: true })).toBeVisible()
    await toast(page).getByLabel('Dismiss').click()

    expect(provider.requests).toHaveLength(place + 1)
    const request = provider.requests[place]
    expect(request).toMatchObject({ dialect, method: 'POST', path, headers })
    expect(request?.headers).toMatchObject({ 'content-type': 'application/json' })
    expect(Object.keys(request?.headers ?? {}).join()).not.toMatch(/cookie|referer|x-requested-with/)
    expect(JSON.parse(request?.body ?? '')).toMatchObject(body)
    expect(promptOf(request)).toMatch(/^# Role\nYou are an experienced founder/)
    expect(promptOf(request)).toContain('Sewing machines, mended by post')
  }
  expect(provider.preflights).toHaveLength(3)
})

/** Enough to be stopped in the middle of. */
const long = ['Ask ', 'ten ', ...Array.from({ length: 60 }, () => 'owners ')]

test('what is typed beside an answer that stands leaves the answer alone', async ({ page, provider }) => {
  provider.say(long)
  provider.faults({ pauseMs: 20 })
  const dialog = await openAgent(page, VALIDATOR)
  await fillIn(dialog, idea)
  await run(dialog)
  const result = resultOf(dialog)
  await expect(result).toContainText('Ask ten owners')
  // an answer that is drawn anew asks how high its box has become
  const asked = () => result.evaluate(({ dataset }) => Number(dataset.asked ?? 0))
  await result.evaluate((box) => {
    const { scrollHeight } = Object.getOwnPropertyDescriptors(Element.prototype)
    const get = () => {
      box.dataset.asked = `${Number(box.dataset.asked ?? 0) + 1}`
      return scrollHeight.get?.call(box)
    }
    Object.defineProperty(box, 'scrollHeight', { get })
  })
  await expect.poll(asked).toBeGreaterThan(0)
  await expect(dialog.getByRole('button', { name: 'Run Agent' })).toBeVisible()
  await expect(result).toContainText(/(owners ){59}owners/)
  const before = await asked()
  await dialog.getByLabel(IDEA, { exact: true }).pressSequentially(', and looms')
  await dialog.getByText('Show prompt').click()
  await expect(dialog.getByRole('group', { name: 'Prompt of this run' })).toContainText('by post, and looms')
  expect(await asked()).toBe(before)
})

test('Stop keeps what has come, Escape stops first and closes second, and it can be run again', async ({
  page,
  provider,
}) => {
  provider.say(long)
  provider.faults({ pauseMs: 100 }, { pauseMs: 100 })
  const dialog = await openAgent(page, VALIDATOR)
  await fillIn(dialog, idea)
  await run(dialog)
  const result = resultOf(dialog)
  await expect(result).toContainText('Ask ten owners')
  const stop = dialog.getByRole('button', { name: 'Stop' })
  await expect(stop).toBeFocused()
  await stop.click()
  await expect(dialog.getByText('Stopped', { exact: true }).first()).toBeVisible()
  await expect(said(dialog, 'Stopped')).toBeAttached()
  await expect(result).toHaveAttribute('aria-busy', 'false')
  await expect(result).toContainText('Ask ten owners')
  const again = dialog.getByRole('button', { name: 'Run Agent' })
  await expect(again).toBeFocused()

  await again.click()
  await expect(result).toHaveAttribute('aria-busy', 'true')
  await expect(result).toContainText('Ask ten owners')
  await page.keyboard.press('Escape')
  await expect(result).toHaveAttribute('aria-busy', 'false')
  await expect(result).toContainText('Ask ten owners')
  await expect(dialog.getByLabel('API Key')).toHaveValue(KEY)
  await expect(dialog.getByLabel(IDEA, { exact: true })).toHaveValue('Sewing machines, mended by post')
  await expect(page.getByText('Demo Mode')).toHaveCount(0)
  await expect(page.getByText('Agent completed successfully!')).toHaveCount(0)

  provider.say(['Done.'])
  await again.click()
  await expect(said(dialog, 'Result ready')).toBeAttached()
  await expect(result).toHaveText('Done.')
  await expect(dialog.getByText('Stopped', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(cardButton(page, VALIDATOR)).toBeFocused()
  expect(provider.requests).toHaveLength(3)
})

const cardButton = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Run Agent' })

test('Ctrl and Enter run from any field, and never twice', async ({ page, provider }) => {
  provider.faults({ pauseMs: 200 })
  const dialog = await openAgent(page, VALIDATOR)
  await fillIn(dialog, idea)
  await dialog.getByLabel(IDEA, { exact: true }).press('Enter')
  await expect(dialog.getByLabel(IDEA, { exact: true })).toHaveValue('Sewing machines, mended by post\n')
  await dialog.getByLabel(IDEA, { exact: true }).press('Control+Enter')
  await dialog.getByLabel(IDEA, { exact: true }).press('Control+Enter')
  await expect(said(dialog, 'Result ready')).toBeAttached()
  await expect(dialog.getByLabel(IDEA, { exact: true })).toHaveValue('Sewing machines, mended by post\n')
  expect(provider.requests).toHaveLength(1)
  await dialog.getByLabel('API Key').press('Control+Enter')
  await expect.poll(() => provider.requests.length).toBe(2)
})

test('what is missing is said beside its field, the key first, and what was typed stays', async ({
  page,
  provider,
}) => {
  const dialog = await openAgent(page, second.name)
  const key = dialog.getByLabel('API Key')
  await dialog.getByLabel(audience, { exact: true }).fill('Clinic managers')
  await run(dialog)
  await expect(toast(page)).toHaveText(/^Error\s*Please enter your API key/)
  await expect(key).toBeFocused()
  await expect(key).toHaveAccessibleDescription(/^Please enter your API key/)
  await expect(key).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel(product, { exact: true })).not.toHaveAttribute('aria-invalid')
  await key.fill('   ')
  await run(dialog)
  await expect(key).toBeFocused()
  await expect(key).toHaveAccessibleDescription(/^Please enter your API key/)

  await key.fill(` ${KEY}\n`)
  await expect(key).toHaveValue(KEY)
  await expect(key).not.toHaveAttribute('aria-invalid')
  await run(dialog)
  await expect(toast(page)).toHaveText(new RegExp(`^Error\\s*Please fill in: ${needed[0]}, ${needed[2]}`))
  const field = dialog.getByLabel(product, { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(new RegExp(`^Please fill in: ${spoken(product)}`))
  await expect(dialog.getByLabel(industry, { exact: true })).toHaveAccessibleDescription(
    new RegExp(`^Please fill in: ${spoken(industry)}`),
  )
  await expect(dialog.getByLabel(audience, { exact: true })).not.toHaveAttribute('aria-invalid')
  await expect(dialog.getByLabel(audience, { exact: true })).toHaveValue('Clinic managers')
  await expect(key).toHaveValue(KEY)
  await field.fill('Shift planning')
  await expect(field).not.toHaveAttribute('aria-invalid')
  expect([...provider.requests, ...provider.preflights]).toEqual([])
})

test('a key is tested and the list of its models asked for, and a new model of it runs', async ({ page, provider }) => {
  const dialog = await openAgent(page, VALIDATOR)
  await dialog.getByRole('button', { name: 'Test key' }).click()
  await expect(dialog.getByLabel('API Key')).toHaveAccessibleDescription(/^Please enter your API key/)
  expect(provider.requests).toHaveLength(0)
  await fillIn(dialog, idea)
  await dialog.getByRole('button', { name: 'Test key' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'OpenAI accepts this key.' })).toBeVisible()
  expect(provider.requests).toMatchObject([{ method: 'GET', path: '/v1/models', body: '' }])

  for (const [dialect, name, count] of [
    ['anthropic', 'Anthropic', 2],
    ['gemini', 'Google', 2],
    ['openai', 'OpenAI', 2],
  ] as const) {
    await choose(dialog, models[dialect])
    await expect(dialog.getByText(/accepts this key|for this key\.$/)).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Refresh list' }).click()
    await expect(
      dialog.getByRole('status').filter({ hasText: `${count} models of ${name} for this key.` }),
    ).toBeVisible()
  }
  const options = dialog.getByLabel('AI Model').getByRole('option')
  await expect(options.filter({ hasText: 'Claude Opus 5.5' })).toHaveCount(1)
  await expect(options.filter({ hasText: 'Gemini 4 Pro' })).toHaveCount(1)
  await expect(options.filter({ hasText: 'GPT-6.1 Terra' })).toHaveText('GPT-6.1 Terra (not for this key)')
  await expect(options.filter({ hasText: /embedding|image/i })).toHaveCount(0)
  await choose(dialog, 'gpt-6.2-nova')
  await run(dialog)
  await expect(resultOf(dialog)).toContainText('A fine answer 🙂.')
  expect(JSON.parse(provider.requests.at(-1)?.body ?? '')).toMatchObject({ model: 'gpt-6.2-nova', stream: true })
})

test('a model that is on no list is asked of the provider the visitor says', async ({ page, provider }) => {
  const dialog = await openAgent(page, VALIDATOR)
  await fillIn(dialog, idea)
  await dialog.getByLabel('AI Model').selectOption('Another model')
  await run(dialog)
  const id = dialog.getByLabel('Model id')
  await expect(id).toBeFocused()
  await expect(id).toHaveAccessibleDescription(/^Please enter a model id/)
  expect(provider.requests).toHaveLength(0)

  await id.pressSequentially('claude-haiku-5-5-fast') // on the way it is, for a moment, the id of a listed model
  await expect(id).toHaveValue('claude-haiku-5-5-fast')
  await expect(dialog.getByLabel('Provider')).toHaveValue('anthropic')
  await id.fill('my-model')
  await dialog.getByLabel('Provider').selectOption('Google')
  await run(dialog)
  await expect(resultOf(dialog)).toContainText('A fine answer 🙂.')
  await dialog.getByLabel('Provider').selectOption('Anthropic')
  await run(dialog)
  await expect.poll(() => provider.requests.length).toBe(2)
  expect(provider.requests).toMatchObject([
    { dialect: 'gemini', path: '/v1beta/models/my-model:streamGenerateContent?alt=sse' },
    { dialect: 'anthropic', path: '/v1/messages', body: expect.stringContaining('"model":"my-model"') },
  ])
})

test('a retired model says so and shows the way to the one that took its place', async ({ page, provider }) => {
  const dialog = await openAgent(page, VALIDATOR)
  await expect(dialog.getByLabel('AI Model')).toHaveValue('gpt-6-luna')
  await choose(dialog, 'claude-3-haiku-20240307')
  const note = dialog.getByRole('status').filter({ hasText: 'Claude 3 Haiku was retired on April 20, 2026' })
  await expect(note).toContainText('Anthropic does not answer for it any more.')
  await note.getByRole('button', { name: 'Use Claude Haiku 5.5' }).click()
  await expect(dialog.getByLabel('AI Model')).toHaveValue('claude-haiku-5-5')
  await expect(dialog.getByLabel('AI Model')).toBeFocused()
  await expect(note).toHaveCount(0)
  await fillIn(dialog, idea)
  await run(dialog)
  await expect(resultOf(dialog)).toContainText('A fine answer 🙂.')
  expect(provider.requests).toMatchObject([{ dialect: 'anthropic' }])
})

test('the key of another provider goes nowhere before the visitor has answered', async ({ page, provider }) => {
  const dialog = await openAgent(page, VALIDATOR)
  await fillIn(dialog, idea, 'sk-ant-api03-sentinel')
  const question = dialog.getByRole('alert').filter({ hasText: 'This looks like a key of Anthropic' })
  for (const name of ['Test key', 'Refresh list', 'Run Agent']) {
    await dialog.getByRole('button', { name }).click()
    await expect(question).toContainText('It would be sent to OpenAI, which cannot use it.')
    await expect(question.getByRole('button', { name: 'Use a model of Anthropic' })).toBeFocused()
  }
  expect([...provider.requests, ...provider.preflights]).toEqual([])
  await question.getByRole('button', { name: 'Send it to OpenAI' }).click()
  await expect(question).toHaveCount(0)
  await expect(resultOf(dialog)).toContainText('A fine answer 🙂.')
  expect(provider.requests).toMatchObject([{ dialect: 'openai' }])

  await run(dialog)
  await question.getByRole('button', { name: 'Use a model of Anthropic' }).click()
  await expect(question).toHaveCount(0)
  await expect(dialog.getByLabel('AI Model')).toHaveValue('claude-haiku-5-5')
  await expect(dialog.getByLabel('AI Model')).toBeFocused()
  expect(provider.requests).toHaveLength(1)
  await dialog.getByLabel(IDEA, { exact: true }).press('Control+Enter')
  await expect.poll(() => provider.requests.length).toBe(2)
  expect(provider.requests[1]).toMatchObject({
    dialect: 'anthropic',
    headers: { 'x-api-key': 'sk-ant-api03-sentinel' },
  })
})

test('a result is copied plain and formatted, and saved as text and as Markdown', async ({
  page,
  context,
  provider,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  provider.say(['## Verdict\n\n', 'Go on, **but** see [the list](https://example.com/list).\n\n', '- one\n', '- two'])
  const answer = '## Verdict\n\nGo on, **but** see [the list](https://example.com/list).\n\n- one\n- two'
  const dialog = await openAgent(page, VALIDATOR)
  await fillIn(dialog, idea)
  await run(dialog)
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Result copied to clipboard!').first()).toBeVisible()
  await expect(said(dialog, 'Result copied to clipboard!')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(answer)
  await page.evaluate(() => navigator.clipboard.writeText(''))

  await dialog.getByRole('button', { name: 'Copy formatted' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(answer)
  const formatted = () =>
    page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      const read = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : '')
      return { plain: await read('text/plain'), html: await read('text/html') }
    })
  const { plain, html } = await formatted()
  expect(plain).toBe(answer)
  expect(html).toMatch(
    /<h2[^>]*>Verdict<.*<strong[^>]*>but<\/strong>.*href="https:\/\/example\.com\/list".*<li[^>]*>one/s,
  )
  expect(html).not.toMatch(/class=|data-|\*\*/)

  for (const [button, name] of [
    ['Download', `${VALIDATOR.replaceAll(' ', '_')}_result.txt`],
    ['Download Markdown', `${VALIDATOR.replaceAll(' ', '_')}_result.md`],
  ] as const) {
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: button, exact: true }).click()
    expect((await download).suggestedFilename()).toBe(name)
    expect(await savedText(await download)).toBe(answer)
    await expect(page.getByText(`${name} is in your downloads.`).first()).toBeVisible()
  }
})

test('inputs survive closing and a reload, the key neither', async ({ page }) => {
  let dialog = await openAgent(page, VALIDATOR)
  await fillIn(dialog, idea)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cardButton(page, VALIDATOR)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel(IDEA, { exact: true })).toHaveValue('Sewing machines, mended by post')
  await expect(dialog.getByLabel('API Key')).toHaveValue('')
  await dialog.getByLabel('API Key').fill(KEY)
  await page.reload()
  dialog = page.getByRole('dialog', { name: VALIDATOR })
  await expect(dialog.getByLabel(IDEA, { exact: true })).toHaveValue('Sewing machines, mended by post')
  await expect(dialog.getByLabel('API Key')).toHaveValue('')
})

test('earlier runs are read again, used again and deleted, after a reload too', async ({ page, provider }) => {
  const dialog = await openAgent(page, VALIDATOR)
  for (const [words, answer] of [
    ['A shop for kites', 'Kites fly.'],
    ['A school for knots', 'Knots hold.'],
  ] as const) {
    provider.say([answer])
    await fillIn(dialog, { [IDEA]: words })
    await run(dialog)
    await expect(resultOf(dialog)).toHaveText(answer)
    await expect(said(dialog, 'Result ready')).toBeAttached()
  }
  await dialog.getByLabel(IDEA, { exact: true }).fill('Something else')
  await page.reload()
  await expect(resultOf(dialog)).toHaveCount(0)
  await dialog.getByText('Earlier runs').click()
  const runs = dialog.getByRole('group').filter({ hasText: 'Earlier runs' }).getByRole('listitem')
  await expect(runs).toHaveText([/^A school for knots.*GPT-6 Luna/, /^A shop for kites.*GPT-6 Luna/])
  await runs.getByRole('button', { name: 'A shop for kites' }).click()
  await expect(resultOf(dialog)).toHaveText('Kites fly.')
  await expect(dialog.getByText(/^Run of \w+ \d+, \d\d:\d\d$/)).toBeVisible()
  await expect(dialog.getByText('12 tokens in, 34 out')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use these inputs' }).click()
  await expect(dialog.getByLabel(IDEA, { exact: true })).toHaveValue('A shop for kites')

  await runs
    .first()
    .getByRole('button', { name: /^Delete the run of / })
    .click()
  await expect(runs).toHaveText([/^A shop for kites/])
  await expect(dialog.locator('summary').filter({ hasText: 'Earlier runs' })).toBeFocused()
  await page.reload()
  await dialog.getByText('Earlier runs').click()
  await expect(runs).toHaveText([/^A shop for kites/])
  await dialog.getByRole('button', { name: 'Delete all of these' }).click()
  await dialog.getByRole('button', { name: 'Keep them' }).click()
  await expect(dialog.getByRole('button', { name: 'Delete all of these' })).toBeFocused()
  await expect(runs).toHaveText([/^A shop for kites/])
  await dialog.getByRole('button', { name: 'Delete all of these' }).click()
  await expect(dialog.getByRole('button', { name: 'Yes, delete 1 run' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Earlier runs')).toHaveCount(0)
  await expect(runButton(dialog)).toBeFocused()
  await page.reload()
  await expect(dialog.getByLabel(IDEA, { exact: true })).toHaveValue('A shop for kites')
  await expect(dialog.getByText('Earlier runs')).toHaveCount(0)
  expect(provider.requests).toHaveLength(2)
})

test('a link to an agent opens it filled in and runs nothing', async ({ page, context, provider }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dialog = await openAgent(page, second.name)
  await fillIn(dialog, { [product]: 'Tea & cake, 100% vegan', [audience]: 'प्रबंधक 🙂' })
  await dialog.getByRole('button', { name: 'Copy link to this agent' }).click()
  await expect(page.getByText('Link to this agent copied to clipboard!').first()).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`/ai-agents-library?agent=${second.number}#in=`)
  expect(link).not.toContain(KEY)

  const other = await context.newPage()
  await other.goto(new URL('/about', link).href)
  await other.goto(link)
  const opened = other.getByRole('dialog', { name: second.name })
  await expect(opened.getByLabel(product, { exact: true })).toHaveValue('Tea & cake, 100% vegan')
  await expect(opened.getByLabel(audience, { exact: true })).toHaveValue('प्रबंधक 🙂')
  await expect(opened.getByLabel(industry, { exact: true })).toHaveValue('')
  await expect(opened.getByLabel('API Key')).toHaveValue('')
  await opened.getByLabel(product, { exact: true }).fill('Tea without cake')
  await other.reload()
  await expect(opened.getByLabel(audience, { exact: true })).toHaveValue('प्रबंधक 🙂')
  await expect(opened.getByLabel(product, { exact: true })).toHaveValue('Tea without cake')
  await opened.getByRole('button', { name: 'Close' }).click()
  await expect(opened).toHaveCount(0)
  await expect(other).toHaveURL(/\/ai-agents-library$/)
  await cardButton(other, second.name).click()
  await expect(opened.getByLabel(audience, { exact: true })).toHaveValue('प्रबंधक 🙂')
  await expect(opened.getByLabel(product, { exact: true })).toHaveValue('Tea without cake')
  await other.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await expect(other).toHaveURL(/\/ai-agents-library$/)
  await other.goBack()
  await expect(other).toHaveURL(/\/about$/)
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await other.goForward()
  await expect(other.getByRole('heading', { level: 1, name: 'Powerful AI Agents Library' })).toBeVisible()
  await expect(other.getByRole('dialog')).toHaveCount(0)
  expect([...provider.requests, ...provider.preflights]).toEqual([])
})

test('Back closes the dialog and keeps the page, and Forward opens it again, with its inputs and without the key', async ({
  page,
  provider,
}) => {
  await page.goto('/about')
  await alive(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.locator('summary', { hasText: 'Agents' }).click()
  await menu.getByRole('link', { name: /AI Agents Library/ }).click()
  await cardButton(page, VALIDATOR).click()
  const dialog = page.getByRole('dialog', { name: VALIDATOR })
  await fillIn(dialog, idea)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/ai-agents-library$/)
  await expect(cardButton(page, VALIDATOR)).toBeFocused()
  await page.getByRole('button', { name: 'Open chat' }).click() // nothing of the dialog is in the way
  await page.getByRole('button', { name: 'Close chat' }).click()
  await page.goForward()
  await expect(dialog.getByLabel(IDEA, { exact: true })).toHaveValue('Sewing machines, mended by post')
  await expect(dialog.getByLabel('API Key')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await cardButton(page, VALIDATOR).click()
  // a page that still rolls notes its place in the dialog's step
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
  await expect.poll(() => page.evaluate(() => typeof history.state.top)).toBe('number')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/ai-agents-library$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  expect(provider.requests).toHaveLength(0)
})

test('the prompt is shown as it will be sent, and may be changed for one run', async ({ page, provider }) => {
  const [one, other] = second.inputs[2]?.suggestions ?? []
  test.skip(!one || !other, 'nothing is suggested for the third')
  const dialog = await openAgent(page, second.name)
  await fillIn(dialog, { [product]: 'Shift planning' })
  const suggested = dialog.getByRole('group', { name: `Suggestions for ${spoken(industry)}` })
  for (const suggestion of [one, other]) {
    await suggested.getByRole('button', { name: suggestion ?? '', exact: true }).click()
    await expect(dialog.getByLabel(industry, { exact: true })).toHaveValue(suggestion ?? '')
  }
  await dialog.getByText('Show prompt').click()
  const prompt = dialog.getByRole('group', { name: 'Prompt of this run' })
  const marked = async () => (await prompt.locator('mark').allTextContents()).sort()
  await expect.poll(marked).toEqual(['Shift planning', `[${second.inputs[1]?.name}]`, other].sort())
  await dialog.getByLabel(audience, { exact: true }).fill('Clinic managers')
  await expect.poll(marked).toEqual(['Shift planning', 'Clinic managers', other].sort())
  await expect(dialog.getByText(/^about [\d,]+ tokens$/)).toBeVisible()

  await dialog.getByRole('button', { name: 'Edit for this run' }).click()
  const edited = dialog.getByRole('textbox', { name: 'Prompt of this run' })
  await expect(edited).toHaveValue(/Clinic managers/)
  await edited.fill('Say only: tea.')
  await expect(edited).toHaveAccessibleDescription('Edited: the inputs above are not put in any more.')
  await edited.press('Control+Enter')
  await expect(resultOf(dialog)).toContainText('A fine answer')
  expect(promptOf(provider.requests[0])).toBe('Say only: tea.')
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await expect(prompt).toContainText('Clinic managers')
  await run(dialog)
  await expect.poll(() => provider.requests.length).toBe(2)
  expect(promptOf(provider.requests[1])).toMatch(/Shift planning.*Clinic managers/s)
})

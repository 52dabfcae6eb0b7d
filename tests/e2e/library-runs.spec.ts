import { inputName } from '#content/agent-runner/input-names.ts'
import { type Dialect, modelList, providers } from '#content/models.ts'
import { longDate } from '#lib/dates.ts'
import { messageOf, patternOf } from '#support/messages.ts'
import {
  cardButton,
  currentModels,
  downloadedText,
  expect,
  FAKE_API_KEY,
  fillInputs,
  inputLabels,
  labelOfModel,
  libraryRecords,
  liveMessage,
  namesOf,
  one,
  openAgent,
  otherThreeInputAgent,
  promptWith,
  resultBlock,
  runButton,
  SINGLE_INPUT_AGENT,
  SINGLE_INPUT_LABEL,
  selectModel,
  sentPrompt,
  singleInputValues,
  submitRun,
  test,
  visibleToasts,
  WORDS,
} from './library-fixtures.ts'
import { begins, holds } from './patterns.ts'
import { waitForHydration } from './site-fixtures.ts'

test.use({ serviceWorkers: 'block' })

const [product, audience, industry] = inputLabels(otherThreeInputAgent)
const needed = otherThreeInputAgent.inputs.map(({ name }) => inputName(name))
const spoken = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

const inRun = (field: string, names: Parameters<typeof messageOf>[2] = {}) => messageOf('run', field, names)
const SHOW_PROMPT = inRun('prompt.show')
const THIS_PROMPT = inRun('prompt.label')
const EARLIER = inRun('history.label')
const TEST_KEY = inRun('key.test')
const USED = inRun('result.tokens', { prompt: 12, answer: 34 })

const streamed: Readonly<
  Record<Dialect, { path: string; headers: Record<string, string>; body: Record<string, unknown> }>
> = {
  openai: {
    path: '/v1/chat/completions',
    headers: { authorization: `Bearer ${FAKE_API_KEY}` },
    body: {
      model: currentModels.openai,
      max_completion_tokens: 2000,
      reasoning_effort: 'none',
      temperature: 0.7,
      stream: true,
      stream_options: { include_usage: true },
    },
  },
  anthropic: {
    path: '/v1/messages',
    headers: {
      'x-api-key': FAKE_API_KEY,
      'anthropic-version': '2023-06-01',
      'anthropic-dangerous-direct-browser-access': 'true',
    },
    body: { model: currentModels.anthropic, max_tokens: 8000, stream: true },
  },
  gemini: {
    path: `/v1beta/models/${currentModels.gemini}:streamGenerateContent?alt=sse`,
    headers: { 'x-goog-api-key': FAKE_API_KEY },
    body: { generationConfig: { maxOutputTokens: 8000 } },
  },
}

test('an answer of each provider streams in, is rendered as Markdown, and states its usage', async ({
  page,
  provider,
}) => {
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, singleInputValues)
  for (const [place, dialect] of (['openai', 'anthropic', 'gemini'] as const).entries()) {
    const { path, headers, body } = streamed[dialect]
    provider.say(['## Verdict\n\n', 'Go on, ', 'but **ask first**', ` and charge ${dialect} 🙂.`])
    provider.faults({ pauseMs: 150 })
    await selectModel(dialog, currentModels[dialect])
    await submitRun(dialog)
    const result = resultBlock(dialog)
    await expect(liveMessage(dialog, inRun('spoken.running'))).toBeAttached()
    await expect(dialog.getByRole('button', { name: 'Running...' })).toBeDisabled()
    const growing = result.and(page.locator('[aria-busy=true]'))
    await expect(growing.getByRole('heading', { name: 'Verdict' })).toBeVisible()
    await expect(liveMessage(dialog, inRun('spoken.ready'))).toBeAttached()
    await expect(visibleToasts(page)).toHaveText('SuccessAgent completed successfully!')
    await expect(result).toHaveAttribute('aria-busy', 'false')
    await expect(result).toContainText(`Go on, but ask first and charge ${dialect} 🙂.`)
    await expect(result.locator('strong')).toHaveText('ask first')
    await expect(result).not.toContainText('Let me think')
    const facts = dialog.getByRole('region', { name: 'Result' })
    for (const fact of [
      labelOfModel(currentModels[dialect]),
      USED,
      /^[1-9]\d* s$/,
      inRun('result.cost', { cost: inRun('cost.least'), day: longDate(modelList.asOf) }),
    ])
      await expect(facts.getByText(fact, { exact: true })).toBeVisible()
    await visibleToasts(page).getByLabel(messageOf('controls', 'dismiss')).click()

    expect(provider.requests).toHaveLength(place + 1)
    const request = provider.requests[place]
    expect(request).toMatchObject({ dialect, method: 'POST', path, headers })
    expect(request?.headers).toMatchObject({ 'content-type': 'application/json' })
    expect(Object.keys(request?.headers ?? {}).join()).not.toMatch(/cookie|referer|x-requested-with/)
    expect(JSON.parse(request?.body ?? '')).toMatchObject(body)
    expect(sentPrompt(request)).toBe(promptWith(one, WORDS))
  }
  expect(provider.preflights).toHaveLength(3)
})

/** An answer long enough to be stopped in the middle. */
const long = ['Ask ', 'ten ', ...Array.from({ length: 60 }, () => 'owners ')]

test('typing beside a finished answer does not render the answer again', async ({ page, provider }) => {
  provider.say(long)
  provider.faults({ pauseMs: 20 })
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, singleInputValues)
  await submitRun(dialog)
  const result = resultBlock(dialog)
  await expect(result).toContainText('Ask ten owners')
  // an answer that renders again reads the height of its box
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
  await dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true }).pressSequentially(', and looms')
  await dialog.getByText(SHOW_PROMPT).click()
  await expect(dialog.getByRole('group', { name: THIS_PROMPT })).toContainText(`${WORDS}, and looms`)
  expect(await asked()).toBe(before)
})

test('Stop keeps the text so far, Escape stops first and closes second, and the agent can run again', async ({
  page,
  provider,
}) => {
  provider.say(long)
  provider.faults({ pauseMs: 100 }, { pauseMs: 100 })
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, singleInputValues)
  await submitRun(dialog)
  const result = resultBlock(dialog)
  await expect(result).toContainText('Ask ten owners')
  const stop = dialog.getByRole('button', { name: inRun('run.stop') })
  await expect(stop).toBeFocused()
  await stop.click()
  await expect(dialog.getByText(inRun('result.badges.stopped'), { exact: true }).first()).toBeVisible()
  await expect(liveMessage(dialog, inRun('spoken.stopped'))).toBeAttached()
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
  await expect(dialog.getByLabel('API Key')).toHaveValue(FAKE_API_KEY)
  await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue(WORDS)
  await expect(page.getByText('Demo Mode')).toHaveCount(0)
  await expect(page.getByText('Agent completed successfully!')).toHaveCount(0)

  provider.say(['Done.'])
  await again.click()
  await expect(liveMessage(dialog, inRun('spoken.ready'))).toBeAttached()
  await expect(result).toHaveText('Done.')
  await expect(dialog.getByText(inRun('result.badges.stopped'), { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(cardButton(page, SINGLE_INPUT_AGENT)).toBeFocused()
  expect(provider.requests).toHaveLength(3)
})

test('Ctrl+Enter runs from any field, and never twice', async ({ page, provider }) => {
  provider.faults({ pauseMs: 200 })
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, singleInputValues)
  await dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true }).press('Enter')
  await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue(`${WORDS}\n`)
  await dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true }).press('Control+Enter')
  await dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true }).press('Control+Enter')
  await expect(liveMessage(dialog, inRun('spoken.ready'))).toBeAttached()
  await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue(`${WORDS}\n`)
  expect(provider.requests).toHaveLength(1)
  await dialog.getByLabel('API Key').press('Control+Enter')
  await expect.poll(() => provider.requests.length).toBe(2)
})

test('what is missing is named at its field, the key first, and the typed text stays', async ({ page, provider }) => {
  const dialog = await openAgent(page, otherThreeInputAgent.name)
  const key = dialog.getByLabel('API Key')
  await dialog.getByLabel(audience, { exact: true }).fill('Clinic managers')
  await submitRun(dialog)
  await expect(visibleToasts(page)).toHaveText(begins('ErrorPlease enter your API key'))
  await expect(key).toBeFocused()
  await expect(key).toHaveAccessibleDescription(/^Please enter your API key/)
  await expect(key).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel(product, { exact: true })).not.toHaveAttribute('aria-invalid')
  await key.fill('   ')
  await submitRun(dialog)
  await expect(key).toBeFocused()
  await expect(key).toHaveAccessibleDescription(/^Please enter your API key/)

  await key.fill(` ${FAKE_API_KEY}\n`)
  await expect(key).toHaveValue(FAKE_API_KEY)
  await expect(key).not.toHaveAttribute('aria-invalid')
  await submitRun(dialog)
  await expect(visibleToasts(page)).toHaveText(begins(`ErrorPlease fill in: ${needed[0]}, ${needed[2]}`))
  const field = dialog.getByLabel(product, { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(begins(inRun('input.missing', { input: spoken(product) })))
  await expect(dialog.getByLabel(industry, { exact: true })).toHaveAccessibleDescription(
    begins(inRun('input.missing', { input: spoken(industry) })),
  )
  await expect(dialog.getByLabel(audience, { exact: true })).not.toHaveAttribute('aria-invalid')
  await expect(dialog.getByLabel(audience, { exact: true })).toHaveValue('Clinic managers')
  await expect(key).toHaveValue(FAKE_API_KEY)
  await field.fill('Shift planning')
  await expect(field).not.toHaveAttribute('aria-invalid')
  expect([...provider.requests, ...provider.preflights]).toEqual([])
})

test('a key is tested and its models are listed, and a new model from that list runs', async ({ page, provider }) => {
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await dialog.getByRole('button', { name: TEST_KEY }).click()
  await expect(dialog.getByLabel('API Key')).toHaveAccessibleDescription(/^Please enter your API key/)
  expect(provider.requests).toHaveLength(0)
  await fillInputs(dialog, singleInputValues)
  await dialog.getByRole('button', { name: TEST_KEY }).click()
  await expect(dialog.getByRole('status').filter({ hasText: inRun('key.accepted', namesOf('openai')) })).toBeVisible()
  expect(provider.requests).toMatchObject([{ method: 'GET', path: '/v1/models', body: '' }])

  const refreshed = (provider: string) => inRun('model.refreshed', { count: 2, provider })
  const saidOfKeys = [...Object.values(providers)].flatMap(({ name }) => [
    inRun('key.accepted', { provider: name }),
    refreshed(name),
  ])
  for (const dialect of ['anthropic', 'gemini', 'openai'] as const) {
    await selectModel(dialog, currentModels[dialect])
    await expect(dialog.getByText(holds(...saidOfKeys))).toHaveCount(0)
    await dialog.getByRole('button', { name: inRun('model.refresh') }).click()
    await expect(dialog.getByRole('status').filter({ hasText: refreshed(providers[dialect].name) })).toBeVisible()
  }
  const options = dialog.getByLabel('AI Model').getByRole('option')
  await expect(options.filter({ hasText: 'Claude Opus 5.5' })).toHaveCount(1)
  await expect(options.filter({ hasText: 'Gemini 4 Pro' })).toHaveCount(1)
  await expect(options.filter({ hasText: 'GPT-6.1 Terra' })).toHaveText(`GPT-6.1 Terra (${inRun('model.notListed')})`)
  await expect(options.filter({ hasText: /embedding|image/i })).toHaveCount(0)
  await selectModel(dialog, 'gpt-6.2-nova')
  await submitRun(dialog)
  await expect(resultBlock(dialog)).toContainText('A fine answer 🙂.')
  expect(JSON.parse(provider.requests.at(-1)?.body ?? '')).toMatchObject({ model: 'gpt-6.2-nova', stream: true })
})

test('a model outside the list is requested from the provider that the visitor chooses', async ({ page, provider }) => {
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, singleInputValues)
  await dialog.getByLabel('AI Model').selectOption(inRun('model.other'))
  await submitRun(dialog)
  const id = dialog.getByLabel(inRun('model.custom'))
  await expect(id).toBeFocused()
  await expect(id).toHaveAccessibleDescription(begins(inRun('model.customMissing')))
  expect(provider.requests).toHaveLength(0)

  await id.pressSequentially('claude-haiku-5-5-fast') // typed so far, it is for a moment the id of a listed model
  await expect(id).toHaveValue('claude-haiku-5-5-fast')
  await expect(dialog.getByLabel(inRun('model.provider'))).toHaveValue('anthropic')
  await id.fill('my-model')
  await dialog.getByLabel(inRun('model.provider')).selectOption(providers.gemini.name)
  await submitRun(dialog)
  await expect(resultBlock(dialog)).toContainText('A fine answer 🙂.')
  await dialog.getByLabel(inRun('model.provider')).selectOption(providers.anthropic.name)
  await submitRun(dialog)
  await expect.poll(() => provider.requests.length).toBe(2)
  expect(provider.requests).toMatchObject([
    { dialect: 'gemini', path: '/v1beta/models/my-model:streamGenerateContent?alt=sse' },
    { dialect: 'anthropic', path: '/v1/messages', body: expect.stringContaining('"model":"my-model"') },
  ])
})

test('a retired model says so and leads to its replacement', async ({ page, provider }) => {
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await expect(dialog.getByLabel('AI Model')).toHaveValue(currentModels.openai)
  const old = modelList.models.find(({ id }) => id === 'claude-3-haiku-20240307')
  const instead = old?.replacement ?? ''
  await selectModel(dialog, 'claude-3-haiku-20240307')
  const title = inRun('model.retiredNote.title', { model: old?.label ?? '', day: longDate(old?.retires ?? '') })
  const note = dialog.getByRole('status').filter({ hasText: title })
  await expect(note).toContainText(inRun('model.retiredNote.text', namesOf('anthropic')))
  await note.getByRole('button', { name: inRun('model.retiredNote.use', { model: labelOfModel(instead) }) }).click()
  await expect(dialog.getByLabel('AI Model')).toHaveValue(instead)
  await expect(dialog.getByLabel('AI Model')).toBeFocused()
  await expect(note).toHaveCount(0)
  await fillInputs(dialog, singleInputValues)
  await submitRun(dialog)
  await expect(resultBlock(dialog)).toContainText('A fine answer 🙂.')
  expect(provider.requests).toMatchObject([{ dialect: 'anthropic' }])
})

test('the key of another provider is sent nowhere before the visitor has answered', async ({ page, provider }) => {
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, singleInputValues, 'sk-ant-api03-sentinel')
  const given = { owner: providers.anthropic.name, provider: providers.openai.name }
  const inElsewhere = (part: string) => inRun(`key.elsewhere.${part}`, given)
  const question = dialog.getByRole('alert').filter({ hasText: inElsewhere('title') })
  for (const name of [TEST_KEY, inRun('model.refresh'), 'Run Agent']) {
    await dialog.getByRole('button', { name }).click()
    await expect(question).toContainText(inElsewhere('text'))
    await expect(question.getByRole('button', { name: inElsewhere('use') })).toBeFocused()
  }
  expect([...provider.requests, ...provider.preflights]).toEqual([])
  await question.getByRole('button', { name: inElsewhere('send') }).click()
  await expect(question).toHaveCount(0)
  await expect(resultBlock(dialog)).toContainText('A fine answer 🙂.')
  expect(provider.requests).toMatchObject([{ dialect: 'openai' }])

  await submitRun(dialog)
  await question.getByRole('button', { name: inElsewhere('use') }).click()
  await expect(question).toHaveCount(0)
  await expect(dialog.getByLabel('AI Model')).toHaveValue(currentModels.anthropic)
  await expect(dialog.getByLabel('AI Model')).toBeFocused()
  expect(provider.requests).toHaveLength(1)
  await dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true }).press('Control+Enter')
  await expect.poll(() => provider.requests.length).toBe(2)
  expect(provider.requests[1]).toMatchObject({
    dialect: 'anthropic',
    headers: { 'x-api-key': 'sk-ant-api03-sentinel' },
  })
})

test('a result is copied as plain and as formatted text, and saved as text and as Markdown', async ({
  page,
  context,
  provider,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  provider.say(['## Verdict\n\n', 'Go on, **but** see [the list](https://example.com/list).\n\n', '- one\n', '- two'])
  const answer = '## Verdict\n\nGo on, **but** see [the list](https://example.com/list).\n\n- one\n- two'
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, singleInputValues)
  await submitRun(dialog)
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Result copied to clipboard!').first()).toBeVisible()
  await expect(liveMessage(dialog, 'Result copied to clipboard!')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(answer)
  await page.evaluate(() => navigator.clipboard.writeText(''))

  await dialog.getByRole('button', { name: inRun('result.copyFormatted') }).click()
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
    ['Download', `${SINGLE_INPUT_AGENT.replaceAll(' ', '_')}_result.txt`],
    [inRun('result.saveMarkdown'), `${SINGLE_INPUT_AGENT.replaceAll(' ', '_')}_result.md`],
  ] as const) {
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: button, exact: true }).click()
    expect((await download).suggestedFilename()).toBe(name)
    expect(await downloadedText(await download)).toBe(answer)
    await expect(page.getByText(inRun('toasts.saved.text', { file: name })).first()).toBeVisible()
  }
})

test('inputs survive closing and a reload, but the key survives neither', async ({ page }) => {
  let dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, singleInputValues)
  await dialog.getByRole('button', { name: inRun('close') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cardButton(page, SINGLE_INPUT_AGENT)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue(WORDS)
  await expect(dialog.getByLabel('API Key')).toHaveValue('')
  await dialog.getByLabel('API Key').fill(FAKE_API_KEY)
  await page.reload()
  dialog = page.getByRole('dialog', { name: SINGLE_INPUT_AGENT })
  await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue(WORDS)
  await expect(dialog.getByLabel('API Key')).toHaveValue('')
})

test('earlier runs can be read, used and deleted again, also after a reload', async ({ page, provider }) => {
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  for (const [words, answer] of [
    ['A shop for kites', 'Kites fly.'],
    ['A school for knots', 'Knots hold.'],
  ] as const) {
    provider.say([answer])
    await fillInputs(dialog, { [SINGLE_INPUT_LABEL]: words })
    await submitRun(dialog)
    await expect(resultBlock(dialog)).toHaveText(answer)
    await expect(liveMessage(dialog, inRun('spoken.ready'))).toBeAttached()
  }
  await dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true }).fill('Something else')
  await page.reload()
  await expect(resultBlock(dialog)).toHaveCount(0)
  await dialog.getByText(EARLIER).click()
  const runs = dialog.getByRole('group').filter({ hasText: EARLIER }).getByRole('listitem')
  const madeOf = (words: string) => begins(`${words}{run}${labelOfModel(currentModels.openai)}`)
  await expect(runs).toHaveText([madeOf('A school for knots'), madeOf('A shop for kites')])
  await runs.getByRole('button', { name: 'A shop for kites' }).click()
  await expect(resultBlock(dialog)).toHaveText('Kites fly.')
  await expect(dialog.getByText(patternOf(inRun('history.of', { time: '{time}' })))).toBeVisible()
  await expect(dialog.getByText(USED)).toBeVisible()
  await dialog.getByRole('button', { name: inRun('history.use') }).click()
  await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue('A shop for kites')

  await runs
    .first()
    .getByRole('button', { name: begins(inRun('history.remove', { time: '{time}' })) })
    .click()
  await expect(runs).toHaveText([madeOf('A shop for kites')])
  await expect(dialog.locator('summary').filter({ hasText: EARLIER })).toBeFocused()
  await page.reload()
  await dialog.getByText(EARLIER).click()
  await expect(runs).toHaveText([madeOf('A shop for kites')])
  await dialog.getByRole('button', { name: inRun('history.clear') }).click()
  await dialog.getByRole('button', { name: inRun('history.clearNot') }).click()
  await expect(dialog.getByRole('button', { name: inRun('history.clear') })).toBeFocused()
  await expect(runs).toHaveText([madeOf('A shop for kites')])
  await dialog.getByRole('button', { name: inRun('history.clear') }).click()
  await expect(dialog.getByRole('button', { name: inRun('history.clearSure.one', { count: 1 }) })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(EARLIER)).toHaveCount(0)
  await expect(runButton(dialog)).toBeFocused()
  await page.reload()
  await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue('A shop for kites')
  await expect(dialog.getByText(EARLIER)).toHaveCount(0)
  expect(provider.requests).toHaveLength(2)
})

test('a link to an agent opens it with its inputs and runs nothing', async ({ page, context, provider }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dialog = await openAgent(page, otherThreeInputAgent.name)
  await fillInputs(dialog, { [product]: 'Tea & cake, 100% vegan', [audience]: 'प्रबंधक 🙂' })
  await dialog.getByRole('button', { name: inRun('link.copy') }).click()
  await expect(page.getByText(inRun('toasts.linkCopied.text')).first()).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`/ai-agents-library?agent=${otherThreeInputAgent.number}#in=`)
  expect(link).not.toContain(FAKE_API_KEY)

  const other = await context.newPage()
  await other.goto(new URL('/about', link).href)
  await other.goto(link)
  const opened = other.getByRole('dialog', { name: otherThreeInputAgent.name })
  await expect(opened.getByLabel(product, { exact: true })).toHaveValue('Tea & cake, 100% vegan')
  await expect(opened.getByLabel(audience, { exact: true })).toHaveValue('प्रबंधक 🙂')
  await expect(opened.getByLabel(industry, { exact: true })).toHaveValue('')
  await expect(opened.getByLabel('API Key')).toHaveValue('')
  await opened.getByLabel(product, { exact: true }).fill('Tea without cake')
  await other.reload()
  await expect(opened.getByLabel(audience, { exact: true })).toHaveValue('प्रबंधक 🙂')
  await expect(opened.getByLabel(product, { exact: true })).toHaveValue('Tea without cake')
  await opened.getByRole('button', { name: inRun('close') }).click()
  await expect(opened).toHaveCount(0)
  await expect(other).toHaveURL(/\/ai-agents-library$/)
  await cardButton(other, otherThreeInputAgent.name).click()
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

test('Back closes the dialog and keeps the page, and Forward opens it again with its inputs but without the key', async ({
  page,
  provider,
}) => {
  await page.goto('/about')
  await waitForHydration(page)
  const menu = page.getByRole('navigation', { name: messageOf('site', 'header.main') })
  await menu.locator('summary', { hasText: 'Agents' }).click()
  await menu.getByRole('link', { name: /AI Agents Library/ }).click()
  await cardButton(page, SINGLE_INPUT_AGENT).click()
  const dialog = page.getByRole('dialog', { name: SINGLE_INPUT_AGENT })
  await fillInputs(dialog, singleInputValues)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/ai-agents-library$/)
  await expect(cardButton(page, SINGLE_INPUT_AGENT)).toBeFocused()
  // the dialog no longer blocks the page
  await page.getByRole('button', { name: messageOf('chat', 'button.open') }).click()
  await page.getByRole('button', { name: messageOf('chat', 'panel.close') }).click()
  await page.goForward()
  await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue(WORDS)
  await expect(dialog.getByLabel('API Key')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await cardButton(page, SINGLE_INPUT_AGENT).click()
  // a page that still scrolls records its position in the dialog's history state
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
  await expect.poll(() => page.evaluate(() => typeof history.state.top)).toBe('number')
  await dialog.getByRole('button', { name: inRun('close') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/ai-agents-library$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  expect(provider.requests).toHaveLength(0)
})

/** Agents with three inputs and suggestions for the last. */
const suggesting = libraryRecords.filter(
  ({ inputs }) => inputs.length === 3 && (inputs[2]?.suggestions?.length ?? 0) > 1,
)

for (const agent of suggesting.slice(0, 1))
  test('the prompt is shown as it will be sent, and can be changed for one run', async ({ page, provider }) => {
    const [firstLabel, secondLabel, lastLabel] = inputLabels(agent)
    const [suggestion = '', other = ''] = agent.inputs[2]?.suggestions ?? []
    const dialog = await openAgent(page, agent.name)
    await fillInputs(dialog, { [firstLabel]: 'Shift planning' })
    const suggested = dialog.getByRole('group', { name: inRun('input.suggestions', { input: spoken(lastLabel) }) })
    for (const words of [suggestion, other]) {
      await suggested.getByRole('button', { name: words, exact: true }).click()
      await expect(dialog.getByLabel(lastLabel, { exact: true })).toHaveValue(words)
    }
    await dialog.getByText(SHOW_PROMPT).click()
    const prompt = dialog.getByRole('group', { name: THIS_PROMPT })
    /** Returns the texts at the places of the inputs, in the order of the prompt. */
    const inPrompt = (...words: readonly string[]) =>
      agent.inputs
        .map(({ name }, place) => ({ at: agent.text.indexOf(`[${name}]`), said: words[place] ?? `[${name}]` }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ said }) => said)
    await expect(prompt.locator('mark')).toHaveText(inPrompt('Shift planning', `[${agent.inputs[1]?.name}]`, other))
    await dialog.getByLabel(secondLabel, { exact: true }).fill('Clinic managers')
    const filledIn = ['Shift planning', 'Clinic managers', other] as const
    await expect(prompt.locator('mark')).toHaveText(inPrompt(...filledIn))
    await expect(dialog.getByText(patternOf(inRun('tokens.many', { count: '{count}' })))).toBeVisible()

    await dialog.getByRole('button', { name: inRun('prompt.edit') }).click()
    const edited = dialog.getByRole('textbox', { name: THIS_PROMPT })
    await expect(edited).toHaveValue(promptWith(agent, ...filledIn))
    await edited.fill('Say only: tea.')
    await expect(edited).toHaveAccessibleDescription(inRun('prompt.edited'))
    await edited.press('Control+Enter')
    await expect(resultBlock(dialog)).toContainText('A fine answer')
    expect(sentPrompt(provider.requests[0])).toBe('Say only: tea.')
    await dialog.getByRole('button', { name: inRun('prompt.reset') }).click()
    await expect(prompt.locator('mark')).toHaveText(inPrompt(...filledIn))
    await submitRun(dialog)
    await expect.poll(() => provider.requests.length).toBe(2)
    expect(sentPrompt(provider.requests[1])).toBe(promptWith(agent, ...filledIn))
  })

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
  inputValues,
  labelOfModel,
  libraryRecords,
  liveMessage,
  namesOf,
  openAgent,
  otherThreeInputAgent,
  promptWith,
  resultBlock,
  runButton,
  SINGLE_INPUT_AGENT,
  SINGLE_INPUT_LABEL,
  SINGLE_INPUT_TEXT,
  selectModel,
  sentPrompt,
  singleInputAgent,
  singleInputValues,
  submitRun,
  test,
  visibleToasts,
} from './library-fixtures.ts'
import { anyPattern, startPattern } from './patterns.ts'
import { waitForHydration } from './site-fixtures.ts'

const [product, audience, industry] = inputLabels(otherThreeInputAgent)
const lowerFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

const runText = (field: string, names: Parameters<typeof messageOf>[2] = {}) => messageOf('run', field, names)
const SHOW_PROMPT = runText('prompt.show')
const PROMPT_LABEL = runText('prompt.label')
const EARLIER_RUNS = runText('history.label')
const TEST_KEY = runText('key.test')
const USAGE = runText('result.tokens', { prompt: 12, answer: 34 })

const expectedRequests: Readonly<
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

test('a held Enter starts one run, on the button and with Ctrl, and does not stop it', async ({ page, provider }) => {
  provider.setFaults({ pauseMs: 2000 })
  const dialog = await openAgent(page, singleInputAgent.name)
  await fillInputs(dialog, singleInputValues)
  await dialog.getByLabel('API Key').fill(FAKE_API_KEY)
  const hold = async (key: string) => {
    for (let repeats = 0; repeats < 12; repeats++) await page.keyboard.down(key)
    await page.keyboard.up(key)
  }
  await dialog.getByRole('button', { name: 'Run Agent' }).focus()
  await hold('Enter')
  await expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect.poll(() => provider.requests.length).toBe(1)
  await dialog.getByRole('button', { name: 'Stop' }).click()
  provider.setFaults()
  await page.keyboard.down('Control')
  await hold('Enter')
  await page.keyboard.up('Control')
  await expect(resultBlock(dialog)).toContainText('A fine answer')
  expect(provider.requests).toHaveLength(2)
})

test('an answer of each provider streams in, is rendered as Markdown, and shows its usage', async ({
  page,
  provider,
}) => {
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, singleInputValues)
  for (const [index, dialect] of (['openai', 'anthropic', 'gemini'] as const).entries()) {
    const { path, headers, body } = expectedRequests[dialect]
    provider.setAnswer(['## Verdict\n\n', 'Go on, ', 'but **ask first**', ` and charge ${dialect} 🙂.`])
    provider.setFaults({ pauseMs: 150 })
    await selectModel(dialog, currentModels[dialect])
    await submitRun(dialog)
    const result = resultBlock(dialog)
    await expect(liveMessage(dialog, runText('spoken.running'))).toBeAttached()
    await expect(dialog.getByRole('button', { name: 'Running...' })).toBeDisabled()
    const streamingResult = result.and(page.locator('[aria-busy=true]'))
    await expect(streamingResult.getByRole('heading', { name: 'Verdict' })).toBeVisible()
    await expect(liveMessage(dialog, runText('spoken.ready'))).toBeAttached()
    await expect(visibleToasts(page)).toHaveText('SuccessAgent completed successfully!')
    await expect(result).toHaveAttribute('aria-busy', 'false')
    await expect(result).toContainText(`Go on, but ask first and charge ${dialect} 🙂.`)
    await expect(result.locator('strong')).toHaveText('ask first')
    await expect(result).not.toContainText('Let me think')
    const facts = dialog.getByRole('region', { name: 'Result' })
    for (const fact of [
      labelOfModel(currentModels[dialect]),
      USAGE,
      /^[1-9]\d* s$/,
      runText('result.cost', { cost: runText('cost.least'), day: longDate(modelList.asOf) }),
    ])
      await expect(facts.getByText(fact, { exact: true })).toBeVisible()
    await visibleToasts(page).getByLabel(messageOf('controls', 'dismiss')).click()

    expect(provider.requests).toHaveLength(index + 1)
    const request = provider.requests[index]
    expect(request).toMatchObject({ dialect, method: 'POST', path, headers })
    expect(request?.headers).toMatchObject({ 'content-type': 'application/json' })
    expect(Object.keys(request?.headers ?? {}).join()).not.toMatch(/cookie|referer|x-requested-with/)
    expect(JSON.parse(request?.body ?? '')).toMatchObject(body)
    expect(sentPrompt(request)).toBe(promptWith(singleInputAgent, SINGLE_INPUT_TEXT))
  }
  expect(provider.preflights).toHaveLength(3)
})

/** An answer long enough to be stopped in the middle. */
const LONG_ANSWER = ['Ask ', 'ten ', ...Array.from({ length: 60 }, () => 'owners ')]

test('typing beside a finished answer does not render the answer again', async ({ page, provider }) => {
  provider.setAnswer(LONG_ANSWER)
  provider.setFaults({ pauseMs: 20 })
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, singleInputValues)
  await submitRun(dialog)
  const result = resultBlock(dialog)
  await expect(result).toContainText('Ask ten owners')
  // whenever the answer is rendered, the height of its block is read
  const heightReads = () => result.evaluate(({ dataset }) => Number(dataset.heightReads ?? 0))
  await result.evaluate((block) => {
    const { scrollHeight } = Object.getOwnPropertyDescriptors(Element.prototype)
    const get = () => {
      block.dataset.heightReads = `${Number(block.dataset.heightReads ?? 0) + 1}`
      return scrollHeight.get?.call(block)
    }
    Object.defineProperty(block, 'scrollHeight', { get })
  })
  await expect.poll(heightReads).toBeGreaterThan(0)
  await expect(dialog.getByRole('button', { name: 'Run Agent' })).toBeVisible()
  await expect(result).toContainText(/(owners ){59}owners/)
  const before = await heightReads()
  await dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true }).pressSequentially(', and looms')
  await dialog.getByText(SHOW_PROMPT).click()
  await expect(dialog.getByRole('group', { name: PROMPT_LABEL })).toContainText(`${SINGLE_INPUT_TEXT}, and looms`)
  expect(await heightReads()).toBe(before)
})

test('Stop keeps the text so far, Escape stops first and closes second, and the agent can run again', async ({
  page,
  provider,
}) => {
  provider.setAnswer(LONG_ANSWER)
  provider.setFaults({ pauseMs: 100 }, { pauseMs: 100 })
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, singleInputValues)
  await submitRun(dialog)
  const result = resultBlock(dialog)
  await expect(result).toContainText('Ask ten owners')
  const stop = dialog.getByRole('button', { name: runText('run.stop') })
  await expect(stop).toBeFocused()
  await stop.click()
  await expect(dialog.getByText(runText('result.badges.stopped'), { exact: true }).first()).toBeVisible()
  await expect(liveMessage(dialog, runText('spoken.stopped'))).toBeAttached()
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
  await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue(SINGLE_INPUT_TEXT)
  await expect(page.getByText('Demo Mode')).toHaveCount(0)
  await expect(page.getByText('Agent completed successfully!')).toHaveCount(0)

  provider.setAnswer(['Done.'])
  await again.click()
  await expect(liveMessage(dialog, runText('spoken.ready'))).toBeAttached()
  await expect(result).toHaveText('Done.')
  await expect(dialog.getByText(runText('result.badges.stopped'), { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(cardButton(page, SINGLE_INPUT_AGENT)).toBeFocused()
  expect(provider.requests).toHaveLength(3)
})

test('Ctrl+Enter runs the agent from any field, and only once if it is pressed twice', { tag: '@soak' }, async ({
  page,
  provider,
}) => {
  provider.setFaults({ pauseMs: 200 })
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, singleInputValues)
  await dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true }).press('Enter')
  await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue(`${SINGLE_INPUT_TEXT}\n`)
  await dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true }).press('Control+Enter')
  await dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true }).press('Control+Enter')
  await expect(liveMessage(dialog, runText('spoken.ready'))).toBeAttached()
  await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue(`${SINGLE_INPUT_TEXT}\n`)
  expect(provider.requests).toHaveLength(1)
  await dialog.getByLabel('API Key').press('Control+Enter')
  await expect.poll(() => provider.requests.length).toBe(2)
})

test('missing entries are reported once, at their fields, the key first, and the typed text stays', async ({
  page,
  provider,
}) => {
  const dialog = await openAgent(page, otherThreeInputAgent.name)
  const key = dialog.getByLabel('API Key')
  await dialog.getByLabel(audience, { exact: true }).fill('Clinic managers')
  await submitRun(dialog)
  await expect(key).toBeFocused()
  await expect(key).toHaveAccessibleDescription(/^Please enter your API key/)
  await expect(page.getByText('Please enter your API key')).toHaveCount(1)
  await expect(dialog.getByText(runText('key.none.label'), { exact: true })).toBeInViewport()
  await key.press('Control+Enter') // the focus stays, so that the error has to be said
  await expect(liveMessage(dialog, 'Please enter your API key')).toBeAttached()
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
  await expect(visibleToasts(page)).toHaveCount(0)
  const field = dialog.getByLabel(product, { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(
    startPattern(runText('input.missing', { input: lowerFirst(product) })),
  )
  await expect(dialog.getByLabel(industry, { exact: true })).toHaveAccessibleDescription(
    startPattern(runText('input.missing', { input: lowerFirst(industry) })),
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
  await expect(dialog.getByRole('status').filter({ hasText: runText('key.accepted', namesOf('openai')) })).toBeVisible()
  expect(provider.requests).toMatchObject([{ method: 'GET', path: '/v1/models', body: '' }])

  const refreshedText = (provider: string) => runText('model.refreshed', { count: 2, provider })
  const keyTexts = [...Object.values(providers)].flatMap(({ name }) => [
    runText('key.accepted', { provider: name }),
    refreshedText(name),
  ])
  for (const dialect of ['anthropic', 'gemini', 'openai'] as const) {
    await selectModel(dialog, currentModels[dialect])
    await expect(dialog.getByText(anyPattern(...keyTexts))).toHaveCount(0)
    await dialog.getByRole('button', { name: runText('model.refresh') }).click()
    await expect(dialog.getByRole('status').filter({ hasText: refreshedText(providers[dialect].name) })).toBeVisible()
  }
  const options = dialog.getByLabel('AI Model').getByRole('option')
  await expect(options.filter({ hasText: 'Claude Opus 5.5' })).toHaveCount(1)
  await expect(options.filter({ hasText: 'Gemini 4 Pro' })).toHaveCount(1)
  await expect(options.filter({ hasText: 'GPT-6.1 Terra' })).toHaveText(`GPT-6.1 Terra (${runText('model.notListed')})`)
  await expect(options.filter({ hasText: /embedding|image/i })).toHaveCount(0)
  await selectModel(dialog, 'gpt-6.2-nova')
  await submitRun(dialog)
  await expect(resultBlock(dialog)).toContainText('A fine answer 🙂.')
  expect(JSON.parse(provider.requests.at(-1)?.body ?? '')).toMatchObject({ model: 'gpt-6.2-nova', stream: true })
})

test('a model that is not in the list is requested from the provider that the visitor chooses', {
  tag: '@soak',
}, async ({ page, provider }) => {
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, singleInputValues)
  await dialog.getByLabel('AI Model').selectOption(runText('model.other'))
  await submitRun(dialog)
  const id = dialog.getByLabel(runText('model.custom'))
  await expect(id).toBeFocused()
  await expect(id).toHaveAccessibleDescription(startPattern(runText('model.customMissing')))
  expect(provider.requests).toHaveLength(0)

  await id.pressSequentially('claude-haiku-5-5-fast') // the beginning of this text is the id of a listed model
  await expect(id).toHaveValue('claude-haiku-5-5-fast')
  await expect(dialog.getByLabel(runText('model.provider'))).toHaveValue('anthropic')
  await id.fill('my-model')
  await dialog.getByLabel(runText('model.provider')).selectOption(providers.gemini.name)
  await submitRun(dialog)
  await expect(resultBlock(dialog)).toContainText('A fine answer 🙂.')
  await dialog.getByLabel(runText('model.provider')).selectOption(providers.anthropic.name)
  await submitRun(dialog)
  await expect.poll(() => provider.requests.length).toBe(2)
  expect(provider.requests).toMatchObject([
    { dialect: 'gemini', path: '/v1beta/models/my-model:streamGenerateContent?alt=sse' },
    { dialect: 'anthropic', path: '/v1/messages', body: expect.stringContaining('"model":"my-model"') },
  ])
})

test('for a retired model, a note says so and selects the replacement', { tag: '@soak' }, async ({
  page,
  provider,
}) => {
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await expect(dialog.getByLabel('AI Model')).toHaveValue(currentModels.openai)
  const old = modelList.models.find(({ id }) => id === 'claude-3-haiku-20240307')
  const replacement = old?.replacement ?? ''
  await selectModel(dialog, 'claude-3-haiku-20240307')
  const title = runText('model.retiredNote.title', { model: old?.label ?? '', day: longDate(old?.retires ?? '') })
  const note = dialog.getByRole('status').filter({ hasText: title })
  await expect(note).toContainText(runText('model.retiredNote.text', namesOf('anthropic')))
  await note
    .getByRole('button', { name: runText('model.retiredNote.use', { model: labelOfModel(replacement) }) })
    .click()
  await expect(dialog.getByLabel('AI Model')).toHaveValue(replacement)
  await expect(dialog.getByLabel('AI Model')).toBeFocused()
  await expect(note).toHaveCount(0)
  await fillInputs(dialog, singleInputValues)
  await submitRun(dialog)
  await expect(resultBlock(dialog)).toContainText('A fine answer 🙂.')
  expect(provider.requests).toMatchObject([{ dialect: 'anthropic' }])
})

test('a key that looks like one of another provider is sent only after the visitor has decided', async ({
  page,
  provider,
}) => {
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, singleInputValues, 'sk-ant-api03-sentinel')
  const names = { owner: providers.anthropic.name, provider: providers.openai.name }
  const elsewhereText = (part: string) => runText(`key.elsewhere.${part}`, names)
  const question = dialog.getByRole('alert').filter({ hasText: elsewhereText('title') })
  for (const name of [TEST_KEY, runText('model.refresh'), 'Run Agent']) {
    await dialog.getByRole('button', { name }).click()
    await expect(question).toContainText(elsewhereText('text'))
    await expect(question.getByRole('button', { name: elsewhereText('use') })).toBeFocused()
  }
  expect([...provider.requests, ...provider.preflights]).toEqual([])
  await question.getByRole('button', { name: elsewhereText('send') }).click()
  await expect(question).toHaveCount(0)
  await expect(resultBlock(dialog)).toContainText('A fine answer 🙂.')
  expect(provider.requests).toMatchObject([{ dialect: 'openai' }])

  await submitRun(dialog)
  await question.getByRole('button', { name: elsewhereText('use') }).click()
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
  provider.setAnswer([
    '## Verdict\n\n',
    'Go on, **but** see [the list](https://example.com/list).\n\n',
    '- one\n',
    '- two',
  ])
  const answer = '## Verdict\n\nGo on, **but** see [the list](https://example.com/list).\n\n- one\n- two'
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, singleInputValues)
  await submitRun(dialog)
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Result copied to clipboard!').first()).toBeVisible()
  await expect(liveMessage(dialog, 'Result copied to clipboard!')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(answer)
  await page.evaluate(() => navigator.clipboard.writeText(''))

  await dialog.getByRole('button', { name: runText('result.copyFormatted') }).click()
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
    [runText('result.saveMarkdown'), `${SINGLE_INPUT_AGENT.replaceAll(' ', '_')}_result.md`],
  ] as const) {
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: button, exact: true }).click()
    expect((await download).suggestedFilename()).toBe(name)
    expect(await downloadedText(await download)).toBe(answer)
    await expect(page.getByText(runText('toasts.saved.text', { file: name })).first()).toBeVisible()
  }
})

test('inputs survive closing and a reload, but the key survives neither', async ({ page }) => {
  let dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, singleInputValues)
  await dialog.getByRole('button', { name: runText('close') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cardButton(page, SINGLE_INPUT_AGENT)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue(SINGLE_INPUT_TEXT)
  await expect(dialog.getByLabel('API Key')).toHaveValue('')
  await dialog.getByLabel('API Key').fill(FAKE_API_KEY)
  await page.reload()
  dialog = page.getByRole('dialog', { name: SINGLE_INPUT_AGENT })
  await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue(SINGLE_INPUT_TEXT)
  await expect(dialog.getByLabel('API Key')).toHaveValue('')
})

test('earlier runs can be read, reused and deleted, also after a reload', async ({ page, provider }) => {
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  for (const [words, answer] of [
    ['A shop for kites', 'Kites fly.'],
    ['A school for knots', 'Knots hold.'],
  ] as const) {
    provider.setAnswer([answer])
    await fillInputs(dialog, { [SINGLE_INPUT_LABEL]: words })
    await submitRun(dialog)
    await expect(resultBlock(dialog)).toHaveText(answer)
    await expect(liveMessage(dialog, runText('spoken.ready'))).toBeAttached()
  }
  await dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true }).fill('Something else')
  await page.reload()
  await expect(resultBlock(dialog)).toHaveCount(0)
  await dialog.getByText(EARLIER_RUNS).click()
  const runs = dialog.getByRole('group').filter({ hasText: EARLIER_RUNS }).getByRole('listitem')
  const rowOf = (words: string) => startPattern(`${words}{run}${labelOfModel(currentModels.openai)}`)
  await expect(runs).toHaveText([rowOf('A school for knots'), rowOf('A shop for kites')])
  await runs.getByRole('button', { name: 'A shop for kites' }).click()
  await expect(resultBlock(dialog)).toHaveText('Kites fly.')
  await expect(dialog.getByText(patternOf(runText('history.of', { time: '{time}' })))).toBeVisible()
  await expect(dialog.getByText(USAGE)).toBeVisible()
  await dialog.getByRole('button', { name: runText('history.use') }).click()
  await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue('A shop for kites')

  await runs
    .first()
    .getByRole('button', { name: startPattern(runText('history.remove', { time: '{time}' })) })
    .click()
  await expect(runs).toHaveText([rowOf('A shop for kites')])
  await expect(dialog.locator('summary').filter({ hasText: EARLIER_RUNS })).toBeFocused()
  await page.reload()
  await dialog.getByText(EARLIER_RUNS).click()
  await expect(runs).toHaveText([rowOf('A shop for kites')])
  await dialog.getByRole('button', { name: runText('history.clear') }).click()
  await dialog.getByRole('button', { name: runText('history.clearNot') }).click()
  await expect(dialog.getByRole('button', { name: runText('history.clear') })).toBeFocused()
  await expect(runs).toHaveText([rowOf('A shop for kites')])
  await dialog.getByRole('button', { name: runText('history.clear') }).click()
  await expect(dialog.getByRole('button', { name: runText('history.clearSure.one', { count: 1 }) })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(EARLIER_RUNS)).toHaveCount(0)
  await expect(runButton(dialog)).toBeFocused()
  await page.reload()
  await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue('A shop for kites')
  await expect(dialog.getByText(EARLIER_RUNS)).toHaveCount(0)
  expect(provider.requests).toHaveLength(2)
})

test('a run of another agent is found in the list, and opens the dialog of that agent with its result', {
  tag: '@soak',
}, async ({ page, provider }) => {
  for (const [agent, values, answer] of [
    [singleInputAgent, singleInputValues, 'Mend them.'],
    [otherThreeInputAgent, inputValues(otherThreeInputAgent, 'Kites'), 'Fly them.'],
  ] as const) {
    const dialog = await openAgent(page, agent.name)
    provider.setAnswer([answer])
    await fillInputs(dialog, values)
    await submitRun(dialog)
    await expect(resultBlock(dialog)).toHaveText(answer)
    await expect(liveMessage(dialog, runText('spoken.ready'))).toBeAttached()
  }
  const dialog = page.getByRole('dialog')
  await dialog.getByText(EARLIER_RUNS).click()
  await dialog.getByLabel(runText('history.search')).fill('mend')
  await expect(liveMessage(dialog, runText('history.count.one', { count: 1 }))).toBeAttached()
  await dialog.getByRole('button', { name: startPattern(SINGLE_INPUT_TEXT) }).click()
  await expect(page.getByRole('dialog', { name: SINGLE_INPUT_AGENT })).toBeVisible()
  await expect(resultBlock(dialog)).toHaveText('Mend them.')
  await expect(dialog.getByRole('region', { name: 'Result' })).toBeFocused()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/ai-agents-library')

  const list = page.getByRole('group').filter({ hasText: EARLIER_RUNS })
  await list.getByText(EARLIER_RUNS).click()
  await list.getByRole('button', { name: startPattern('Kites') }).click()
  await expect(page.getByRole('dialog', { name: otherThreeInputAgent.name })).toBeVisible()
  await expect(resultBlock(dialog)).toHaveText('Fly them.')
  await page.keyboard.press('Escape')
  await list.getByRole('button', { name: runText('history.clear') }).click()
  await list.getByRole('button', { name: runText('history.clearSure.many', { count: 2 }) }).click()
  await expect(list).toContainText(runText('history.none'))
  expect(provider.requests).toHaveLength(2)
})

test('a sample is shown without a key, is marked as ours wherever it goes, and is no run', async ({
  page,
  provider,
}) => {
  const closed = await openAgent(page, SINGLE_INPUT_AGENT)
  await closed.getByLabel(SINGLE_INPUT_LABEL, { exact: true }).fill('Mine')
  await page.keyboard.press('Escape')
  const card = page.getByRole('listitem').filter({ hasText: SINGLE_INPUT_AGENT })
  await card.getByRole('button', { name: runText('sample.show') }).click()
  const dialog = page.getByRole('dialog', { name: SINGLE_INPUT_AGENT })
  const sample = dialog.getByRole('group', { name: runText('sample.label') }).first()
  const mark = messageOf('run', 'sample.mark', { name: 'Vyomix' })
  await expect(sample).toContainText(mark)
  await expect(sample).toContainText(singleInputAgent.inputs[0]?.example ?? '')
  await expect(sample).toContainText(singleInputAgent.sample.match(/(?<=^# ).*/m)?.[0] ?? '')
  await expect(sample).toBeFocused()
  await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue('Mine')
  const downloading = page.waitForEvent('download')
  await sample.getByRole('button', { name: runText('result.saveMarkdown') }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/_sample\.md$/)
  expect(await downloadedText(download)).toBe(`${mark}\n\n${singleInputAgent.sample}`)
  await sample.getByRole('button', { name: runText('sample.close') }).click()
  await expect(dialog.getByRole('button', { name: runText('sample.show') })).toBeFocused()
  await expect(dialog.getByText(EARLIER_RUNS)).toHaveCount(0)
  await expect(page).toHaveURL(/\?agent=\d+$/)
  expect(provider.requests).toEqual([])
})

test('a link to an agent opens its dialog with the inputs of the link, and starts no run', async ({
  page,
  context,
  provider,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dialog = await openAgent(page, otherThreeInputAgent.name)
  await fillInputs(dialog, { [product]: 'Tea & cake, 100% vegan', [audience]: 'प्रबंधक 🙂' })
  await dialog.getByRole('button', { name: runText('link.copy') }).click()
  await expect(page.getByText(runText('toasts.linkCopied.text')).first()).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`/ai-agents-library?agent=${otherThreeInputAgent.number}#in=`)
  expect(link).not.toContain(FAKE_API_KEY)

  const otherPage = await context.newPage()
  await otherPage.goto(new URL('/about', link).href)
  await otherPage.goto(link)
  const otherDialog = otherPage.getByRole('dialog', { name: otherThreeInputAgent.name })
  await expect(otherDialog.getByLabel(product, { exact: true })).toHaveValue('Tea & cake, 100% vegan')
  await expect(otherDialog.getByLabel(audience, { exact: true })).toHaveValue('प्रबंधक 🙂')
  await expect(otherDialog.getByLabel(industry, { exact: true })).toHaveValue('')
  await expect(otherDialog.getByLabel('API Key')).toHaveValue('')
  await otherDialog.getByLabel(product, { exact: true }).fill('Tea without cake')
  await otherPage.reload()
  await expect(otherDialog.getByLabel(audience, { exact: true })).toHaveValue('प्रबंधक 🙂')
  await expect(otherDialog.getByLabel(product, { exact: true })).toHaveValue('Tea without cake')
  await otherDialog.getByRole('button', { name: runText('close') }).click()
  await expect(otherDialog).toHaveCount(0)
  await expect(otherPage).toHaveURL(/\/ai-agents-library$/)
  await cardButton(otherPage, otherThreeInputAgent.name).click()
  await expect(otherDialog.getByLabel(audience, { exact: true })).toHaveValue('प्रबंधक 🙂')
  await expect(otherDialog.getByLabel(product, { exact: true })).toHaveValue('Tea without cake')
  await expect(otherDialog.getByLabel('AI Model')).toBeFocused() // before, the dialog does not listen to keys
  await otherPage.keyboard.press('Escape')
  await expect(otherDialog).toHaveCount(0)
  await expect(otherPage).toHaveURL(/\/ai-agents-library$/)
  await otherPage.goBack()
  await expect(otherPage).toHaveURL(/\/about$/)
  await expect(otherPage.getByRole('dialog')).toHaveCount(0)
  await otherPage.goForward()
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Powerful AI Agents Library' })).toBeVisible()
  await expect(otherPage.getByRole('dialog')).toHaveCount(0)
  expect([...provider.requests, ...provider.preflights]).toEqual([])
})

test('Back closes only the dialog, and Forward opens the dialog again with its inputs but without the key', async ({
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
  await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue(SINGLE_INPUT_TEXT)
  await expect(dialog.getByLabel('API Key')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await cardButton(page, SINGLE_INPUT_AGENT).click()
  // a page that scrolls records its position in the history state of the dialog
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
  await expect.poll(() => page.evaluate(() => typeof history.state.top)).toBe('number')
  await dialog.getByRole('button', { name: runText('close') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/ai-agents-library$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  expect(provider.requests).toHaveLength(0)
})

/** Agents with three inputs and suggestions for the last. */
const suggestingAgents = libraryRecords.filter(
  ({ inputs }) => inputs.length === 3 && (inputs[2]?.suggestions?.length ?? 0) > 1,
)

for (const agent of suggestingAgents.slice(0, 1))
  test('the prompt is shown as it will be sent, and can be changed for one run', async ({ page, provider }) => {
    const [firstLabel, secondLabel, lastLabel] = inputLabels(agent)
    const [suggestion = '', otherSuggestion = ''] = agent.inputs[2]?.suggestions ?? []
    const dialog = await openAgent(page, agent.name)
    await fillInputs(dialog, { [firstLabel]: 'Shift planning' })
    const suggestionButtons = dialog.getByRole('group', {
      name: runText('input.suggestions', { input: lowerFirst(lastLabel) }),
    })
    for (const words of [suggestion, otherSuggestion]) {
      await suggestionButtons.getByRole('button', { name: words, exact: true }).click()
      await expect(dialog.getByLabel(lastLabel, { exact: true })).toHaveValue(words)
    }
    await dialog.getByText(SHOW_PROMPT).click()
    const prompt = dialog.getByRole('group', { name: PROMPT_LABEL })
    /** Returns the texts that replace the inputs, in the order in which the prompt contains them. */
    const inPrompt = (...words: readonly string[]) =>
      agent.inputs
        .map(({ name }, index) => ({ start: agent.text.indexOf(`[${name}]`), text: words[index] ?? `[${name}]` }))
        .toSorted((a, b) => a.start - b.start)
        .map(({ text }) => text)
    await expect(prompt.locator('mark')).toHaveText(
      inPrompt('Shift planning', `[${agent.inputs[1]?.name}]`, otherSuggestion),
    )
    await dialog.getByLabel(secondLabel, { exact: true }).fill('Clinic managers')
    const filledIn = ['Shift planning', 'Clinic managers', otherSuggestion] as const
    await expect(prompt.locator('mark')).toHaveText(inPrompt(...filledIn))
    await expect(dialog.getByText(patternOf(runText('tokens.many', { count: '{count}' })))).toBeVisible()

    await dialog.getByRole('button', { name: runText('prompt.edit') }).click()
    const promptField = dialog.getByRole('textbox', { name: PROMPT_LABEL })
    await expect(promptField).toHaveValue(promptWith(agent, ...filledIn))
    await promptField.fill('Say only: tea.')
    await expect(promptField).toHaveAccessibleDescription(runText('prompt.edited'))
    await promptField.press('Control+Enter')
    await expect(resultBlock(dialog)).toContainText('A fine answer')
    expect(sentPrompt(provider.requests[0])).toBe('Say only: tea.')
    await dialog.getByRole('button', { name: runText('prompt.reset') }).click()
    await expect(prompt.locator('mark')).toHaveText(inPrompt(...filledIn))
    await submitRun(dialog)
    await expect.poll(() => provider.requests.length).toBe(2)
    expect(sentPrompt(provider.requests[1])).toBe(promptWith(agent, ...filledIn))
  })

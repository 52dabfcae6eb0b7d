import type { Page } from '@playwright/test'
import { type Dialect, modelList, providers } from '#content/models.ts'
import { messageOf, pageTextOf, patternOf } from '#support/messages.ts'
import { refusals } from '#support/provider-answers.ts'
import {
  conversationOf,
  currentModels,
  demoMark,
  downloadedText,
  expect,
  FAKE_API_KEY,
  fillInputs,
  labelOfModel,
  liveMessage,
  namesOf,
  openAgent,
  problemCard,
  problemOf,
  promptWith,
  resultBlock,
  runButton,
  SINGLE_INPUT_AGENT,
  SINGLE_INPUT_LABEL,
  SINGLE_INPUT_TEXT,
  selectModel,
  singleInputAgent,
  singleInputValues,
  submitRun,
  test,
  visibleToasts,
} from './library-fixtures.ts'
import { anyPattern, startPattern } from './patterns.ts'
import { goOfflineAgain, waitForHydration } from './site-fixtures.ts'

/** The text of a run that waits before it is tried again. */
const RETRY_PAUSE = messageOf('run', 'result.pause', { seconds: '{seconds}' })

const runText = (field: string, names: Parameters<typeof messageOf>[2] = {}) => messageOf('run', field, names)
const EARLIER_RUNS = runText('history.label')
const DEMO = runText('result.badges.demo')
const INCOMPLETE = runText('result.badges.incomplete')
const DEVICE = runText('model.device')
/** Returns the toast of a demo. */
const demoToast = (words: string) => `Demo Mode${words}`
const demoMarkOf = (dialect: Dialect) => demoMark(labelOfModel(currentModels[dialect]))

test.describe('if a provider rejects a run or fails', () => {
  type Rejection = {
    readonly dialect: Dialect
    readonly refusal: { readonly status: number; readonly body: string }
    readonly kind: string
    readonly link?: 'keys' | 'billing'
  }

  const rejections: readonly Rejection[] = [
    { dialect: 'openai', refusal: refusals.openAiQuota, kind: 'credit', link: 'billing' },
    { dialect: 'gemini', refusal: refusals.geminiDay, kind: 'quota', link: 'billing' },
    { dialect: 'openai', refusal: refusals.openAiCountry, kind: 'country' },
    { dialect: 'anthropic', refusal: refusals.anthropicOrganisation, kind: 'organisation', link: 'keys' },
    { dialect: 'anthropic', refusal: refusals.anthropicLength, kind: 'tooLong' },
  ]

  test('the dialog states the cause and what to do, and shows a demo that is marked as one', async ({
    page,
    provider,
  }) => {
    const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    await fillInputs(dialog, singleInputValues)
    for (const { dialect, refusal, kind, link } of rejections) {
      provider.setFaults(refusal)
      await selectModel(dialog, currentModels[dialect])
      await submitRun(dialog)
      const card = problemCard(dialog)
      await expect(card).toContainText(problemOf(kind, 'title', dialect))
      await expect(card).toContainText(problemOf(kind, 'text', dialect))
      await expect(visibleToasts(page)).toHaveText(demoToast(problemOf(kind, 'toast', dialect)))
      await expect(dialog.getByText(DEMO, { exact: true })).toBeVisible()
      await expect(resultBlock(dialog)).toContainText(demoMarkOf(dialect))
      await expect(liveMessage(dialog, runText('spoken.demo'))).toBeAttached()
      const words = link && messageOf('run-problems', `actions.${link}`, namesOf(dialect))
      await expect(card.getByRole('link')).toHaveText(words ? [startPattern(words)] : [])
      if (link) await expect(card.getByRole('link')).toHaveAttribute('href', providers[dialect][`${link}Url`])
    }
    expect(provider.requests).toHaveLength(rejections.length)
  })

  test('on a phone, the diagnosis of a failed run is in view, and a button leads to the key', async ({
    page,
    provider,
  }) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(size)
      const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
      await fillInputs(dialog, singleInputValues, 'wrong-3f61')
      await selectModel(dialog, currentModels.anthropic)
      await submitRun(dialog)
      const card = problemCard(dialog)
      await expect(card).toContainText(problemOf('key', 'title', 'anthropic'))
      await expect(card).toBeInViewport({ ratio: 1 })
      await card.getByRole('button', { name: runText('result.toKey') }).click()
      await expect(dialog.getByLabel('API Key')).toBeFocused()
    }
    expect(provider.requests).toHaveLength(2)
  })

  test('a wrong key is reported as such in a key test and in a run, and never as a CORS problem', async ({
    page,
    provider,
  }) => {
    const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    const card = dialog.getByRole('alert')
    for (const [dialect, kind] of [
      ['openai', 'hidden'],
      ['anthropic', 'key'],
      ['gemini', 'key'],
    ] as const) {
      const title = problemOf(kind, 'title', dialect)
      const toKeys = messageOf('run-problems', 'actions.keys', namesOf(dialect))
      await selectModel(dialog, currentModels[dialect])
      await fillInputs(dialog, singleInputValues, 'wrong-3f61')
      await dialog.getByRole('button', { name: runText('key.test') }).click()
      await expect(card).toContainText(title)
      await expect(dialog.getByText(runText('key.accepted', namesOf(dialect)))).toHaveCount(0)
      await dialog.getByLabel('API Key').fill('wrong-3f62')
      await expect(card).toHaveCount(0)

      await submitRun(dialog)
      await expect(card).toContainText(title)
      await expect(problemCard(dialog).getByRole('link', { name: startPattern(toKeys) })).toHaveAttribute(
        'href',
        providers[dialect].keysUrl,
      )
      await expect(dialog.getByLabel('API Key')).toBeFocused()
      await expect(dialog.getByLabel('API Key')).toHaveAccessibleDescription(
        startPattern(`${title} ${runText('key.kept')}`),
      )
      await expect(visibleToasts(page)).toHaveText(demoToast(problemOf(kind, 'toast', dialect)))
      await expect(resultBlock(dialog)).toContainText(demoMarkOf(dialect))
      expect(await page.locator('body').textContent()).not.toMatch(/CORS|wrong-3f/)

      await dialog.getByLabel('API Key').fill(FAKE_API_KEY)
      await expect(dialog.getByLabel('API Key')).toHaveAccessibleDescription(startPattern(runText('key.kept')))
      await submitRun(dialog)
      await expect(resultBlock(dialog)).toHaveText('ResultA fine answer 🙂.')
      await expect(card).toHaveCount(0)
    }
    expect(provider.requests.map(({ method }) => method).join()).toBe('GET,POST,POST,GET,POST,POST,GET,POST,POST')
  })

  test('a demo is marked on screen, in copies, in downloads and among the earlier runs', { tag: '@soak' }, async ({
    page,
    context,
    provider,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    provider.setFaults(refusals.openAiQuota)
    const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    await fillInputs(dialog, singleInputValues)
    await submitRun(dialog)
    const result = resultBlock(dialog)
    await expect(result).toContainText(demoMarkOf('openai'))
    await expect(result.getByRole('heading', { name: 'SWOT analysis' })).toBeVisible()
    await expect(result).toContainText(SINGLE_INPUT_TEXT)
    await expect(result).toContainText(runText('demoNote'))
    const { scrollTop, isScrollable } = await result.evaluate((block) => ({
      scrollTop: block.scrollTop,
      isScrollable: block.scrollHeight > block.clientHeight,
    }))
    expect([scrollTop, isScrollable]).toEqual([0, true]) // the demo is shown from its start
    const [mark, note] = [demoMarkOf('openai'), runText('demoNote')].map((text) => anyPattern(text).source)
    const marked = new RegExp(`^${mark}\\n\\n# SWOT analysis\\n.*${note}\\*\\s*$`, 's')
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(liveMessage(dialog, 'Result copied to clipboard!')).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(marked)
    await dialog.getByRole('button', { name: runText('result.copyFormatted') }).click()
    const html = () =>
      page.evaluate(async () => {
        const [item] = await navigator.clipboard.read()
        return item?.types.includes('text/html') ? (await item.getType('text/html')).text() : ''
      })
    await expect.poll(html).toMatch(new RegExp(`${mark}.*<h1`, 's'))
    for (const name of ['Download', runText('result.saveMarkdown')]) {
      const download = page.waitForEvent('download')
      await dialog.getByRole('button', { name, exact: true }).click()
      expect(await downloadedText(await download)).toMatch(marked)
    }
    await page.reload()
    await dialog.getByText(EARLIER_RUNS).click()
    await dialog
      .getByRole('button', {
        name: patternOf(`${SINGLE_INPUT_TEXT}{time}${labelOfModel(currentModels.openai)}, ${DEMO}`),
      })
      .click()
    await expect(dialog.getByText(DEMO, { exact: true })).toBeVisible()
    await expect(result).toContainText(demoMarkOf('openai'))
  })

  test('a retired model is named, with its replacement', { tag: '@soak' }, async ({ page, provider }) => {
    provider.setFaults(refusals.geminiModel)
    const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    const retired = 'gemini-pro'
    const replacement = modelList.models.find(({ id }) => id === retired)?.replacement ?? ''
    await selectModel(dialog, retired)
    await fillInputs(dialog, singleInputValues)
    await submitRun(dialog)
    const card = problemCard(dialog)
    await expect(card).toContainText(problemOf('model', 'title', 'gemini', retired))
    await expect(visibleToasts(page)).toHaveText(demoToast(problemOf('model', 'toast', 'gemini', retired)))
    await expect(resultBlock(dialog)).toContainText(demoMark(labelOfModel(retired)))
    await card
      .getByRole('button', {
        name: messageOf('run-problems', 'actions.useModel', { model: labelOfModel(replacement) }),
      })
      .click()
    await expect(dialog.getByLabel('AI Model')).toHaveValue(replacement)
    await submitRun(dialog)
    await expect(resultBlock(dialog)).toContainText('A fine answer 🙂.')
    expect(provider.requests.map(({ path }) => path)).toEqual([
      `/v1beta/models/${retired}:generateContent`,
      `/v1beta/models/${replacement}:streamGenerateContent?alt=sse`,
    ])
  })

  test('after too many requests, a run is tried once more after a pause, and then a button offers another try', {
    tag: '@soak',
  }, async ({ page, provider }) => {
    await page.clock.install()
    const rateLimited = { ...refusals.anthropicRate, headers: { 'retry-after': '30' } }
    provider.setFaults(rateLimited, null, rateLimited, rateLimited)
    const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    await selectModel(dialog, currentModels.anthropic)
    await fillInputs(dialog, singleInputValues)
    await submitRun(dialog)
    await expect(resultBlock(dialog)).toHaveText(
      patternOf(`${problemOf('rate', 'title', 'anthropic')}. ${RETRY_PAUSE}`),
    )
    expect(provider.requests).toHaveLength(1)
    await page.clock.fastForward(30_000)
    await expect(liveMessage(dialog, runText('spoken.ready'))).toBeAttached()
    await expect(resultBlock(dialog)).toContainText('A fine answer 🙂.')
    await expect(page.getByText('Demo Mode')).toHaveCount(0)

    await submitRun(dialog)
    await expect(resultBlock(dialog)).toHaveText(startPattern(problemOf('rate', 'title', 'anthropic')))
    await page.clock.fastForward(30_000)
    const card = problemCard(dialog)
    await expect(card).toContainText(anyPattern(problemOf('rate', 'text', 'anthropic')))
    const retry = card.getByRole('button', { name: patternOf(runText('result.retryIn', { seconds: '{seconds}' })) })
    await expect(retry).toHaveAttribute('aria-disabled', 'true')
    await retry.click({ force: true })
    expect(provider.requests).toHaveLength(4)
    await page.clock.fastForward(30_000)
    await card.getByRole('button', { name: runText('run.again'), exact: true }).click()
    await expect(resultBlock(dialog)).toContainText('A fine answer 🙂.')
    expect(provider.requests).toHaveLength(5)
  })

  test('a busy provider is asked three more times, and Escape ends the waiting', async ({ page, provider }) => {
    await page.clock.install()
    const busy = refusals.openAiServer
    provider.setFaults(busy, busy, busy, busy, busy)
    const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    await fillInputs(dialog, singleInputValues)
    // otherwise a pause of a second would end before a slow machine has checked
    await page.clock.pauseAt(Date.now() + 60_000)
    await submitRun(dialog)
    for (const [tries, pauseMs] of [
      [1, 1000],
      [2, 2000],
      [3, 4000],
    ] as const) {
      await expect.poll(() => provider.requests.length).toBe(tries)
      await expect(resultBlock(dialog)).toHaveText(patternOf(`${problemOf('busy', 'title', 'openai')}. ${RETRY_PAUSE}`))
      await page.clock.fastForward(pauseMs)
    }
    const card = problemCard(dialog)
    await expect(card).toContainText(problemOf('busy', 'title', 'openai'))
    await expect(card).toContainText('The server had an error while processing your request.')
    await expect(visibleToasts(page)).toHaveText(demoToast(problemOf('busy', 'toast', 'openai')))
    await expect(resultBlock(dialog)).toContainText(demoMarkOf('openai'))
    expect(provider.requests).toHaveLength(4)

    await card.getByRole('button', { name: runText('run.again') }).click()
    await expect(resultBlock(dialog)).toHaveText(startPattern(problemOf('busy', 'title', 'openai')))
    await page.keyboard.press('Escape')
    await expect(liveMessage(dialog, runText('spoken.stopped'))).toBeAttached()
    await page.clock.fastForward(60_000)
    await expect(runButton(dialog)).toHaveText('Run Agent')
    expect(provider.requests).toHaveLength(5)
  })

  test('if the provider is overloaded in the middle of an answer, the text stays and the cause is stated', {
    tag: '@soak',
  }, async ({ page, provider }) => {
    provider.setFaults({ errorAfter: 7 })
    const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    await selectModel(dialog, currentModels.anthropic)
    await fillInputs(dialog, singleInputValues)
    await submitRun(dialog)
    await expect(dialog.getByRole('alert')).toContainText(problemOf('busy', 'title', 'anthropic'))
    await expect(dialog.getByText(INCOMPLETE, { exact: true })).toBeVisible()
    await expect(dialog.getByText(DEMO, { exact: true })).toBeVisible()
    await expect(resultBlock(dialog)).toHaveText(
      new RegExp(`^Result\\s*A\\s*${anyPattern(demoMarkOf('anthropic')).source}`),
    )
    expect(provider.requests).toHaveLength(1)
  })

  test('an answer that breaks off, or has no end mark, is kept as incomplete', { tag: '@soak' }, async ({
    page,
    provider,
  }) => {
    provider.setAnswer(['One ', 'two ', 'three.'])
    const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    await fillInputs(dialog, singleInputValues)
    const result = resultBlock(dialog)
    const incomplete = dialog.getByText(INCOMPLETE, { exact: true })
    for (const dialect of ['openai', 'anthropic', 'gemini'] as const) {
      let cut = () => {}
      const cutWhen = new Promise<void>((resolve) => {
        cut = resolve
      })
      provider.setFaults(
        { cutAfter: dialect === 'anthropic' ? 8 : 4, cutWhen },
        { hasNoEndMark: true },
        { cutAfter: 1 },
      )
      await selectModel(dialog, currentModels[dialect])
      await submitRun(dialog)
      await expect(result).toContainText('One two')
      cut()
      await expect(incomplete).toBeVisible()
      await expect(result).toHaveText(/^One two( three\.)?\s*$/)
      await expect(dialog.getByRole('alert')).toHaveCount(0)
      await submitRun(dialog)
      await expect(result).toHaveAttribute('aria-busy', 'false')
      await expect(result).toHaveText('One two three.')
      await expect(incomplete).toBeVisible()
      await expect(page.getByText('Agent completed successfully!')).toHaveCount(0)

      await submitRun(dialog)
      await expect(dialog.getByRole('alert')).toContainText(problemOf('interrupted', 'title', dialect))
      await expect(incomplete).toHaveCount(0)
      await expect(result).toHaveText(startPattern(demoMarkOf(dialect)))
    }
    expect(provider.requests).toHaveLength(9)
  })

  test('an answer that is cut off at the length limit can be continued where it stopped', { tag: '@soak' }, async ({
    page,
    provider,
  }) => {
    const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    await fillInputs(dialog, singleInputValues)
    const cut = dialog.getByText(runText('result.badges.cut'), { exact: true })
    for (const [dialect, reason] of [
      ['openai', 'length'],
      ['anthropic', 'max_tokens'],
      ['gemini', 'MAX_TOKENS'],
    ] as const) {
      provider.setAnswer(['One ', 'two '])
      provider.setFaults({ finishReason: reason })
      await selectModel(dialog, currentModels[dialect])
      await submitRun(dialog)
      await expect(cut).toBeVisible()
      await expect(resultBlock(dialog)).toHaveText('One two')

      provider.setAnswer(['three.'])
      await dialog.getByRole('button', { name: runText('result.go') }).click()
      await expect(resultBlock(dialog)).toHaveText('One two three.')
      await expect(cut).toHaveCount(0)
      await expect(dialog.getByRole('button', { name: runText('result.go') })).toHaveCount(0)
      await expect(dialog.getByRole('alert')).toHaveCount(0)
      const instruction = expect.stringMatching(/^Go on exactly where you stopped/)
      expect(conversationOf(provider.requests.at(-1))).toEqual([
        promptWith(singleInputAgent, SINGLE_INPUT_TEXT),
        'One two',
        instruction,
      ])
    }
    await dialog.getByText(EARLIER_RUNS).click()
    const runs = dialog.getByRole('group').filter({ hasText: EARLIER_RUNS }).getByRole('listitem')
    await expect(runs).toHaveCount(3) // one for each answer, not one for each half
  })

  test('if a model declines to answer or ends without a word, the dialog says why and shows no demo', {
    tag: '@soak',
  }, async ({ page, provider }) => {
    const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    await fillInputs(dialog, singleInputValues)
    provider.setAnswer([])
    for (const [dialect, reason, end, result] of [
      ['openai', 'content_filter', 'filter', ''],
      ['anthropic', 'refusal', 'declined', ''],
      ['gemini', 'SAFETY', 'safety', ''],
      ['gemini', 'OTHER', 'unexplained', messageOf('run-problems', 'noResponse')],
    ] as const) {
      provider.setFaults({ finishReason: reason })
      await selectModel(dialog, currentModels[dialect])
      await submitRun(dialog)
      await expect(dialog.getByRole('alert')).toContainText(
        messageOf('run-problems', `ends.${end}.title`) +
          messageOf('run-problems', `ends.${end}.text`, namesOf(dialect)),
      )
      await expect(resultBlock(dialog)).toHaveText(result === '' ? [] : [result])
      await expect(dialog.getByText(DEMO, { exact: true })).toHaveCount(0)
      await expect(runButton(dialog)).toHaveText('Run Agent')
    }
    await expect(visibleToasts(page)).toHaveCount(0)
    await expect(dialog.getByText(EARLIER_RUNS)).toHaveCount(0)
  })

  test('a run whose provider sends nothing can be stopped, and times out after two minutes', async ({
    page,
    provider,
  }) => {
    await page.clock.install()
    provider.setFaults({ isSilent: true }, { isSilent: true })
    const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    await fillInputs(dialog, singleInputValues)
    await submitRun(dialog)
    await expect(resultBlock(dialog)).toHaveText(runText('result.waiting', namesOf('openai')))
    await expect.poll(() => provider.requests.length).toBe(1)
    await page.clock.fastForward(110_000)
    await expect(resultBlock(dialog)).toHaveText(runText('result.waiting', namesOf('openai')))
    await dialog.getByRole('button', { name: runText('run.stop') }).click()
    await expect(dialog.getByText(runText('result.badges.stopped'), { exact: true }).first()).toBeVisible()
    await expect(dialog.getByText(EARLIER_RUNS)).toHaveCount(0)
    await expect(page.getByText('Demo Mode')).toHaveCount(0)

    await submitRun(dialog)
    await expect.poll(() => provider.requests.length).toBe(2)
    await page.clock.fastForward(121_000)
    await expect(dialog.getByRole('alert')).toContainText(problemOf('late', 'title', 'openai'))
    await expect(visibleToasts(page)).toHaveText(demoToast(problemOf('late', 'toast', 'openai')))
    await expect(resultBlock(dialog)).toContainText(demoMarkOf('openai'))
  })

  test('an unreachable provider is reported as unreachable, and not as a rejection', async ({ page, provider }) => {
    const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    await fillInputs(dialog, singleInputValues)
    await page.route(`${provider.origins.openai}/**`, (route) => route.abort('connectionrefused'))
    await submitRun(dialog)
    await expect(dialog.getByRole('alert')).toContainText(problemOf('unreachable', 'title', 'openai'))
    await expect(visibleToasts(page)).toHaveText(
      'Demo ModeCORS restrictions prevent direct API calls. Showing demo result.',
    )
    await expect(resultBlock(dialog)).toContainText(demoMarkOf('openai'))
  })

  test('‘Delete my data on this device’ deletes the earlier runs and the typed text, in every tab', {
    tag: '@soak',
  }, async ({ page, context }) => {
    const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    await fillInputs(dialog, singleInputValues)
    await submitRun(dialog)
    await expect(dialog.getByText(EARLIER_RUNS)).toBeVisible()
    const otherPage = await context.newPage()
    await otherPage.goto('/privacy')
    await waitForHydration(otherPage)
    await otherPage.getByRole('button', { name: pageTextOf('privacy', 'deletion.button') }).click()
    await otherPage
      .getByRole('dialog')
      .getByRole('button', { name: pageTextOf('privacy', 'deletion.confirm') })
      .click()
    await expect(otherPage.getByText(pageTextOf('privacy', 'deletion.done.title'))).toBeVisible()
    await expect(dialog.getByText(EARLIER_RUNS)).toHaveCount(0)
    await expect(resultBlock(dialog)).toHaveCount(0)

    await page.goto('/privacy')
    await waitForHydration(page)
    await page.getByRole('button', { name: pageTextOf('privacy', 'deletion.button') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: pageTextOf('privacy', 'deletion.confirm') })
      .click()
    await expect(page.getByText(pageTextOf('privacy', 'deletion.done.title'))).toBeVisible()
    const reopened = await openAgent(page, SINGLE_INPUT_AGENT)
    await expect(reopened.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue('')
    await expect(reopened.getByText(EARLIER_RUNS)).toHaveCount(0)
  })
})

test.describe('after one visit', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the library, its prompts and earlier runs are available offline, and a run offers the demo', {
    tag: '@soak',
  }, async ({ page, context, site, provider }) => {
    await page.goto('/')
    await expect(page.getByText(messageOf('site', 'notices.ready'))).toBeVisible({
      timeout: 60_000, // the time that precaching the whole site may take on a busy machine
    })
    let dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    await fillInputs(dialog, singleInputValues)
    await submitRun(dialog)
    await expect(liveMessage(dialog, runText('spoken.ready'))).toBeAttached()
    await site.stop()
    await context.setOffline(true)

    dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    await goOfflineAgain(context)
    await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue(SINGLE_INPUT_TEXT)
    await dialog.getByText(runText('prompt.show')).click()
    await expect(dialog.getByRole('group', { name: runText('prompt.label') })).toContainText(
      promptWith(singleInputAgent, SINGLE_INPUT_TEXT),
    )
    await dialog.getByText(EARLIER_RUNS).click()
    await dialog.getByRole('button', { name: startPattern(SINGLE_INPUT_TEXT) }).click()
    await expect(resultBlock(dialog)).toContainText('A fine answer 🙂.')
    await expect(dialog.getByText(runText('key.offline'))).toBeVisible()
    await dialog.getByRole('button', { name: runText('sample.show') }).click()
    await expect(dialog.getByRole('group', { name: runText('sample.label') }).last()).toContainText(
      'No model wrote it.',
    )

    const note = dialog.getByRole('status').filter({ hasText: runText('run.offline.title') })
    await expect(note).toContainText(runText('run.offline.text'))
    await note.getByRole('button', { name: runText('run.offline.demo') }).click()
    await expect(resultBlock(dialog)).toHaveText(
      new RegExp(`^${anyPattern(demoMarkOf('openai')).source}\\s*SWOT analysis`),
    )
    await expect(dialog.getByText(DEMO, { exact: true }).first()).toBeVisible()
    await expect(visibleToasts(page)).toHaveText(demoToast(runText('toasts.offlineDemo')))

    await dialog.getByLabel('API Key').fill(FAKE_API_KEY)
    await submitRun(dialog)
    await expect(dialog.getByRole('alert')).toContainText(problemOf('offline', 'text', 'openai'))
    await expect(resultBlock(dialog)).toContainText(demoMarkOf('openai'))
    expect(provider.requests).toHaveLength(1)
    await context.setOffline(false)
    await expect(note).toHaveCount(0)
    await submitRun(dialog)
    await expect(resultBlock(dialog)).toContainText('A fine answer 🙂.')
  })
})

test.describe('a model built into the browser', () => {
  test('runs without a key and without a request, and shows its download', async ({ page, provider }) => {
    await addDeviceModel(page, ['Said ', 'on **this** ', 'device.'])
    const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    const model = dialog.getByLabel('AI Model')
    await expect(model.getByRole('option', { name: DEVICE })).toHaveCount(1)
    await model.selectOption(DEVICE)
    await expect(model).toHaveAccessibleDescription(anyPattern(runText('model.deviceDownload')))
    await expect(dialog.getByLabel('API Key')).toHaveCount(0)
    await submitRun(dialog)
    await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toBeFocused()
    await dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true }).fill(SINGLE_INPUT_TEXT)
    await submitRun(dialog)
    await expect(resultBlock(dialog)).toHaveText(runText('result.download', { share: 40 }))
    await page.evaluate(() => dispatchEvent(new Event('downloaded')))
    await expect(liveMessage(dialog, runText('spoken.ready'))).toBeAttached()
    await expect(resultBlock(dialog)).toHaveText('Said on this device.')
    await expect(resultBlock(dialog).locator('strong')).toHaveText('this')
    const region = dialog.getByRole('region', { name: 'Result' })
    await expect(region.getByText(runText('model.onDevice'), { exact: true })).toBeVisible()
    await expect(region).not.toContainText(/tokens|\$/)
    expect(await page.evaluate(() => sessionStorage.getItem('prompt'))).toBe(
      promptWith(singleInputAgent, SINGLE_INPUT_TEXT),
    )
    expect([...provider.requests, ...provider.preflights]).toEqual([])
  })

  test('that fails is reported, and the demo is marked as one', { tag: '@soak' }, async ({ page }) => {
    await addDeviceModel(page, null)
    const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    await dialog.getByLabel('AI Model').selectOption(DEVICE)
    await dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true }).fill(SINGLE_INPUT_TEXT)
    await submitRun(dialog)
    await expect(resultBlock(dialog)).toHaveText(runText('result.download', { share: 40 }))
    await page.evaluate(() => dispatchEvent(new Event('downloaded')))
    await expect(dialog.getByRole('alert')).toContainText(messageOf('run-problems', 'problems.device.title'))
    await expect(resultBlock(dialog)).toContainText(demoMark(runText('model.onDevice')))
  })

  test('is not offered if there is none', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'LanguageModel', { value: undefined }))
    const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    await expect(dialog.getByRole('option', { name: labelOfModel(currentModels.openai), exact: true })).toHaveCount(1)
    await expect(dialog.getByText(DEVICE)).toHaveCount(0)
  })
})

/**
 * Gives the page a model of the browser, which answers in these pieces, or fails if `pieces` is null. Its download
 * stops at 40 %, and completes when the page gets a 'downloaded' event.
 */
async function addDeviceModel(page: Page, pieces: readonly string[] | null): Promise<void> {
  await page.addInitScript((answer) => {
    const LanguageModel = {
      availability: async () => 'downloadable',
      async create({ monitor }: { monitor: (target: EventTarget) => void }) {
        const target = new EventTarget()
        monitor(target)
        const reportProgress = (loaded: number) =>
          target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }))
        reportProgress(0.4)
        await new Promise((resolve) => addEventListener('downloaded', resolve, { once: true }))
        reportProgress(1)
        return {
          promptStreaming(prompt: string) {
            sessionStorage.setItem('prompt', prompt)
            return new ReadableStream({
              start(controller) {
                if (answer === null) controller.error(new Error('Out of memory.'))
                for (const word of answer ?? []) controller.enqueue(word)
                if (answer !== null) controller.close()
              },
            })
          },
          destroy() {},
        }
      },
    }
    Object.assign(globalThis, { LanguageModel })
  }, pieces)
}

import type { Page } from '@playwright/test'
import type { Dialect } from '#content/models.ts'
import { messageOf } from '#support/messages.ts'
import { refusals } from '#support/provider-answers.ts'
import {
  choose,
  expect,
  fillIn,
  IDEA,
  idea,
  KEY,
  models,
  openAgent,
  promptOf,
  resultOf,
  run,
  runButton,
  said,
  savedText,
  test,
  toast,
  VALIDATOR,
} from './library.ts'
import { alive, loseNetworkAgain } from './site.ts'

/** What stands beside a run that is tried again after a pause. */
const pause = messageOf('run', 'result.pause', { seconds: '\\d+' })

test.describe('a provider that says no', () => {
  test.use({ serviceWorkers: 'block' })

  type Trouble = {
    readonly dialect: Dialect
    readonly refusal: { readonly status: number; readonly body: string }
    readonly label: string
    readonly title: string
    readonly text: string
    readonly toast: string
    readonly link?: string
  }

  const troubles: readonly Trouble[] = [
    {
      dialect: 'openai',
      refusal: refusals.openAiQuota,
      label: 'GPT-6 Luna',
      title: 'No credit left',
      text: 'Your account at OpenAI has no credit left.',
      toast: 'No credit left at OpenAI. Showing demo result.',
      link: 'Billing at OpenAI',
    },
    {
      dialect: 'gemini',
      refusal: refusals.geminiDay,
      label: 'Gemini 3.5 Flash-Lite',
      title: 'Your plan’s limit is reached',
      text: 'Wait until the limit is renewed, or choose another model.',
      toast: 'Your plan’s limit at Google is reached. Showing demo result.',
      link: 'Billing at Google',
    },
    {
      dialect: 'openai',
      refusal: refusals.openAiCountry,
      label: 'GPT-6 Luna',
      title: 'OpenAI does not serve this country',
      text: messageOf('run-problems', 'problems.country.text'),
      toast: 'Showing demo result. For production use, implement server-side API calls.',
    },
    {
      dialect: 'anthropic',
      refusal: refusals.anthropicOrganisation,
      label: 'Claude Haiku 5.5',
      title: 'Your organisation blocks browser use',
      text: 'No setting here changes that: use another key.',
      toast: 'Showing demo result. For production use, implement server-side API calls.',
      link: 'Keys at Anthropic',
    },
    {
      dialect: 'anthropic',
      refusal: refusals.anthropicLength,
      label: 'Claude Haiku 5.5',
      title: 'Too long for Claude Haiku 5.5',
      text: messageOf('run-problems', 'problems.tooLong.text'),
      toast: 'Your inputs are too long for Claude Haiku 5.5. Showing demo result.',
    },
  ]

  test('each no has its cause, what to do about it, and a demo that says so', async ({ page, provider }) => {
    const dialog = await openAgent(page, VALIDATOR)
    await fillIn(dialog, idea)
    for (const { dialect, refusal, label, title, text, toast: words, link } of troubles) {
      provider.faults(refusal)
      await choose(dialog, models[dialect])
      await run(dialog)
      const card = dialog.getByRole('alert')
      await expect(card).toContainText(title)
      await expect(card).toContainText(text)
      await expect(toast(page)).toHaveText(`Demo Mode${words}`)
      await expect(dialog.getByText('DEMO', { exact: true })).toBeVisible()
      await expect(resultOf(dialog)).toContainText(`DEMO - not from ${label}`)
      await expect(said(dialog, 'Demo result ready')).toBeAttached()
      await expect(card.getByRole('link')).toHaveText(link ? [new RegExp(`^${link}`)] : [])
    }
    expect(provider.requests).toHaveLength(troubles.length)
  })

  test('a wrong key is called a wrong key, in a test and in a run, and never a matter of CORS', async ({
    page,
    provider,
  }) => {
    const dialog = await openAgent(page, VALIDATOR)
    const card = dialog.getByRole('alert')
    for (const [dialect, title, words] of [
      ['openai', 'OpenAI rejected the request', 'OpenAI rejected the request, usually because of the key.'],
      ['anthropic', 'This key was not accepted by Anthropic', 'Anthropic did not accept this key.'],
      ['gemini', 'This key was not accepted by Google', 'Google did not accept this key.'],
    ] as const) {
      await choose(dialog, models[dialect])
      await fillIn(dialog, idea, 'wrong-3f61')
      await dialog.getByRole('button', { name: 'Test key' }).click()
      await expect(card).toContainText(title)
      await expect(dialog.getByText(/accepts this key/)).toHaveCount(0)
      await dialog.getByLabel('API Key').fill('wrong-3f62')
      await expect(card).toHaveCount(0)

      await run(dialog)
      await expect(card).toContainText(title)
      await expect(card.getByRole('link', { name: /^Keys at/ })).toHaveAttribute('href', /^https:/)
      await expect(dialog.getByLabel('API Key')).toBeFocused()
      await expect(dialog.getByLabel('API Key')).toHaveAccessibleDescription(
        new RegExp(`^${title} ${messageOf('run', 'key.kept')}`),
      )
      await expect(toast(page)).toHaveText(`Demo Mode${words} Showing demo result.`)
      await expect(resultOf(dialog)).toContainText('DEMO - not from')
      expect(await page.locator('body').textContent()).not.toMatch(/CORS|wrong-3f/)

      await dialog.getByLabel('API Key').fill(KEY)
      await expect(dialog.getByLabel('API Key')).toHaveAccessibleDescription(
        new RegExp(`^${messageOf('run', 'key.kept')}`),
      )
      await run(dialog)
      await expect(resultOf(dialog)).toHaveText('ResultA fine answer 🙂.')
      await expect(card).toHaveCount(0)
    }
    expect(provider.requests.map(({ method }) => method).join()).toBe('GET,POST,POST,GET,POST,POST,GET,POST,POST')
  })

  test('a demo says so on screen, in copies, in downloads and among the earlier runs', async ({
    page,
    context,
    provider,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    provider.faults(refusals.openAiQuota)
    const dialog = await openAgent(page, VALIDATOR)
    await fillIn(dialog, idea)
    await run(dialog)
    const result = resultOf(dialog)
    await expect(result).toContainText('DEMO - not from GPT-6 Luna')
    await expect(result.getByRole('heading', { name: 'SWOT analysis' })).toBeVisible()
    await expect(result).toContainText('Sewing machines, mended by post')
    await expect(result).toContainText('This is a demo result, put together on your device.')
    const { scrollTop, scrolls } = await result.evaluate((box) => ({
      scrollTop: box.scrollTop,
      scrolls: box.scrollHeight > box.clientHeight,
    }))
    expect([scrollTop, scrolls]).toEqual([0, true]) // it is read from its start
    const marked = /^DEMO - not from GPT-6 Luna\n\n# SWOT analysis\n.*This is a demo result/s
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(said(dialog, 'Result copied to clipboard!')).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(marked)
    await dialog.getByRole('button', { name: 'Copy formatted' }).click()
    const html = () =>
      page.evaluate(async () => {
        const [item] = await navigator.clipboard.read()
        return item?.types.includes('text/html') ? (await item.getType('text/html')).text() : ''
      })
    await expect.poll(html).toMatch(/DEMO - not from GPT-6 Luna.*<h1/s)
    for (const name of ['Download', 'Download Markdown']) {
      const download = page.waitForEvent('download')
      await dialog.getByRole('button', { name, exact: true }).click()
      expect(await savedText(await download)).toMatch(marked)
    }
    await page.reload()
    await dialog.getByText('Earlier runs').click()
    await dialog.getByRole('button', { name: /^Sewing machines.*GPT-6 Luna, DEMO$/ }).click()
    await expect(dialog.getByText('DEMO', { exact: true })).toBeVisible()
    await expect(result).toContainText('DEMO - not from GPT-6 Luna')
  })

  test('a model that is gone is named, with the one to use instead', async ({ page, provider }) => {
    provider.faults(refusals.geminiModel)
    const dialog = await openAgent(page, VALIDATOR)
    await choose(dialog, 'gemini-pro')
    await fillIn(dialog, idea)
    await run(dialog)
    const card = dialog.getByRole('alert')
    await expect(card).toContainText('Gemini Pro is not available')
    await expect(toast(page)).toHaveText('Demo ModeGemini Pro is not available. Showing demo result.')
    await expect(resultOf(dialog)).toContainText('DEMO - not from Gemini Pro')
    await card.getByRole('button', { name: 'Use Gemini 3.8 Flash' }).click()
    await expect(dialog.getByLabel('AI Model')).toHaveValue('gemini-3.8-flash')
    await run(dialog)
    await expect(resultOf(dialog)).toContainText('A fine answer 🙂.')
    expect(provider.requests.map(({ path }) => path)).toEqual([
      '/v1beta/models/gemini-pro:generateContent',
      '/v1beta/models/gemini-3.8-flash:streamGenerateContent?alt=sse',
    ])
  })

  test('too many requests: one more try after the pause, then a button that waits', async ({ page, provider }) => {
    await page.clock.install()
    const later = { ...refusals.anthropicRate, headers: { 'retry-after': '30' } }
    provider.faults(later, null, later, later)
    const dialog = await openAgent(page, VALIDATOR)
    await choose(dialog, models.anthropic)
    await fillIn(dialog, idea)
    await run(dialog)
    await expect(resultOf(dialog)).toHaveText(new RegExp(`^Too many requests\\. ${pause}$`))
    expect(provider.requests).toHaveLength(1)
    await page.clock.fastForward(30_000)
    await expect(said(dialog, 'Result ready')).toBeAttached()
    await expect(resultOf(dialog)).toContainText('A fine answer 🙂.')
    await expect(page.getByText('Demo Mode')).toHaveCount(0)

    await run(dialog)
    await expect(resultOf(dialog)).toHaveText(/^Too many requests/)
    await page.clock.fastForward(30_000)
    const card = dialog.getByRole('alert')
    await expect(card).toContainText(
      new RegExp(messageOf('run-problems', 'problems.rate.text', { provider: 'Anthropic', seconds: '\\d+' })),
    )
    const retry = card.getByRole('button', { name: /^Run again in \d+ s$/ })
    await expect(retry).toHaveAttribute('aria-disabled', 'true')
    await retry.click({ force: true })
    expect(provider.requests).toHaveLength(4)
    await page.clock.fastForward(30_000)
    await card.getByRole('button', { name: 'Run again', exact: true }).click()
    await expect(resultOf(dialog)).toContainText('A fine answer 🙂.')
    expect(provider.requests).toHaveLength(5)
  })

  test('a busy provider is asked three times more, and a stop ends the waiting', async ({ page, provider }) => {
    await page.clock.install()
    const busy = refusals.openAiServer
    provider.faults(busy, busy, busy, busy, busy)
    const dialog = await openAgent(page, VALIDATOR)
    await fillIn(dialog, idea)
    await page.clock.pauseAt(Date.now() + 60_000) // a pause of a second is over before a slow machine has looked
    await run(dialog)
    for (const [tries, pauseMs] of [
      [1, 1000],
      [2, 2000],
      [3, 4000],
    ] as const) {
      await expect.poll(() => provider.requests.length).toBe(tries)
      await expect(resultOf(dialog)).toHaveText(new RegExp(`^OpenAI is busy\\. ${pause}$`))
      await page.clock.fastForward(pauseMs)
    }
    const card = dialog.getByRole('alert')
    await expect(card).toContainText('OpenAI is busy')
    await expect(card).toContainText('The server had an error while processing your request.')
    await expect(toast(page)).toHaveText('Demo ModeOpenAI is busy. Showing demo result.')
    await expect(resultOf(dialog)).toContainText('DEMO - not from GPT-6 Luna')
    expect(provider.requests).toHaveLength(4)

    await card.getByRole('button', { name: 'Run again' }).click()
    await expect(resultOf(dialog)).toHaveText(/^OpenAI is busy/)
    await page.keyboard.press('Escape')
    await expect(said(dialog, 'Stopped')).toBeAttached()
    await page.clock.fastForward(60_000)
    await expect(runButton(dialog)).toHaveText('Run Agent')
    expect(provider.requests).toHaveLength(5)
  })

  test('overloaded in the middle of an answer: the words stay, the cause is said', async ({ page, provider }) => {
    provider.faults({ errorAfter: 7 })
    const dialog = await openAgent(page, VALIDATOR)
    await choose(dialog, models.anthropic)
    await fillIn(dialog, idea)
    await run(dialog)
    await expect(dialog.getByRole('alert')).toContainText('Anthropic is busy')
    await expect(dialog.getByText('Incomplete', { exact: true })).toBeVisible()
    await expect(dialog.getByText('DEMO', { exact: true })).toBeVisible()
    await expect(resultOf(dialog)).toHaveText(/^Result\s*A\s*DEMO - not from Claude Haiku 5\.5/)
    expect(provider.requests).toHaveLength(1)
  })

  test('an answer that breaks off, or lacks its end, is kept as incomplete', async ({ page, provider }) => {
    provider.say(['One ', 'two ', 'three.'])
    const dialog = await openAgent(page, VALIDATOR)
    await fillIn(dialog, idea)
    const result = resultOf(dialog)
    const incomplete = dialog.getByText('Incomplete', { exact: true })
    for (const dialect of ['openai', 'anthropic', 'gemini'] as const) {
      let cut = () => {}
      const cutWhen = new Promise<void>((resolve) => {
        cut = resolve
      })
      provider.faults({ cutAfter: dialect === 'anthropic' ? 8 : 4, cutWhen }, { isUnmarked: true }, { cutAfter: 1 })
      await choose(dialog, models[dialect])
      await run(dialog)
      await expect(result).toContainText('One two')
      cut()
      await expect(incomplete).toBeVisible()
      await expect(result).toHaveText(/^One two( three\.)?\s*$/)
      await expect(dialog.getByRole('alert')).toHaveCount(0)
      await run(dialog)
      await expect(result).toHaveAttribute('aria-busy', 'false')
      await expect(result).toHaveText('One two three.')
      await expect(incomplete).toBeVisible()
      await expect(page.getByText('Agent completed successfully!')).toHaveCount(0)

      await run(dialog)
      await expect(dialog.getByRole('alert')).toContainText('The answer did not arrive')
      await expect(incomplete).toHaveCount(0)
      await expect(result).toHaveText(/^DEMO - not from/)
    }
    expect(provider.requests).toHaveLength(9)
  })

  test('an answer cut off at the length limit goes on from where it was', async ({ page, provider }) => {
    const dialog = await openAgent(page, VALIDATOR)
    await fillIn(dialog, idea)
    const cut = dialog.getByText('Cut off at the length limit', { exact: true })
    for (const [dialect, end] of [
      ['openai', 'length'],
      ['anthropic', 'max_tokens'],
      ['gemini', 'MAX_TOKENS'],
    ] as const) {
      provider.say(['One ', 'two '])
      provider.faults({ end })
      await choose(dialog, models[dialect])
      await run(dialog)
      await expect(cut).toBeVisible()
      await expect(resultOf(dialog)).toHaveText('One two')

      provider.say(['three.'])
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await expect(resultOf(dialog)).toHaveText('One two three.')
      await expect(cut).toHaveCount(0)
      await expect(dialog.getByRole('button', { name: 'Continue' })).toHaveCount(0)
      await expect(dialog.getByRole('alert')).toHaveCount(0)
      const sent = provider.requests.at(-1)
      expect(promptOf(sent)).toContain(idea[IDEA])
      expect(sent?.body.replace(/.*Sewing machines/s, '')).toMatch(/One two".*Go on exactly where you stopped/)
    }
    await dialog.getByText('Earlier runs').click()
    const runs = dialog.getByRole('group').filter({ hasText: 'Earlier runs' }).getByRole('listitem')
    await expect(runs).toHaveCount(3) // one each, not one for each half
  })

  test('an answer a model would not give is no fault: it says so, without a demo', async ({ page, provider }) => {
    const dialog = await openAgent(page, VALIDATOR)
    await fillIn(dialog, idea)
    provider.say([])
    for (const [dialect, end, name] of [
      ['openai', 'content_filter', 'GPT-6 Luna'],
      ['anthropic', 'refusal', 'Claude Haiku 5.5'],
      ['gemini', 'SAFETY', 'Gemini 3.5 Flash-Lite'],
    ] as const) {
      provider.faults({ end })
      await choose(dialog, models[dialect])
      await run(dialog)
      await expect(dialog.getByRole('alert')).toContainText(`The model declined${name} would not answer this.`)
      await expect(dialog.getByText('DEMO', { exact: true })).toHaveCount(0)
      await expect(runButton(dialog)).toHaveText('Run Agent')
    }
    await expect(toast(page)).toHaveCount(0)
    await expect(dialog.getByText('Earlier runs')).toHaveCount(0)
  })

  test('a provider that says nothing can be stopped, and is given up after two minutes', async ({ page, provider }) => {
    await page.clock.install()
    provider.faults({ isSilent: true }, { isSilent: true })
    const dialog = await openAgent(page, VALIDATOR)
    await fillIn(dialog, idea)
    await run(dialog)
    await expect(resultOf(dialog)).toHaveText('Waiting for GPT-6 Luna')
    await expect.poll(() => provider.requests.length).toBe(1)
    await page.clock.fastForward(110_000)
    await expect(resultOf(dialog)).toHaveText('Waiting for GPT-6 Luna')
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await expect(dialog.getByText('Stopped', { exact: true }).first()).toBeVisible()
    await expect(dialog.getByText('Earlier runs')).toHaveCount(0)
    await expect(page.getByText('Demo Mode')).toHaveCount(0)

    await run(dialog)
    await expect.poll(() => provider.requests.length).toBe(2)
    await page.clock.fastForward(121_000)
    await expect(dialog.getByRole('alert')).toContainText('OpenAI did not answer in time')
    await expect(toast(page)).toHaveText('Demo ModeOpenAI did not answer in time. Showing demo result.')
    await expect(resultOf(dialog)).toContainText('DEMO - not from GPT-6 Luna')
  })

  test('a provider that cannot be reached is told from one that says no', async ({ page, provider }) => {
    const dialog = await openAgent(page, VALIDATOR)
    await fillIn(dialog, idea)
    await page.route(`${provider.origins.openai}/**`, (route) => route.abort('connectionrefused'))
    await run(dialog)
    await expect(dialog.getByRole('alert')).toContainText('OpenAI cannot be reached')
    await expect(toast(page)).toHaveText('Demo ModeCORS restrictions prevent direct API calls. Showing demo result.')
    await expect(resultOf(dialog)).toContainText('DEMO - not from GPT-6 Luna')
  })

  test('Delete my data on this device takes the earlier runs and what was typed, in every tab', async ({
    page,
    context,
  }) => {
    const dialog = await openAgent(page, VALIDATOR)
    await fillIn(dialog, idea)
    await run(dialog)
    await expect(dialog.getByText('Earlier runs')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/privacy')
    await alive(other)
    await other.getByRole('button', { name: 'Delete my data on this device' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
    await expect(other.getByText('Your data on this device is gone')).toBeVisible()
    await expect(dialog.getByText('Earlier runs')).toHaveCount(0)
    await expect(resultOf(dialog)).toHaveCount(0)

    await page.goto('/privacy')
    await alive(page)
    await page.getByRole('button', { name: 'Delete my data on this device' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
    await expect(page.getByText('Your data on this device is gone')).toBeVisible()
    const again = await openAgent(page, VALIDATOR)
    await expect(again.getByLabel(IDEA, { exact: true })).toHaveValue('')
    await expect(again.getByText('Earlier runs')).toHaveCount(0)
  })
})

test('offline, after one visit: the library, its prompts and earlier runs are there, and a run offers the demo', async ({
  page,
  context,
  site,
  provider,
}) => {
  await page.goto('/')
  await expect(page.getByText(messageOf('site', 'notices.ready'))).toBeVisible({
    timeout: 60_000, // as long as keeping the whole site may take on a busy machine
  })
  let dialog = await openAgent(page, VALIDATOR)
  await fillIn(dialog, idea)
  await run(dialog)
  await expect(said(dialog, 'Result ready')).toBeAttached()
  await site.stop()
  await context.setOffline(true)

  dialog = await openAgent(page, VALIDATOR)
  await loseNetworkAgain(context)
  await expect(dialog.getByLabel(IDEA, { exact: true })).toHaveValue('Sewing machines, mended by post')
  await dialog.getByText('Show prompt').click()
  await expect(dialog.getByRole('group', { name: 'Prompt of this run' })).toContainText('# Role')
  await dialog.getByText('Earlier runs').click()
  await dialog.getByRole('button', { name: /^Sewing machines/ }).click()
  await expect(resultOf(dialog)).toContainText('A fine answer 🙂.')
  await expect(dialog.getByText('Testing a key needs a connection.')).toBeVisible()

  const note = dialog.getByRole('status').filter({ hasText: 'You are offline' })
  await expect(note).toContainText('A run needs a connection. Your inputs stay here.')
  await note.getByRole('button', { name: 'Show the demo' }).click()
  await expect(resultOf(dialog)).toHaveText(/^DEMO - not from GPT-6 Luna\s*SWOT analysis/)
  await expect(dialog.getByText('DEMO', { exact: true }).first()).toBeVisible()
  await expect(toast(page)).toHaveText('Demo ModeYou are offline. Showing demo result.')

  await dialog.getByLabel('API Key').fill(KEY)
  await run(dialog)
  await expect(dialog.getByRole('alert')).toContainText('A run needs a connection to OpenAI.')
  await expect(resultOf(dialog)).toContainText('DEMO - not from GPT-6 Luna')
  expect(provider.requests).toHaveLength(1)
  await context.setOffline(false)
  await expect(note).toHaveCount(0)
  await run(dialog)
  await expect(resultOf(dialog)).toContainText('A fine answer 🙂.')
})

test.describe('a model built into the browser', () => {
  test.use({ serviceWorkers: 'block' })

  test('runs without a key and without a request, and shows its download', async ({ page, provider }) => {
    await addDeviceModel(page, ['Said ', 'on **this** ', 'device.'])
    const dialog = await openAgent(page, VALIDATOR)
    const model = dialog.getByLabel('AI Model')
    await expect(model.getByRole('option', { name: 'On this device, no key needed' })).toHaveCount(1)
    await model.selectOption('On this device, no key needed')
    await expect(model).toHaveAccessibleDescription(/Your browser downloads its model first/)
    await expect(dialog.getByLabel('API Key')).toHaveCount(0)
    await run(dialog)
    await expect(dialog.getByLabel(IDEA, { exact: true })).toBeFocused()
    await dialog.getByLabel(IDEA, { exact: true }).fill('Sewing machines, mended by post')
    await run(dialog)
    await expect(resultOf(dialog)).toHaveText('Downloading the model: 40 %')
    await page.evaluate(() => dispatchEvent(new Event('downloaded')))
    await expect(said(dialog, 'Result ready')).toBeAttached()
    await expect(resultOf(dialog)).toHaveText('Said on this device.')
    await expect(resultOf(dialog).locator('strong')).toHaveText('this')
    const region = dialog.getByRole('region', { name: 'Result' })
    await expect(region.getByText('the model on this device', { exact: true })).toBeVisible()
    await expect(region).not.toContainText(/tokens|\$/)
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toContain('Sewing machines')
    expect([...provider.requests, ...provider.preflights]).toEqual([])
  })

  test('that fails is named, and the demo is not from it', async ({ page }) => {
    await addDeviceModel(page, null)
    const dialog = await openAgent(page, VALIDATOR)
    await dialog.getByLabel('AI Model').selectOption('On this device, no key needed')
    await dialog.getByLabel(IDEA, { exact: true }).fill('Sewing machines, mended by post')
    await run(dialog)
    await expect(resultOf(dialog)).toHaveText('Downloading the model: 40 %')
    await page.evaluate(() => dispatchEvent(new Event('downloaded')))
    await expect(dialog.getByRole('alert')).toContainText('The model on this device failed')
    await expect(resultOf(dialog)).toContainText('DEMO - not from the model on this device')
  })

  test('is not offered where there is none', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'LanguageModel', { value: undefined }))
    const dialog = await openAgent(page, VALIDATOR)
    await expect(dialog.getByRole('option', { name: 'GPT-6 Luna', exact: true })).toHaveCount(1)
    await expect(dialog.getByText('On this device, no key needed')).toHaveCount(0)
  })
})

/** Gives the page a browser's own model: it is downloaded up to 40 %, and the rest when the page hears 'downloaded'. */
async function addDeviceModel(page: Page, words: readonly string[] | null): Promise<void> {
  await page.addInitScript((said) => {
    const LanguageModel = {
      availability: async () => 'downloadable',
      async create({ monitor }: { monitor: (target: EventTarget) => void }) {
        const target = new EventTarget()
        monitor(target)
        const tell = (loaded: number) =>
          target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }))
        tell(0.4)
        await new Promise((resolve) => addEventListener('downloaded', resolve, { once: true }))
        tell(1)
        return {
          promptStreaming(prompt: string) {
            sessionStorage.setItem('asked', prompt)
            return new ReadableStream({
              start(controller) {
                if (said === null) controller.error(new Error('Out of memory.'))
                for (const word of said ?? []) controller.enqueue(word)
                if (said !== null) controller.close()
              },
            })
          },
          destroy() {},
        }
      },
    }
    Object.assign(globalThis, { LanguageModel })
  }, words)
}

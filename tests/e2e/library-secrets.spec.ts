import { readFileSync } from 'node:fs'
import type { BrowserContext, Download, Page, Request } from '@playwright/test'
import type { Dialect } from '#content/models.ts'
import { lexMarkdown } from '#features/agent-runner/markdown-lexer.ts'
import { hostileTexts } from '#support/hostile-texts.ts'
import {
  currentModels,
  expect,
  FAKE_API_KEY,
  fillInputs,
  inputLabels,
  inputValues,
  openAgent,
  resultBlock,
  test,
  threeInputAgent,
} from './library-fixtures.ts'
import { writeToIndexedDb } from './page-actions.ts'
import { waitForHydration } from './site-fixtures.ts'

const AGENT = threeInputAgent.name
const [label] = inputLabels(threeInputAgent)
const [topic = '', audience = '', tone = ''] = threeInputAgent.inputs.map(({ name }) => name)
const inputs = inputValues(threeInputAgent, 'Paper by hand', 'Printers')
const keyHeaders = { openai: 'authorization', anthropic: 'x-api-key', gemini: 'x-goog-api-key' } as const
const dialects = Object.keys(keyHeaders) as readonly Dialect[]

/** Texts that reveal the key: its last characters, which many programs show, and the whole key in Base64. */
const TRACES = [FAKE_API_KEY.slice(-8), ...[0, 1, 2].map((start) => btoa(FAKE_API_KEY.slice(start)).slice(0, -4))]
const containsKey = (text: string) => TRACES.some((trace) => text.includes(trace))

/** Collects all requests, console messages, errors and downloads of the pages of a browser context. */
function recordActivity(context: BrowserContext) {
  const requests: Request[] = []
  const logs: string[] = []
  const downloads: Download[] = []
  context.on('request', (request) => requests.push(request))
  context.on('console', (message) => logs.push(message.text()))
  context.on('weberror', (error) => logs.push(`${error.error().message} ${error.error().stack}`))
  for (const page of context.pages()) page.on('download', (download) => downloads.push(download))
  return { requests, logs, downloads }
}

type Origins = Readonly<Record<Dialect, string>>

/** Returns a request as it was sent, without the key header of the provider's own host. */
function requestText(request: Request, origins: Origins): string {
  const { origin } = new URL(request.url())
  const owner = dialects.find((dialect) => origins[dialect] === origin)
  const headers = Object.entries(request.headers()).filter(
    ([name]) => owner === undefined || name !== keyHeaders[owner],
  )
  return `${request.method()} ${request.url()} ${JSON.stringify(headers)} ${request.postData() ?? ''}`
}

/**
 * Returns where a page, or what the browser stores of the site, contains one of these texts. The field of the key is
 * left out.
 */
function findTexts(page: Page, traces: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (texts) => {
    const matches: string[] = []
    const check = (location: string, text: string) => {
      if (texts.some((searched) => text.includes(searched))) matches.push(`${location}: ${text.slice(0, 300)}`)
    }
    const replacer = (_: string, value: unknown): unknown => {
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value)
      return value instanceof Map || value instanceof Set ? [...value] : value
    }
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name))
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName)
        const all = [await resultOf(store.getAllKeys()), await resultOf(store.getAll())]
        check(`database ${name}`, JSON.stringify(all, replacer))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        check(`cache ${name}`, `${request.url} ${JSON.stringify([...request.headers, ...(response?.headers ?? [])])}`)
        check(`cache ${request.url}`, new TextDecoder('latin1').decode(await response?.arrayBuffer()))
      }
    }
    check('local storage', JSON.stringify({ ...localStorage }))
    check('session storage', JSON.stringify({ ...sessionStorage }))
    check('cookies', document.cookie)
    check('address', `${window.location.href} ${document.referrer} ${window.name} ${JSON.stringify(history.state)}`)
    check('requests', JSON.stringify(performance.getEntries()))
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) check(`attribute ${name}`, value)
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      if (isField && element.id !== 'run-key') check(`field ${element.id}`, element.value)
    }
    check('text', document.documentElement.textContent)
    return matches
  }, traces)
}

/** Returns the addresses in a tab's history. */
async function addressesOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { entries } = await session.send('Page.getNavigationHistory')
  await session.detach()
  return JSON.stringify(entries)
}

type Activity = ReturnType<typeof recordActivity>

/** Returns where the key occurs, except in its field and in the header of its provider. */
async function leaks(page: Page, activity: Activity, origins: Origins): Promise<readonly string[]> {
  const files = await Promise.all(activity.downloads.map(async (each) => readFileSync(await each.path(), 'utf8')))
  const names = activity.downloads.map((each) => `${each.suggestedFilename()} ${each.url()}`)
  const requests = activity.requests.map((request) => requestText(request, origins))
  const cookies = JSON.stringify(await page.context().cookies())
  const texts = [...activity.logs, ...files, ...names, ...requests, await addressesOf(page), cookies]
  return [...(await findTexts(page, TRACES)), ...texts.filter(containsKey)]
}

type Provider = { readonly origins: Origins; readonly requests: readonly unknown[] }
type TestContext = { readonly page: Page; readonly provider: Provider }

/** Opens an agent's dialog and fills it in. The returned `expectNoLeak` looks for the key in every other location. */
async function openFilledDialog({ page, provider }: TestContext, key = FAKE_API_KEY) {
  const activity = recordActivity(page.context())
  const dialog = await openAgent(page, AGENT)
  await fillInputs(dialog, inputs, key)
  const submit = async (dialect: Dialect) => {
    const before = provider.requests.length
    await dialog.getByLabel('AI Model').selectOption(currentModels[dialect])
    await dialog.getByLabel(label, { exact: true }).press('Control+Enter')
    await expect.poll(() => provider.requests.length).toBe(before + 1)
  }
  const run = async (dialect: Dialect, text: string) => {
    await submit(dialect)
    await expect(dialog.getByRole('button', { name: 'Run Agent' })).toBeVisible()
    await expect(dialog).toContainText(text)
  }
  const expectNoLeak = async (checkedPage = page) =>
    expect(await leaks(checkedPage, activity, provider.origins)).toEqual([])
  return { dialog, activity: activity, submit: submit, run, expectNoLeak }
}

/** Tells whether an object that the page still references contains the key. */
async function isInHeap(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page)
  let isFound = false
  let previousEnd = ''
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    isFound ||= (previousEnd + chunk).includes(FAKE_API_KEY)
    previousEnd = chunk.slice(-FAKE_API_KEY.length)
  })
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  return isFound
}

test('no object of the page contains the key after the dialog is closed', async ({ page, provider }) => {
  const dialog = await openAgent(page, AGENT)
  await fillInputs(dialog, inputs, '')
  await dialog.getByLabel('API Key').focus()
  await page.keyboard.insertText(FAKE_API_KEY) // not with `fill`, because the test library would keep the text
  await dialog.getByRole('button', { name: 'Test key' }).click()
  await expect(dialog.getByText('OpenAI accepts this key.')).toBeVisible()
  provider.setFaults({ status: 401, body: '{}' })
  await dialog.getByLabel(label, { exact: true }).press('Control+Enter')
  await expect(dialog.getByText('DEMO', { exact: true })).toBeVisible()
  expect(await isInHeap(page)).toBe(true)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => isInHeap(page), { intervals: [1000] }).toBe(false)
})

test('the key is only in its field and its header after runs, copies, downloads, links and lists', async ({
  page,
  context,
  provider,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboardTexts = () =>
    page.evaluate(async () => {
      const items = await navigator.clipboard.read()
      const texts = items.flatMap((item) => item.types.map(async (type) => (await item.getType(type)).text()))
      return (await Promise.all(texts)).join()
    })
  const { dialog, activity, run, expectNoLeak } = await openFilledDialog({ page, provider })
  await expectNoLeak()
  for (const dialect of dialects) {
    await run(dialect, 'A fine answer')
  }
  for (const [button, text] of [
    ['Copy', 'A **fine** answer'],
    ['Copy formatted', '<strong>fine</strong>'],
    ['Copy link to this agent', `/ai-agents-library?agent=${threeInputAgent.number}#in=`],
  ] as const) {
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await expect.poll(() => clipboardTexts().catch(() => 'the clipboard is changing')).toContain(text)
    expect(containsKey(await clipboardTexts())).toBe(false)
  }
  for (const button of ['Download', 'Download Markdown', 'Test key', 'Refresh list']) {
    await dialog.getByRole('button', { name: button, exact: true }).click()
  }
  await expect.poll(() => activity.downloads.length).toBe(2)
  await expect(dialog).toContainText('2 models of Google for this key.')
  await dialog.getByRole('button', { name: 'Show the key' }).click()
  await expectNoLeak()
  expect(provider.requests).toHaveLength(5)
  expect(activity.requests.filter((request) => containsKey(JSON.stringify(request.headers())))).toHaveLength(5)
})

test('the key is only in its field and its header after rejections that repeat it, stops and broken answers', async ({
  page,
  provider,
}) => {
  const { dialog, submit, run, expectNoLeak } = await openFilledDialog({ page, provider }, `${FAKE_API_KEY}-wrong`)
  for (const dialect of dialects) await run(dialect, 'DEMO')
  await expectNoLeak()
  await dialog.getByLabel('API Key').fill(FAKE_API_KEY)
  const bodyWithKey = {
    error: {
      message: `This key may not: ${FAKE_API_KEY} (${FAKE_API_KEY})`,
      type: FAKE_API_KEY,
      code: FAKE_API_KEY,
      param: FAKE_API_KEY,
    },
  }
  const refusal = { status: 422, body: JSON.stringify(bodyWithKey) }
  let cut = () => {}
  const cutWhen = new Promise<void>((resolve) => {
    cut = resolve
  })
  provider.setFaults(refusal, refusal, refusal, { pauseMs: 300 }, { cutAfter: 3, cutWhen }, { errorAfter: 3 })
  for (const dialect of dialects) await run(dialect, 'This key may not: … (…)')
  await submit('openai')
  await expect(dialog.getByRole('group', { name: 'Result' })).toContainText('Result')
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await expect(dialog).toContainText('Stopped')
  await submit('openai')
  await expect(dialog.getByRole('group', { name: 'Result' })).toHaveText(/^Result\s*A\s*$/)
  cut()
  await expect(dialog).toContainText('Incomplete')
  await run('openai', 'DEMO')
  await expectNoLeak()
})

test('the key is gone after the dialog closes, after a reload and after a crash', { tag: '@soak' }, async ({
  page,
  context,
  provider,
}) => {
  const { dialog, run, expectNoLeak } = await openFilledDialog({ page, provider })
  const key = dialog.getByLabel('API Key')
  await run('anthropic', 'A fine answer')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('listitem').filter({ hasText: AGENT }).getByRole('button', { name: 'Run Agent' }).click()
  await expect(dialog.getByLabel(label, { exact: true })).toHaveValue('Paper by hand')
  await expect(key).toHaveValue('')
  await key.fill(FAKE_API_KEY)
  await page.reload()
  await expect(key).toHaveValue('')
  await expectNoLeak()
  await key.fill(FAKE_API_KEY)
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => {})
  await crashed
  const next = await context.newPage()
  await next.goto(`/ai-agents-library?agent=${threeInputAgent.number}`)
  await expect(next.getByRole('dialog').getByLabel('API Key')).toHaveValue('')
  await expectNoLeak(next)
  expect(await findTexts(next, ['Paper by hand'])).toContainEqual(expect.stringMatching(/^database site-kv: /))
})

test('only this site and the model’s provider get requests, and the provider gets the key in a single header', async ({
  page,
  provider,
  site,
}) => {
  const { dialog, activity, run } = await openFilledDialog({ page, provider })
  const origins = () => [...new Set(activity.requests.map((request) => new URL(request.url()).origin))]
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter((src) => src !== ''))
  expect(new Set(scripts.map((src) => new URL(src).origin))).toEqual(new Set([site.url]))
  expect(origins()).toEqual([site.url])
  for (const dialect of dialects) {
    activity.requests.length = 0
    await run(dialect, 'A fine answer')
    expect(origins().filter((origin) => origin !== site.url)).toEqual([provider.origins[dialect]])
  }
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(provider.requests.map(({ dialect }) => dialect)).toEqual(dialects)
  for (const { dialect, headers, path, body } of provider.requests) {
    const headersWithKey = Object.entries(headers).flatMap(([name, value]) =>
      containsKey(String(value)) ? [name] : [],
    )
    expect(headersWithKey).toEqual([keyHeaders[dialect]])
    expect(path + body).not.toContain(FAKE_API_KEY)
    expect(headers).not.toHaveProperty('referer')
    expect(headers).not.toHaveProperty('cookie')
  }
})

/**
 * Tells whether Markdown that follows a text is parsed as usual. An unclosed comment would contain that Markdown.
 */
function isSelfContained({ text }: { readonly text: string }): boolean {
  const last = lexMarkdown(`${text}\n\nafter`).at(-1)
  return last?.type === 'paragraph' && last.raw === 'after'
}

/** The hostile texts in groups. A text that would swallow the next one is the last text of its group. */
const groups = hostileTexts
  .filter((each) => !isSelfContained(each))
  .map(({ text }, number, open) => {
    const closed = hostileTexts.filter(isSelfContained).filter((_, index) => index % open.length === number)
    return [...closed.map((each) => each.text), text, `end of group ${number}.`].join('\n\n')
  })

function unevenPieces(text: string): readonly string[] {
  const sizes = [1, 7, 2, 5, 3, 11]
  const pieces: string[] = []
  for (let start = 0; start < text.length; start += sizes[(pieces.length - 1) % sizes.length] ?? 1)
    pieces.push(text.slice(start, start + (sizes[pieces.length % sizes.length] ?? 1)))
  return pieces
}

/** Watches a page from now on. The returned function expects that every hostile text has remained plain text. */
async function watchPage(page: Page, origins: Origins, siteUrl: string) {
  const { requests } = recordActivity(page.context())
  const problems: string[] = []
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(`${siteUrl}/ai-agents-library`)) problems.push(`navigated to ${frame.url()}`)
  })
  page.on('dialog', (dialog) => problems.push(`showed the dialog ${dialog.message()}`))
  page.on('popup', (popup) => problems.push(`opened ${popup.url()}`))
  await page.exposeFunction('reportProblem', (problem: string) => problems.push(problem))
  await page.addInitScript(watchMarkup)
  return async () => {
    const isPolluted = await page.evaluate(() => 'pwned' in Object.prototype)
    const allowedOrigins = [siteUrl, ...Object.values(origins)]
    const foreign = requests
      .map((request) => request.url())
      .filter((url) => !allowedOrigins.includes(new URL(url).origin))
    expect({ problems, foreign, isPolluted }).toEqual({ problems: [], foreign: [], isPolluted: false })
  }
}

/** Runs in the page. Reports all markup except formatted text and safe links where text of others is shown. */
function watchMarkup() {
  const { reportProblem } = window as unknown as { readonly reportProblem: (problem: string) => void }
  const untrustedAreas = '[data-result], [role=group][aria-label="Prompt of this run"]'
  const allowedTags =
    /^(DIV|P|H[456]|UL|OL|LI|PRE|CODE|BLOCKQUOTE|HR|BR|STRONG|EM|DEL|SPAN|A|T(ABLE|HEAD|BODY|R|H|D)|MARK)$/
  const allowedAttributes =
    /^(class|tabindex|role|aria-label|start|scope|dir|href|title|target|rel|data-(result|depth|task|align|empty))$/
  const checkElement = (element: Element) => {
    const otherAttributes = element.getAttributeNames().filter((name) => !allowedAttributes.test(name))
    if (!allowedTags.test(element.tagName) || otherAttributes.length > 0)
      reportProblem(`created ${element.tagName} ${otherAttributes}`)
    if (!(element instanceof HTMLAnchorElement)) return
    const { protocol, username, rel } = element
    const isSafe = /^(https|mailto):$/.test(protocol) && username === '' && /\bnoopener\b/.test(rel)
    if (!isSafe) reportProblem(`linked ${element.outerHTML}`)
  }
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]))
      if (node instanceof Element)
        for (const each of [node, ...node.querySelectorAll('*')]) if (each.closest(untrustedAreas)) checkElement(each)
  }).observe(document, { childList: true, subtree: true, attributes: true })
  addEventListener('securitypolicyviolation', ({ blockedURI }) =>
    reportProblem(`was blocked from loading ${blockedURI}`),
  )
  Object.defineProperty(window, 'pwned', { set: () => reportProblem('ran a script') })
}

for (const isStreamed of [false, true]) {
  test.describe(`hostile texts of a model that arrive ${isStreamed ? 'in small pieces' : 'at once'}`, () => {
    // small pieces are tested without the policy, which would block scripts: the texts must not even become markup
    test.use({ bypassCSP: isStreamed })
    test('remain plain text', { tag: isStreamed ? [] : '@soak' }, async ({ page, provider, site }) => {
      const expectHarmless = await watchPage(page, provider.origins, site.url)
      const { run } = await openFilledDialog({ page, provider })
      for (const [number, text] of groups.entries()) {
        provider.setAnswer(isStreamed ? unevenPieces(text) : [text])
        await run(dialects[number % 3] ?? 'openai', `end of group ${number}.`)
      }
      await expectHarmless()
    })
  })
}

test.describe('hostile texts', () => {
  test.use({ bypassCSP: true })
  const all = hostileTexts.map(({ text }) => text).join('\n')

  test('remain plain text as inputs, in the prompt, in a demo made of them and in a provider’s error', {
    tag: '@soak',
  }, async ({ page, provider, site }) => {
    const expectHarmless = await watchPage(page, provider.origins, site.url)
    const { dialog, run } = await openFilledDialog({ page, provider })
    await dialog.getByText('Show prompt').click()
    const partLength = Math.ceil(all.length / 3)
    for (const [index, label] of Object.keys(inputs).entries()) {
      await dialog.getByLabel(label, { exact: true }).fill(all.slice(index * partLength, (index + 1) * partLength))
    }
    await expect(dialog.getByLabel('Prompt of this run')).toContainText('https://attacker.example/leak?key=THE-KEY')
    const message = all.slice(0, 250)
    provider.setFaults({ status: 422, body: JSON.stringify({ error: { message, type: message, param: message } }) })
    await run('openai', 'OpenAI says: Before <script>window.pwned=1</script> after')
    await dialog.getByRole('button', { name: 'Edit for this run' }).click()
    await run('gemini', 'A fine answer')
    expect(JSON.stringify(JSON.parse(provider.requests[1]?.body ?? ''))).toContain('<script>window.pwned=1</script>')
    await expectHarmless()
  })

  test('remain plain text in links, which fill in inputs and start no run', { tag: '@soak' }, async ({
    page,
    provider,
    site,
  }) => {
    const expectHarmless = await watchPage(page, provider.origins, site.url)
    const short = hostileTexts.filter(({ text }) => text.length < 600).map(({ text }) => text)
    for (let start = 0; start < short.length; start += 45) {
      const texts = [0, 15, 30].map((index) => short.slice(start + index, start + index + 15).join('\n'))
      const linkInputs = JSON.stringify({
        [topic]: texts[0],
        [audience]: texts[1],
        [tone]: texts[2],
        key: FAKE_API_KEY,
      }).replace('{', '{"__proto__":{"pwned":1},')
      await page.goto(
        `/ai-agents-library?agent=${threeInputAgent.number}&from=${start}#${new URLSearchParams({ in: linkInputs })}`,
      )
      const dialog = page.getByRole('dialog', { name: AGENT })
      await expect(dialog.getByLabel(label, { exact: true })).not.toHaveValue('')
      await expect(dialog.getByLabel('API Key')).toHaveValue('')
      await dialog.getByText('Show prompt').click()
      await expect(dialog.getByRole('group', { name: 'Prompt of this run' })).toContainText('pwned')
    }
    const hostile = hostileTexts.find(({ name }) => name === 'the end of an attribute')?.text ?? ''
    for (const address of [
      `?agent=${encodeURIComponent(hostile)}`,
      '?agent=__proto__&agent=1',
      '?agent=1e0#in=%7B%22topic%22:%22x%22%7D',
      `?agent=javascript:window.pwned=1#in=${encodeURIComponent(hostile)}`,
      `?q=${encodeURIComponent(all.slice(0, 6000))}&category=${encodeURIComponent(hostile)}`,
      `?category=__proto__&q=%E0%A4%A&agent=${hostile}`,
    ]) {
      await page.goto(`/ai-agents-library${address}`)
      await waitForHydration(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await expectHarmless()
    expect(provider.requests).toEqual([])
  })

  test('remain plain text in stored runs, and invalid runs are left out', { tag: '@soak' }, async ({
    page,
    provider,
    site,
  }) => {
    const expectHarmless = await watchPage(page, provider.origins, site.url)
    const [text = ''] = groups
    const validRun = {
      id: 'a',
      agent: threeInputAgent.number,
      model: 'gpt-4',
      inputs: {},
      result: text,
      usage: null,
      isDemo: false,
      at: 1e12,
    }
    const runs = groups.map((result, number) => ({
      ...validRun,
      id: `${number}-${hostileTexts[number]?.text}`,
      model: hostileTexts[number + 5]?.text,
      inputs: { [topic]: result, [audience]: hostileTexts[number]?.text, 'on"click': text },
      result,
      isDemo: number % 2 === 1,
      usage: { promptTokens: 1, answerTokens: text, thinkingTokens: {} },
      at: 1e12 + number,
      key: FAKE_API_KEY,
      html: text,
    }))
    const invalidRecords = [null, 42, text, [], { ...validRun, id: {} }, { ...validRun, result: { toString: text } }]
    const invalidRuns = [
      { ...validRun, agent: String(threeInputAgent.number) },
      { ...validRun, at: 1e300 },
      { ...validRun, isDemo: text },
      { ...validRun, model: [text] },
    ]
    await page.goto('/ai-agents-library')
    await waitForHydration(page)
    await writeToIndexedDb(page, 'site-kv', 'agent-runs', [...invalidRecords, ...runs, ...invalidRuns])
    await page.goto(`/ai-agents-library?agent=${threeInputAgent.number}`)
    const dialog = page.getByRole('dialog', { name: AGENT })
    await dialog.getByText('Earlier runs').click()
    const rows = dialog.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Delete the run/ }) })
    await expect(rows).toHaveCount(groups.length)
    for (const [number] of groups.entries()) {
      await rows
        .nth(groups.length - 1 - number)
        .getByRole('button')
        .first()
        .click()
      await expect(resultBlock(dialog)).toContainText(`end of group ${number}.`)
    }
    await dialog.getByRole('button', { name: 'Use these inputs' }).click()
    await dialog.getByText('Show prompt').click()
    await expectHarmless()
  })

  test('remain plain text as names of models', { tag: '@soak' }, async ({ page, provider, site }) => {
    const expectHarmless = await watchPage(page, provider.origins, site.url)
    const data = hostileTexts.map(({ text }, index) => ({
      id: `gpt-${index}-${text}`,
      owned_by: text,
      shutdown_date: text,
    }))
    const headers = { 'access-control-allow-origin': '*' }
    await page.route(`${provider.origins.openai}/v1/models`, (route) => route.fulfill({ json: { data }, headers }))
    const { dialog } = await openFilledDialog({ page, provider })
    await dialog.getByRole('button', { name: 'Refresh list' }).click()
    await expect(dialog).toContainText(/\d+ models of OpenAI for this key\./)
    const ids = await dialog
      .getByLabel('AI Model')
      .locator('option[value^="gpt-"]')
      .evaluateAll((options) =>
        options.map((option) => (option as HTMLOptionElement).value).filter((value) => /pwned|attacker/.test(value)),
      )
    expect(ids.length).toBeGreaterThan(30)
    for (const id of ids.slice(0, 5)) {
      await dialog.getByLabel('AI Model').selectOption(id)
      await dialog.getByLabel(label, { exact: true }).press('Control+Enter')
      await expect.poll(() => provider.requests.at(-1)?.body).toContain(JSON.stringify(id))
      await expect(dialog.getByRole('button', { name: 'Run Agent' })).toBeVisible()
    }
    await expectHarmless()
  })
})

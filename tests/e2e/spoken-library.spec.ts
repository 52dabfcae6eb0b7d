import type { Page } from '@playwright/test'
import { localTime } from '#lib/dates.ts'
import { messageOf } from '#support/messages.ts'
import { refusals } from '#support/provider-answers.ts'
import {
  cardButton,
  currentModels,
  expect,
  FAKE_API_KEY,
  fillInputs,
  openAgent,
  problemOf,
  runButton,
  SINGLE_INPUT_AGENT,
  selectModel,
  singleInputAgent,
  singleInputName,
  singleInputValues,
  test,
} from './library-fixtures.ts'
import { writeToIndexedDb } from './page-actions.ts'
import { waitForHydration } from './site-fixtures.ts'
import { listen } from './speech.ts'

// what a screen reader says by itself of the dialog that runs an agent, step by step

const runText = (field: string, names = {}) => messageOf('run', field, names)
const RUN_BUTTON = `button, ${runText('run.start')}`

/** Returns a function that presses a button of the dialog with the keyboard. */
const buttonsOf = (page: Page) => (field: string, names?: Readonly<Record<string, string>>) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: runText(field, names), exact: true })
    .press('Enter')

/** Holds the requests to a provider back until the returned function is called. */
async function holdRequests(page: Page, origin: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`${origin}/**`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('the dialog of an agent says what opens, what is missing, that it runs and how the run ended', async ({
  page,
  provider,
}) => {
  const speech = await listen(page)
  await page.goto('/ai-agents-library')
  await waitForHydration(page)
  const dialog = page.getByRole('dialog')
  const press = buttonsOf(page)
  const opening = await speech.during(() => cardButton(page, SINGLE_INPUT_AGENT).press('Enter'))
  await opening.focuses(expect.stringMatching(/^combobox, AI Model/))
  await opening.announces([])
  const seeing = await speech.during(() => press('sample.show'))
  await seeing.focuses(`group, ${runText('sample.label')}`)
  const closing = await speech.during(() => press('sample.close'))
  await closing.focuses(`button, ${runText('sample.show')}`)
  await closing.announces([])

  const keyField = `textbox, ${runText('key.label')}, ${runText('keyMissing')}`
  const missing = await speech.during(() => runButton(dialog).press('Enter'))
  await missing.focuses(expect.stringContaining(keyField))
  await missing.announces([])
  const missingStill = await speech.during(() => page.keyboard.press('Enter'))
  await missingStill.announces([runText('keyMissing')])

  await fillInputs(dialog, singleInputValues)
  const release = await holdRequests(page, provider.origins.openai)
  provider.setFaults({ pauseMs: 50 }, { pauseMs: 2000 })
  const running = await speech.during(() => runButton(dialog).press('Enter'))
  await running.announces([runText('spoken.running')])
  await running.focuses(`button, ${runText('run.stop')}`)
  release()
  await running.announces([runText('spoken.running'), runText('spoken.ready')])
  await running.focuses(RUN_BUTTON)
  const stopping = await speech.during(async () => {
    await runButton(dialog).press('Enter')
    await press('run.stop')
  })
  await stopping.announces([runText('spoken.running'), runText('spoken.stopped')])
  await stopping.focuses(RUN_BUTTON)
})

test('the diagnosis of a failed run and the demo are said once, also while a button counts the seconds', async ({
  page,
  provider,
}) => {
  const speech = await listen(page)
  await page.clock.install()
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  await fillInputs(dialog, singleInputValues, FAKE_API_KEY)
  await selectModel(dialog, currentModels.anthropic)
  const release = await holdRequests(page, provider.origins.anthropic)
  provider.setFaults({ ...refusals.anthropicRate, headers: { 'retry-after': '300' } })
  const running = await speech.during(() => runButton(dialog).press('Enter'))
  await running.announces([runText('spoken.running')])
  release()
  const said = [
    runText('spoken.running'),
    expect.stringContaining(problemOf('rate', 'title', 'anthropic')),
    runText('spoken.demo'),
  ]
  await running.announces(said)
  await running.focuses(RUN_BUTTON)
  const retry = dialog.getByRole('button', { name: /^Run again in \d+ s$/ })
  const seconds = (await retry.textContent()) ?? ''
  await page.clock.runFor(3000)
  await expect(retry).not.toHaveText(seconds)
  await running.announces(said)
  const leaving = await speech.during(() => page.keyboard.press('Escape'))
  await leaving.focuses(`${RUN_BUTTON}, ${SINGLE_INPUT_AGENT}`)
  const returning = await speech.during(() => page.keyboard.press('Enter'))
  await returning.focuses(expect.stringMatching(/^combobox, AI Model/))
  await expect(retry).toBeVisible()
  await returning.announces([])
})

test('the list of earlier runs says what its search finds, and what its buttons do', async ({ page }) => {
  const speech = await listen(page)
  await page.goto('/ai-agents-library')
  const run = (words: string, at: number) => ({
    agent: singleInputAgent.number,
    model: currentModels.openai,
    inputs: { [singleInputName]: words },
    result: 'Fine.',
    usage: null,
    isDemo: false,
    id: words,
    at,
  })
  await writeToIndexedDb(page, 'site-kv', 'agent-runs', [run('A shop for kites', 2e12), run('Knots', 1e12)])
  const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
  const press = buttonsOf(page)
  const summary = dialog.locator('summary').filter({ hasText: runText('history.label') })
  const opening = await speech.during(() => summary.press('Enter'))
  await opening.announces([])
  const field = dialog.getByLabel(runText('history.search'))
  const searching = await speech.during(() => field.fill('kites'))
  await searching.announces([runText('history.count.one', { count: 1 })])
  await searching.focuses(`searchbox, ${runText('history.search')}`)
  await (await speech.during(() => field.fill('zzxqv'))).announces([runText('history.nothing')])
  const finding = await speech.during(() => field.fill('kites'))
  await finding.announces([runText('history.count.one', { count: 1 })])
  const rows = dialog
    .getByRole('group')
    .filter({ hasText: runText('history.label') })
    .getByRole('listitem')
  const showing = await speech.during(() => rows.getByRole('button').first().press('Enter'))
  await showing.announces([runText('spoken.run', { time: localTime(2e12) })])
  const using = await speech.during(() => press('history.use'))
  await using.announces([runText('spoken.inputs')])
  await using.focuses(`button, ${runText('history.use')}`)
  const removing = await speech.during(() => press('history.remove', { time: localTime(2e12) }))
  await removing.focuses(`DisclosureTriangle, ${runText('history.label')} 1`)
  await removing.announces([runText('history.nothing')]) // the search stays
  await expect(field).toHaveValue('kites')
})

import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messageOf } from '#support/messages.ts'
import { type Stored, shapesIn, shapesOf, sharedNames, stored, valuesIn } from '#support/stored.ts'
import { readDeviceData, writeDeviceData } from './device-data.ts'
import {
  blockOnlineCheck,
  contactForm,
  DISMISSAL_KEY,
  leaveChat,
  leaveDrafts,
  leaveLease,
  leaveOffer,
  leaveRequests,
  leaveRuns,
  leaveScore,
  leaveSearch,
  leaveStillness,
  offerToInstall,
  shiftClock,
  TRAINING_PATH,
  trainingForm,
} from './leave-data.ts'
import {
  libraryRecords,
  test as libraryTest,
  openAgent,
  resultBlock,
  SINGLE_INPUT_AGENT,
  SINGLE_INPUT_LABEL,
  singleInputName,
} from './library-fixtures.ts'
import { checkForUpdate, deployNewVersion } from './new-version.ts'
import {
  gotoWithOutbox,
  meetingForm,
  openWaitingRequestsPanel,
  outboxButton,
  subscribeToNewsletter,
  test,
} from './outbox-fixtures.ts'
import { recordReads } from './page-actions.ts'
import { addName, cacheNamesOf, formFieldsOf, recordSharedNames, sortedNames } from './shared-names.ts'
import { activateFooter, DIST, expect, serveSite, test as siteTest, waitForHydration } from './site-fixtures.ts'

/** A minute after the latest time in the fixture, in epoch milliseconds, so that its records count as recent. */
const AFTER_FIXTURE_MS =
  Math.max(...Object.values(valuesIn('site-kv')).filter((value) => typeof value === 'number')) + 60_000

/** The fields of a chat message that are shown. */
type Message = { readonly text: string; readonly about?: string; readonly suggestions?: readonly string[] }

/** Returns the fixture with this agent instead of agent 2, because agents are content, which may change. */
function withAgent({ number }: { readonly number: number }): Stored {
  const text = JSON.stringify(stored).replaceAll('"agent":2', `"agent":${number}`)
  return JSON.parse(
    text.replaceAll('agent-2.idea', `agent-${number}.${singleInputName}`).replaceAll('"idea"', `"${singleInputName}"`),
  )
}

test.describe('without the worker', () => {
  test('all requests and drafts of another version are read', async ({ page }) => {
    await blockOnlineCheck(page)
    await shiftClock(page, AFTER_FIXTURE_MS - Date.now())
    await page.goto('/robots.txt')
    await writeDeviceData(page, stored)
    await gotoWithOutbox(page, '/contact')
    const all = messageOf('outbox', 'count.all.many', { count: 6 })
    await expect(outboxButton(page)).toHaveAccessibleName(
      messageOf('outbox', 'count.asking.many', { all, count: 'three' }),
    )
    const panel = await openWaitingRequestsPanel(page)
    const rows = panel.getByRole('listitem')
    for (const [kind, words, messageField] of [
      ['meeting', 'Too late.', 'says.past'],
      ['meeting', 'Refused.', 'says.refused'],
      ['newsletter', 'leela@example.com', 'why.maybe'],
      ['training', 'Is it held online?', 'why.maybe'],
      ['contact', 'Can you mend a website?', 'actions.cancel'],
    ] as const) {
      const row = rows.filter({ hasText: messageOf('outbox', `requests.${kind}`) }).filter({ hasText: words })
      await expect(row).toContainText(messageOf('outbox', messageField))
    }
    await expect(rows.filter({ hasText: messageOf('outbox', 'says.unreadable') })).toHaveCount(1)
    await expect(rows.filter({ hasText: /Ref MR-\w{8}/ })).toContainText(messageOf('outbox', 'requests.meeting'))

    await expect(contactForm(page).getByLabel('Full Name')).toHaveValue('Leela Rao')
    await expect(contactForm(page).getByLabel('Email Address')).toHaveValue('leela@example.com')
    await expect(contactForm(page).getByLabel('Phone Number')).toHaveValue('555 0102')
    await expect(contactForm(page).getByLabel('Message')).toHaveValue('Can you mend a website?')
    await expect(contactForm(page).getByText(/^Service: /)).toContainText('API Development & Integration')
    await expect(meetingForm(page).getByLabel('Project Details')).toHaveValue('A shop for handmade paper.')
    await rows
      .filter({ hasText: 'Refused.' })
      .getByRole('button', { name: messageOf('outbox', 'actions.edit') })
      .click()
    await panel.getByRole('button', { name: messageOf('outbox', 'questions.replace.yes') }).click()
    for (const [label, text] of [
      ['Full Name', 'Asha Verma'],
      ['Email Address', 'asha@example.com'],
      ['Phone Number', '555 0101'],
      ['Preferred Date', '2026-07-10'],
      ['Preferred Time', '11:30'],
      ['Project Details', 'Refused.'],
    ] as const)
      await expect(meetingForm(page).getByLabel(label)).toHaveValue(text)
    await activateFooter(page)
    await expect(page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' })).toHaveValue(
      'leela@example.com',
    )
    await page.goto(TRAINING_PATH)
    await waitForHydration(page)
    await trainingForm(page).scrollIntoViewIfNeeded()
    await expect(trainingForm(page).getByLabel('Full Name')).toHaveValue('Ravi Nair')
    await expect(trainingForm(page).getByLabel('Email Address')).toHaveValue('ravi@example.com')
    await expect(trainingForm(page).getByLabel('Batch')).toHaveValue('Waitlist for Agentic AI Fundamentals')
    await expect(trainingForm(page).getByLabel('Message')).toHaveValue('Is it held online?')
  })

  test('conversation, runs and best score of another version are read, and a dismissed offer stays dismissed', async ({
    page,
  }) => {
    await shiftClock(page, AFTER_FIXTURE_MS - Date.now())
    await blockOnlineCheck(page)
    const waitForRead = await recordReads(page)
    await page.goto('/robots.txt')
    await writeDeviceData(
      page,
      withAgent(libraryRecords.find(({ name }) => name === SINGLE_INPUT_AGENT) ?? { number: 2 }),
    )
    await page.goto('/fun')
    await waitForHydration(page)
    await expect(page.locator('dt', { hasText: messageOf('game', 'counters.best') }).locator('..')).toContainText('8')
    await page.getByRole('button', { name: 'Open chat' }).click()
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('and how long')
    const log = page.getByRole('log')
    const messages = valuesIn('site-chat')['chat-history'] as readonly Message[]
    for (const { text, about = '' } of messages)
      await expect(log).toContainText(`${about && `About: ${about} `}${text}`)
    await expect(log.getByRole('link', { name: 'Contact' })).toBeVisible()
    await expect(log.getByRole('button')).toHaveText([...(messages.at(-1)?.suggestions ?? [])])
    await page.getByRole('button', { name: 'Close chat' }).click()
    await offerToInstall(page)
    await waitForRead(DISMISSAL_KEY)
    await expect(page.getByRole('button', { name: 'Install', exact: true })).toHaveCount(0)

    const dialog = await openAgent(page, SINGLE_INPUT_AGENT)
    await expect(dialog.getByLabel(SINGLE_INPUT_LABEL, { exact: true })).toHaveValue('A school for knots')
    await dialog.getByText('Earlier runs').click()
    const runs = dialog.getByRole('group').filter({ hasText: 'Earlier runs' }).getByRole('listitem')
    await expect(runs).toHaveText([/^A school for knots.*DEMO/, /^A shop for kites/])
    await runs.getByRole('button', { name: 'A shop for kites' }).click()
    await expect(resultBlock(dialog)).toHaveText('ResultA fine answer 🙂.')
    await expect(dialog.getByText('12 tokens in, 34 out')).toBeVisible()
  })

  test('requests in every state are stored in the shape of the fixture', { tag: '@soak' }, async ({ page, mail }) => {
    await leaveRequests(page, mail)
    const { lease: _, ...storedRequests } = valuesIn('site-outbox')
    const { databases } = await readDeviceData(page)
    expect(databases['site-outbox']?.version).toBe(stored.databases['site-outbox']?.version)
    expect(Object.keys(databases['site-outbox']?.stores ?? {})).toEqual(['keyval'])
    expect(shapesIn(databases['site-outbox']?.stores.keyval ?? {})).toEqual(shapesIn(storedRequests))
  })

  test('the stored lock of a browser without the Web Locks API has the shape of the fixture', async ({
    page,
    mail,
  }) => {
    await leaveLease(page, mail)
    const { lease } = (await readDeviceData(page)).databases['site-outbox']?.stores.keyval ?? {}
    expect(shapesIn({ lease })).toEqual(shapesIn({ lease: valuesIn('site-outbox').lease }))
  })
})

libraryTest.describe('besides the outbox', () => {
  libraryTest(
    'everything is stored in the shape of the fixture',
    { tag: '@soak' },
    async ({ page, provider, problems }) => {
      const [service = ''] = readdirSync('src/content/services').flatMap((file) => /^(.+)\.yaml$/.exec(file)?.[1] ?? [])
      await leaveDrafts(page, service)
      await leaveRuns(page, provider)
      await leaveChat(page)
      await leaveScore(page)
      await leaveOffer(page)
      await leaveSearch(page)
      await leaveStillness(page)
      const outbox = { version: 1, stores: { keyval: {} } }
      const expected = { ...stored, databases: { ...stored.databases, 'site-outbox': outbox } }
      expect(shapesOf(await readDeviceData(page))).toEqual(shapesOf(expected))
      problems.length = 0 // a failed run is logged
    },
  )
})

siteTest.describe('with the worker', () => {
  siteTest.use({ serviceWorkers: 'allow' })

  siteTest('the names and messages that versions of the site share are those of the fixture', async ({ context }) => {
    const folder = mkdtempSync(join(tmpdir(), 'vyomix-site-'))
    cpSync(DIST, folder, { recursive: true })
    const site = await serveSite(folder)
    const names = await recordSharedNames(context)
    const page = await context.newPage()
    const policy = (await page.request.get(site.url)).headers()['content-security-policy'] ?? ''
    for (const name of /trusted-types ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []) addName(names, 'policies', name)
    for (const path of ['/contact', TRAINING_PATH]) {
      await page.goto(site.url + path)
      await waitForHydration(page)
      await activateFooter(page)
      for (const field of await formFieldsOf(page)) addName(names, 'fields', field)
    }
    await leaveStillness(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto(`${site.url}/ai-agents-library`)
    await waitForHydration(page)
    await page
      .getByRole('listitem')
      .filter({ hasText: SINGLE_INPUT_AGENT })
      .getByRole('button', { name: 'Run Agent' })
      .click()
    // by then, everything is cached
    await expect.poll(() => sortedNames(names)['from the worker']).toEqual(sharedNames['from the worker'])
    await gotoWithOutbox(page, `${site.url}/privacy`)
    await page.getByRole('button', { name: 'Delete my data on this device' }).hover()
    await context.setOffline(true)
    await subscribeToNewsletter(page, 'leela@example.com')
    await expect(outboxButton(page)).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Delete my data on this device' }).click()
    await page.getByRole('button', { name: 'Delete it' }).click()
    await expect(outboxButton(page)).toHaveCount(0)
    deployNewVersion(folder)
    await checkForUpdate(page)
    await page.getByRole('button', { name: 'Update' }).click()
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).includes('site-previous')).catch(() => false))
      .toBe(true)
    await waitForHydration(page)
    for (const name of await cacheNamesOf(page)) addName(names, 'caches', name)
    expect(sortedNames(names)).toEqual(sharedNames)
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  })
})

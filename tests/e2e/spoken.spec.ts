import { config } from '#content/config.ts'
import { messageOf } from '#support/messages.ts'
import { expect, test, waitForHydration } from './site-fixtures.ts'
import { listen } from './speech.ts'

// what a screen reader says by itself, step by step: the focus, and each change, once

test('the chat says that it looks for an answer and answers, and where the focus is', async ({ page }) => {
  const speech = await listen(page)
  await page.clock.install({ time: new Date(2026, 10, 30, 19, 35) })
  await page.goto('/about')
  await waitForHydration(page)
  const opening = await speech.during(() =>
    page.getByRole('button', { name: messageOf('chat', 'button.open') }).press('Enter'),
  )
  await opening.focuses(`textbox, ${messageOf('chat', 'panel.message')}`)
  await expect(page.getByRole('log')).toContainText(messageOf('chat', 'replies.welcome')) // read with the panel
  const asking = await speech.during(async () => {
    await page.keyboard.type('How much is a website?')
    await page.keyboard.press('Enter')
  })
  await asking.announces([
    `${messageOf('chat', 'panel.you')} How much is a website?`,
    messageOf('chat', 'panel.looking'),
    expect.stringMatching(new RegExp(`^${config.name}: \\S.* \\d+:\\d\\d [AP]M`)),
  ])
  await asking.focuses(`textbox, ${messageOf('chat', 'panel.message')}`)
  const closing = await speech.during(() => page.keyboard.press('Escape'))
  await closing.focuses(`button, ${messageOf('chat', 'panel.show')}`)
  await closing.announces([])
})

test('the search says how many results there are, and a result says its page', async ({ page }) => {
  const speech = await listen(page)
  await page.goto('/about')
  await waitForHydration(page)
  const opening = await speech.during(() => page.keyboard.press('Control+k'))
  await opening.focuses(`combobox, ${messageOf('search', 'field')}`)
  await opening.announces([])
  const searching = await speech.during(() => page.keyboard.insertText('web hosting'))
  await searching.announces([expect.stringMatching(/^\d+ results$/)])
  const failing = await speech.during(async () => {
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText('zzxqv')
  })
  await failing.announces([messageOf('search', 'results.none')])
  const going = await speech.during(async () => {
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText('web hosting')
    await page.keyboard.press('Enter')
  })
  await expect(page).toHaveURL('/services/web-hosting')
  await going.announces([await page.title()])
  await going.focuses('main')
})

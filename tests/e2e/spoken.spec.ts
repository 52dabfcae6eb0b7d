import { readdirSync } from 'node:fs'
import { config } from '#content/config.ts'
import { messageOf } from '#support/messages.ts'
import { gameCard, gameCardName } from './page-actions.ts'
import { DIST, expect, test, waitForHydration } from './site-fixtures.ts'
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
  const lastTexts = `/text-${readdirSync(`${DIST}/records/search`).filter((file) => file.startsWith('text-')).length - 1}.json`
  const loading = page.waitForResponse((response) => response.url().endsWith(lastTexts))
  const opening = await speech.during(() => page.keyboard.press('Control+k'))
  await opening.focuses(`combobox, ${messageOf('search', 'field')}`)
  await opening.announces([])
  await page.keyboard.insertText('web') // loads the texts, with each of which the number of results may grow
  await loading
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
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

test('the memory game says each turn and each pair, and at the end the result, the copy of it and the new cards', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const speech = await listen(page)
  await page.clock.install({ time: new Date('2026-11-28T12:00:00Z') })
  await page.goto('/fun')
  await waitForHydration(page)
  const press = (name: string) => speech.during(() => page.getByRole('button', { name }).press('Enter'))
  const turn = (card: number) => speech.during(() => gameCard(page, card).press('Enter'))
  const skyDealt = messageOf('game', 'told.sky', { date: '28 November 2026' })

  const starting = await press(messageOf('game', 'start'))
  await starting.announces([messageOf('game', 'told.dealt')])
  await starting.focuses(`button, ${messageOf('game', 'restart')}`)
  await (await press(messageOf('game', 'restart'))).announces([messageOf('game', 'told.dealt')])
  const changing = await press(messageOf('game', 'today'))
  await changing.announces([skyDealt])
  await changing.focuses(`button, ${messageOf('game', 'random')}`)

  const pictures: string[] = []
  for (let card = 0; card < 16; card += 1) {
    await gameCard(page, card).press('Enter')
    pictures.push((await gameCardName(page, card)).split(', ')[2] ?? '')
    if (card % 2 === 1) await page.clock.fastForward(1000) // two cards that are no pair turn back
  }
  await (await press(messageOf('game', 'restart'))).announces([skyDealt]) // the same cards

  const [picture = ''] = pictures
  const otherCard = pictures.findIndex((each) => each !== picture)
  const first = messageOf('game', 'told.first', { picture })
  const turning = await turn(0)
  await turning.announces([first])
  await turning.focuses(`button, ${messageOf('game', 'card.up', { row: 1, column: 1, picture })}`)
  const other = pictures[otherCard] ?? ''
  await (await turn(otherCard)).announces([messageOf('game', 'told.other', { picture: other, other: picture })])
  const waiting = await speech.during(() => page.clock.fastForward(1000))
  await expect(gameCard(page, 0)).toHaveAccessibleName(messageOf('game', 'card.down', { row: 1, column: 1 }))
  await waiting.announces([])

  const pairs = [...new Set(pictures)].map(
    (each) => [each, pictures.indexOf(each), pictures.lastIndexOf(each)] as const,
  )
  for (const [index, [each, card, partner]] of pairs.entries()) {
    await (await turn(card)).announces([messageOf('game', 'told.first', { picture: each })])
    const matching = await turn(partner)
    if (index < 7) await matching.announces([messageOf('game', 'told.pair', { picture: each, pairs: index + 1 })])
    else
      await matching.focuses(expect.stringMatching(/^group, You completed the sky of 28 November 2026 in 9 moves and /))
  }
  const sharing = await press(messageOf('site', 'share.button'))
  await sharing.announces([expect.stringMatching(new RegExp(`^${messageOf('game', 'share.copied')} .*: 9 moves, `))])
  await sharing.focuses(`button, ${messageOf('site', 'share.button')}`)
  const again = await press(messageOf('game', 'result.again'))
  await again.announces([skyDealt])
  await again.focuses(`button, ${messageOf('game', 'card.down', { row: 1, column: 1 })}`)
})

import { record as words } from 'virtual:records/messages/game'
import { dayMonthYear } from '#lib/dates.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { type Game, isComplete } from './game.ts'

/** Returns what screen readers say about a new game. */
export function dealAnnouncement({ day }: Pick<Game, 'day'>): string {
  return day === null ? words.told.dealt : fillTemplate(words.told.sky, { date: dayMonthYear(day) })
}

/** Returns what screen readers say about a turned card. After the last pair it is empty: the result has the focus. */
export function turnAnnouncement(game: Game, card: number): string {
  const { pair, first, other } = words.told
  const picture = String(game.deck[card])
  const openCard = game.openCards.find((index) => index !== card)
  if (isComplete(game)) return ''
  if (game.matched.includes(card)) return fillTemplate(pair, { picture, pairs: game.matched.length / 2 })
  return openCard === undefined
    ? fillTemplate(first, { picture })
    : fillTemplate(other, { picture, other: String(game.deck[openCard]) })
}

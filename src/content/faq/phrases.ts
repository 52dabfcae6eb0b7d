/**
 * Word lists that many questions share, and the way to set them beside a subject. Visitors ask for the price of eight
 * services in thirty ways: the lists keep that out of the entries.
 */

/** Lists of alternatives as one list. */
export function either(...lists: readonly string[]): string {
  return lists.join('|')
}

/** Every phrase of one list beside every phrase of the other: `pairs('shop|store', 'price|cost')` has four. */
export function pairs(left: string, right: string): string {
  return left
    .split('|')
    .flatMap((first) => right.split('|').map((second) => `${first} ${second}`))
    .join('|')
}

/** Money, in English, Indian English and Hinglish. */
export const priceWords =
  'price|pricing|cost|costly|charge|fee|rate|budget|expensive|cheap|affordable|much|money|pay|spend|kitna|kitne|' +
  'monthly|daam|dam|kharcha|kharch|paisa|paise|rupees|rupaye|lakh|keemat|kimat'

/** How long something takes. `fast` and `slow` are missing: they are what people say about page speed. */
export const timeWords =
  'long|when-will|when-would|when-can|when-could|much-time|many-weeks|many-days|many-months|soon|quickly|time|timeline|timeframe|duration|weeks|months|days|deadline|turnaround|delivery|ready|finish|samay|samaya|' +
  'waqt|din|kitna-time|kitna-samay|kitne-din|time-lagega'

/** How the work goes. */
export const processWords = 'process|steps|stages|phases|procedure|approach|workflow|proceed'

/** What belongs to a service. */
export const includedWords =
  'part|get-with|get-for|belong|deliver|included|features|contain|consist|cover|comprise|come|package|scope|deliverables|components'

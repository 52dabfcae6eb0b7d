/** Two times of a day in minutes from midnight. */
export type Hours = { readonly from: number; readonly to: number }

const TIME = /(1[0-2]|[1-9])(?::([0-5]\d))? (am|pm)/.source
const HOURS = new RegExp(`^${TIME} to ${TIME}$`)

/**
 * Parses hours such as '11 am to 8 pm' or '9:30 am to 6 pm'. Returns null for any other text, and for hours that end
 * before they begin.
 */
export function parseHours(text: string): Hours | null {
  const [, fromHour, fromMinute, fromPeriod, toHour, toMinute, toPeriod] = HOURS.exec(text) ?? []
  if (fromHour === undefined || toHour === undefined) return null
  const hours = { from: minutesOf(fromHour, fromMinute, fromPeriod), to: minutesOf(toHour, toMinute, toPeriod) }
  return hours.from < hours.to ? hours : null
}

function minutesOf(hour: string, minute = '0', period = ''): number {
  return ((Number(hour) % 12) + (period === 'pm' ? 12 : 0)) * 60 + Number(minute)
}

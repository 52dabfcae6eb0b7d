import { attempt } from './attempt.ts'

/** India's time zone. */
export const INDIA = 'Asia/Kolkata'

/** A moment on the clocks of a zone: `time` is '3:30 pm', `weekday` 'Sunday', and `date` is '2026-11-28'. */
export type ZonedTime = { readonly time: string; readonly weekday: string; readonly date: string }

/** Returns a moment on the clocks of a zone. Returns null if the browser does not know the zone, or reports none. */
export function zonedTime(moment: number, timeZone: string | undefined): ZonedTime | null {
  if (timeZone === undefined) return null
  return attempt(() => {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h12',
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', weekday: 'long', hour: 'numeric', minute: '2-digit' },
    })
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
    const [hour, minute] = [parts.get('hour'), parts.get('minute')]
    return {
      time: `${hour}${minute === '00' ? '' : `:${minute}`} ${parts.get('dayPeriod')?.toLowerCase()}`,
      weekday: parts.get('weekday') ?? '',
      date: ['year', 'month', 'day'].map((type) => parts.get(type as 'year')).join('-'),
    }
  }, null)
}

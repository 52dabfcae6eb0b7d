import { type Calendar, daysBetween } from '../calendar.ts'
import { LINE_STRONG, PLASTER } from './inks.ts'

/** With more days than this, the ticks of single days could not be told apart. */
const MAX_DAYS = 200

/**
 * Draws a tick for each day, ten units apart, with longer ticks for weeks and months. If there are many days, it draws
 * the ticks of weeks and months only.
 */
export function calendarRule({ from, days, months }: Calendar): string {
  const step = days > MAX_DAYS ? 7 : 1
  let ticks = ''
  for (let day = 0; day <= days; day += step) ticks += `M${day * 10} 0v${day % 7 === 0 ? 9 : 5}`
  const monthTicks = months.map((month) => `M${daysBetween(from, `${month}-01`) * 10} 0v20`).join('')
  const constantWidth = 'vector-effect="non-scaling-stroke"'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${days * 10} 22" fill="none" preserveAspectRatio="none">` +
    `<path d="${ticks}" stroke="${LINE_STRONG}" ${constantWidth}/>` +
    `<path d="${monthTicks}" stroke="${PLASTER}" stroke-width="1.3" ${constantWidth}/></svg>`
  )
}

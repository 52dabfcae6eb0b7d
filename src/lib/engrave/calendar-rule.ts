import { type Calendar, daysBetween } from '../calendar.ts'
import { LINE_STRONG, PLASTER } from './inks.ts'

/** With more days than this, the ticks of single days could not be told apart. */
const MOST_DAYS = 200

/** Draws a tick per day, ten units apart, longer for weeks and months; with many days, only weeks and months. */
export function calendarRule({ from, days, months }: Calendar): string {
  const every = days > MOST_DAYS ? 7 : 1
  let ticks = ''
  for (let day = 0; day <= days; day += every) ticks += `M${day * 10} 0v${day % 7 === 0 ? 9 : 5}`
  const longest = months.map((month) => `M${daysBetween(from, `${month}-01`) * 10} 0v20`).join('')
  const same = 'vector-effect="non-scaling-stroke"'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${days * 10} 22" fill="none" preserveAspectRatio="none">` +
    `<path d="${ticks}" stroke="${LINE_STRONG}" ${same}/>` +
    `<path d="${longest}" stroke="${PLASTER}" stroke-width="1.3" ${same}/></svg>`
  )
}

import { record as words } from 'virtual:records/pages/about'
import type { CSSProperties } from 'react'
import { timeline } from '#content/about-timeline.ts'
import { facts } from '#content/facts.ts'
import { EXPOSURE, exposurePlaces } from '#lib/engrave/exposure.ts'
import { aboutPage } from '#styled/recipes/about-page.js'
import { wrap } from '#ui/layout.ts'

const looks = aboutPage()
const months = timeline.map(({ month }) => month)
const lastMonth = Math.max(...months)

/** Where words stand to their star: outside the arc, so that no trail runs through them. */
const outside = [
  'calc(-100% - 1rem) calc(-100% - 0.4rem)',
  'calc(-100% - 1rem) -94%',
  'calc(-100% - 1rem) -86%',
  '-88% calc(-100% - 0.8rem)',
  '0.35rem calc(-100% - 0.9rem)',
  '0.35rem calc(-100% - 0.9rem)',
  '0.35rem calc(-100% - 0.9rem)',
  '1.1rem calc(-100% - 0.4rem)',
]

/** Each event's words at its star on wide screens, and the length of its trail in the list on narrow ones. */
const places = exposurePlaces(months).map(
  ({ x, y }, index) =>
    ({
      '--left': `${x}%`,
      '--top': `${y}%`,
      '--shift': outside[index],
      '--trail': `${Math.round((100 * (lastMonth - (months[index] ?? 0))) / lastMonth)}%`,
    }) as CSSProperties,
)

/** The history as one exposure: names stand at the stars of the drawing; on narrow screens as a list with trails to scale. */
export function Exposure() {
  const { heading, note } = words.timeline
  return (
    <section aria-labelledby="timeline" className={looks.night}>
      <div className={wrap}>
        <div className={looks.sectionHead}>
          <h2 id="timeline">{heading}</h2>
          <p>{note}</p>
        </div>
        <div className={looks.chart}>
          <img
            src="/art/about-exposure.svg"
            alt=""
            width={EXPOSURE.w}
            height={EXPOSURE.h}
            loading="lazy"
            decoding="async"
            className={looks.drawing}
          />
          <ol className={looks.events}>
            {timeline.map(({ month, date, text }, index) => (
              <li key={month} className={looks.event} style={places[index]}>
                <time dateTime={monthOf(month)}>{date}</time>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div aria-hidden="true" className={looks.horizon} />
    </section>
  )
}

/** The month an event falls in, as machines read it: 2024-01 is month 0. */
function monthOf(month: number): string {
  return `${facts.founded + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}

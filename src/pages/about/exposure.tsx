import { about } from '#content/about.ts'
import { timeline } from '#content/about-timeline.ts'
import { facts } from '#content/facts.ts'
import { EXPOSURE } from '#lib/engrave/exposure.ts'
import { aboutPage } from '#styled/recipes/about-page.js'
import { wrap } from '#ui/layout.ts'

const looks = aboutPage()

/** The history as one exposure: names stand at the stars of the drawing; on narrow screens as a list with trails to scale. */
export function Exposure() {
  const { heading, note } = about.timeline
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
            {timeline.map(({ month, date, text }) => (
              <li key={month} className={looks.event}>
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

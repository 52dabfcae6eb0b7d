import { record as words } from 'virtual:records/pages/about'
import { records as agencyTimeline } from 'virtual:records/timeline'
import type { CSSProperties } from 'react'
import { monthAndYear } from '#lib/dates.ts'
import { EXPOSURE } from '#lib/engrave/exposure.ts'
import { pageColumn } from '#ui/layout.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { styles } from './agency-timeline-styles.ts'

const lastMonth = agencyTimeline.at(-1)?.since || 1

/**
 * Returns the position of an event's text beside its star, for wide screens, and the length of the event's trail, for
 * the list on narrow screens.
 */
function positionOf({ since, words: textPosition }: (typeof agencyTimeline)[number]) {
  return {
    '--trail': `${Math.round((100 * (lastMonth - since)) / lastMonth)}%`,
    ...(textPosition && {
      '--left': `${textPosition.x}%`,
      '--top': `${textPosition.y}%`,
      '--shift': textPosition.shift,
      '--align': textPosition.isEnd ? 'end' : undefined,
      '--width': textPosition.width && `${textPosition.width}rem`,
    }),
  } as CSSProperties
}

/**
 * On narrow screens the events are a list in which an older event has a longer trail. On wide screens they are beside
 * the stars of a drawing or, if there are too many, in columns below the drawing.
 */
export function AgencyTimeline() {
  if (agencyTimeline.length === 0) return null
  const isListed = agencyTimeline.some(({ words: textPosition }) => textPosition === null)
  return (
    <section aria-labelledby="timeline" className={styles.timeline}>
      <div className={pageColumn}>
        <SectionHead id="timeline" heading={words.timeline.heading} />
        <div data-listed={isListed ? '' : undefined} className={styles.chart}>
          <img
            src="/art/about-exposure.svg"
            alt=""
            width={EXPOSURE.w}
            height={EXPOSURE.h}
            loading="lazy"
            decoding="async"
            className={styles.drawing}
          />
          <ol className={styles.events}>
            {agencyTimeline.map((event) => (
              <li key={event.text} className={styles.event} style={positionOf(event)}>
                <time dateTime={event.month}>{monthAndYear(event.month)}</time>
                <p>{event.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div aria-hidden="true" className={styles.horizon} />
    </section>
  )
}

import { record as sections } from 'virtual:records/pages/home/sections'
import { record as personaCount } from 'virtual:records/personas/count'
import { record as testimonialCount } from 'virtual:records/testimonials/count'
import { useEffect, useState } from 'react'
import { matchesMedia, onMediaChange } from '#platform/media-query.ts'
import { observeIntersection } from '#platform/observe-intersection.ts'
import { styles } from './section-nav-styles.ts'

/** The media query for wide windows with a pointer that can hit a tick of 26 px. */
const HAS_ROOM = '(min-width: 1360px) and (pointer: fine)'
/** The root margin that reduces the view to a line 40% down. The section that crosses this line is the current one. */
const LINE_MARGIN = '-40% 0px -60% 0px'

/** The sections of the page, without the testimonials and the personas if there are none. */
const navSections = sections.filter(
  ({ id }) => !((id === 'words' && testimonialCount === 0) || (id === 'roster' && personaCount === 0)),
)

/**
 * A navigation with a tick for each section of a long page. It is rendered only on the client, and only if there is
 * room. It is the last island of the page, because it finds the sections by their ids.
 */
export function SectionNav() {
  const [hasRoom, setHasRoom] = useState(false)
  const [current, setCurrent] = useState<string | null>(null)

  useEffect(() => {
    const update = () => setHasRoom(matchesMedia(HAS_ROOM))
    update()
    return onMediaChange(HAS_ROOM, update)
  }, [])

  useEffect(() => {
    if (!hasRoom) return undefined
    const elements = navSections.flatMap(({ id }) => document.getElementById(id) ?? [])
    const onIntersect = (entries: readonly IntersectionObserverEntry[]) => {
      const crossing = entries.find(({ isIntersecting }) => isIntersecting)
      if (crossing) setCurrent(crossing.target.id)
    }
    return observeIntersection(elements, onIntersect, { rootMargin: LINE_MARGIN })
  }, [hasRoom])

  if (!hasRoom) return null
  return (
    <nav aria-label="Sections of this page" className={styles.root}>
      <ol>
        {navSections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.tick} {...(id === current && { 'aria-current': 'true' })}>
              <span className={styles.name}>{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

import { useEffect, useState } from 'react'
import { matchesMedia, onMediaChange } from '#platform/media-query.ts'
import { observeIntersection } from '#platform/observe-intersection.ts'
import { sectionNav } from '#styled/recipes/section-nav.js'
import '#styled/styles/recipes/section-nav.css'

/** Wide windows with a pointer that can hit a tick of 26 px. */
const FITS = '(min-width: 1360px) and (pointer: fine)'
/** The current section is the one that crosses this line, 40% down the view. */
const LINE = '-40% 0px -60% 0px'

type Section = { readonly id: string; readonly name: string }

const styles = sectionNav()

/** A navigation with a tick for each section of a long page. It is rendered on the client, and only where it fits. */
export function SectionNav({ sections }: { readonly sections: readonly Section[] }) {
  const [fits, setFits] = useState(false)
  const [current, setCurrent] = useState<string | null>(null)

  useEffect(() => {
    const check = () => setFits(matchesMedia(FITS))
    check()
    return onMediaChange(FITS, check)
  }, [])

  useEffect(() => {
    if (!fits) return undefined
    const found = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
    const onIntersect = (entries: readonly IntersectionObserverEntry[]) => {
      const crossing = entries.find(({ isIntersecting }) => isIntersecting)
      if (crossing) setCurrent(crossing.target.id)
    }
    return observeIntersection(found, onIntersect, { rootMargin: LINE })
  }, [fits, sections])

  if (!fits) return null
  return (
    <nav aria-label="Sections of this page" className={styles.root}>
      <ol>
        {sections.map(({ id, name }) => (
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

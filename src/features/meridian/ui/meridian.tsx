import { useEffect, useState } from 'react'
import { matches, onMatchChange, watchView } from '#platform/view.ts'
import { meridian } from '#styled/recipes/meridian.js'
import '#styled/styles/recipes/meridian.css'

/** Wide windows with a pointer that can hit a tick of 26 px (art direction §7). */
const FITS = '(min-width: 1360px) and (pointer: fine)'
/** A section is the current one while it crosses this line, 40 % down the view. */
const LINE = '-40% 0px -60% 0px'

type Section = { readonly id: string; readonly name: string }

const looks = meridian()

/** A tick for each section of a long page. It comes after the page itself, and only where it can be used. */
export function Meridian({ sections }: { readonly sections: readonly Section[] }) {
  const [fits, setFits] = useState(false)
  const [current, setCurrent] = useState<string | null>(null)

  useEffect(() => {
    const check = () => setFits(matches(FITS))
    check()
    return onMatchChange(FITS, check)
  }, [])

  useEffect(() => {
    if (!fits) return undefined
    const found = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      const crossing = entries.find(({ isIntersecting }) => isIntersecting)
      if (crossing) setCurrent(crossing.target.id)
    }
    return watchView(found, look, { rootMargin: LINE })
  }, [fits, sections])

  if (!fits) return null
  return (
    <nav aria-label="Sections of this page" className={looks.root}>
      <ol>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={looks.tick} {...(id === current && { 'aria-current': 'true' })}>
              <span className={looks.name}>{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

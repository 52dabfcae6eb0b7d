import { useEffect, useState } from 'react'
import type { Ports } from '#platform/ports.ts'
import { styles } from './table-of-contents-styles.ts'

type TableOfContentsProps = {
  readonly sections: readonly { readonly id: string; readonly heading: string }[]
  /** Read only in effects, because ports must not be used while rendering. */
  readonly ports: Pick<Ports, 'motion'>
}

/** The table of contents of a page, which marks the section that is being read. */
export function TableOfContents({ sections, ports }: TableOfContentsProps) {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
    const updateCurrent = () => setCurrent(currentIndex(headings))
    // the title is observed as well, because a jump to the top of the page passes no other heading
    const title = document.querySelector('h1')
    const stops = [...headings, ...(title ? [title] : [])].map((element) =>
      ports.motion.whileVisible(element, updateCurrent),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [ports, sections])
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <div className={styles.contentsList}>
        <p className={styles.contentsTitle}>On this page</p>
        <ol>
          {sections.map(({ id, heading }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={index === current ? 'location' : undefined}
                className={styles.contentsLink}
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

/**
 * Returns the index of the first heading in view, or else of the last heading above the view, or else 0. It measures
 * the section of each heading, because measuring inside a section that is not laid out yet would force its layout.
 */
function currentIndex(headings: readonly HTMLElement[]): number {
  const tops = headings.map((heading) => (heading.closest('section') ?? heading).getBoundingClientRect().top)
  const inView = tops.findIndex((top) => top >= 0 && top < document.documentElement.clientHeight)
  return inView >= 0
    ? inView
    : Math.max(
        0,
        tops.findLastIndex((top) => top < 0),
      )
}

import { record as words } from 'virtual:records/pages/home/readings'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { homePage } from '#styled/recipes/home-page.js'
import { wrap } from '#ui/layout.ts'

const looks = homePage()

/** Model statistics: four readings, each on its own scale; the pointers slide to their values once. */
export function Part() {
  const ports = useAtomValue(portsAtom)
  const list = useRef<HTMLDListElement>(null)
  useEffect(() => {
    const { current } = list
    if (!current || ports.motion.isStill()) return undefined
    return ports.motion.whileSeen(current, (isSeen) => {
      if (isSeen) current.dataset.seen = ''
    })
  }, [ports])
  return (
    <section id="readings" aria-labelledby="readings-heading" className={looks.section}>
      <div className={wrap}>
        <div className={looks.sectionHead}>
          <h2 id="readings-heading" className={looks.sectionHeading}>
            {words.heading}
          </h2>
          <p className={looks.support}>{words.note}</p>
        </div>
        <dl ref={list} className={looks.readings}>
          {words.items.map(({ name, value, unit, most }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <span aria-hidden="true" className={looks.scale}>
                  <i style={{ transform: `translateX(${(100 * value) / most}%)` }} />
                </span>
                <span aria-hidden="true" className={looks.ends}>
                  <span>0</span>
                  <span>{`${most}${unit}`}</span>
                </span>
                <span className={looks.reading}>
                  {value}
                  <small>{unit}</small>
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

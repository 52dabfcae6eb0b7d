import { record as words } from 'virtual:records/pages/home/readings'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { pageColumn } from '#ui/layout.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { styles } from './readings-styles.ts'

/**
 * Example figures of an AI model, each on its own scale. With motion, the pointers slide to their values when they
 * first come into view.
 */
export function Readings() {
  const ports = useAtomValue(portsAtom)
  const list = useRef<HTMLDListElement>(null)
  useEffect(() => {
    const { current } = list
    if (!current) return undefined
    return ports.motion.whileMotionAllowed(() =>
      ports.motion.whileVisible(current, (isSeen) => {
        if (isSeen) current.dataset.seen = ''
      }),
    )
  }, [ports])
  return (
    <section id="readings" aria-labelledby="readings-heading" className={styles.section}>
      <div className={pageColumn}>
        <SectionHead id="readings-heading" heading={words.heading} note={words.note} />
        <dl ref={list} className={styles.readings}>
          {words.items.map(({ name, value, unit, most }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <span aria-hidden="true" className={styles.scale}>
                  <i style={{ transform: `translateX(${(100 * value) / most}%)` }} />
                </span>
                <span aria-hidden="true" className={styles.scaleLabels}>
                  <span>0</span>
                  <span>{`${most}${unit}`}</span>
                </span>
                <span className={styles.reading}>
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

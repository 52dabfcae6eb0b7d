import { record as words } from 'virtual:records/pages/jobs'
import { HeadSky } from '#features/sky/ui/head-sky.tsx'
import { eagerImage } from '#ui/image-loading.ts'
import { pageColumn } from '#ui/layout.ts'
import { HeadingDot } from '#ui/marks.tsx'
import { chartOpenings } from './chart-openings.ts'
import { styles } from './hero-styles.ts'

const [first, second] = words.heading
const namedOpenings = chartOpenings.filter(({ isNamed }) => isNamed)

/**
 * A chart of star trails around the full stop of the heading has a dashed ring for each opening. The names beside the
 * rings are hidden from screen readers, because the list below contains them as text.
 */
export function JobsHero() {
  return (
    <section className={styles.head}>
      <HeadSky />
      <div className={`${pageColumn} ${styles.content}`}>
        <div className={styles.headline}>
          <h1>
            {first} <br />
            {second}
            <HeadingDot />
          </h1>
          <div aria-hidden="true" className={styles.chart}>
            <img
              src="/art/jobs-places.svg"
              alt=""
              width="1520"
              height="1520"
              {...eagerImage}
              className={styles.drawing}
            />
            {namedOpenings.map(({ label, isNamedLeft, left, top }) => (
              <i
                key={label}
                data-name={label}
                data-side={isNamedLeft ? 'left' : undefined}
                className={styles.openingName}
                style={{ left, top }}
              />
            ))}
          </div>
        </div>
        <div className={styles.introText}>
          <p className={styles.lead}>{words.lead}</p>
          <p className={styles.legend}>{words.chart}</p>
        </div>
      </div>
    </section>
  )
}

import { record as heading } from 'virtual:records/pages/jobs/heading'
import { record as lead } from 'virtual:records/pages/jobs/lead'
import type { Opening } from '#content/job-facts.ts'
import { HeadSky } from '#features/sky/ui/head-sky.tsx'
import { fillTemplate } from '#lib/fill-template.ts'
import { capitalize, numberWord } from '#lib/number-words.ts'
import { eagerImage, lazyImage } from '#ui/image-loading.ts'
import { pageColumn } from '#ui/layout.ts'
import { HeadingDot } from '#ui/marks.tsx'
import { chartOpenings } from './chart-openings.ts'
import { styles } from './hero-styles.ts'

type JobsHeroProps = {
  /** The jobs that are open on the visitor's day. */
  readonly jobs: readonly Opening[]
}

/**
 * A chart of star trails around the full stop of the heading has a dashed ring for each opening. The names beside the
 * rings are hidden from screen readers, because the list below contains them as text.
 */
export function JobsHero({ jobs }: JobsHeroProps) {
  const { none, one, many } = heading
  const [first, second] = jobs.length === 0 ? none : jobs.length === 1 ? one : many
  const openings = chartOpenings.filter(({ id }) => jobs.some((job) => job.id === id))
  return (
    <section className={styles.head}>
      <HeadSky />
      <div className={`${pageColumn} ${styles.content}`}>
        <div className={styles.headline}>
          <h1>
            <span>{fillTemplate(first, { count: capitalize(numberWord(jobs.length)) })}</span> <br />
            <span>{second}</span>
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
            {openings.map(({ id, until }) =>
              until === undefined ? null : (
                <img
                  key={id}
                  src={`/art/jobs-place-${id}.svg`}
                  alt=""
                  width="1520"
                  height="1520"
                  {...lazyImage}
                  className={styles.drawing}
                />
              ),
            )}
            {openings
              .filter(({ isNamed }) => isNamed)
              .map(({ id, label, isNamedLeft, left, top }) => (
                <i
                  key={id}
                  data-name={label}
                  data-side={isNamedLeft ? 'left' : undefined}
                  className={styles.openingName}
                  style={{ left, top }}
                />
              ))}
          </div>
        </div>
        <div className={styles.introText}>
          <p className={styles.lead}>{jobs.length === 0 ? lead.none : lead.open}</p>
        </div>
      </div>
    </section>
  )
}

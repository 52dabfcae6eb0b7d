import { record as words } from 'virtual:records/pages/projects'
import { record as projectChart } from 'virtual:records/projects/plan'
import type { ProjectList } from '#content/record-pages.ts'
import { monthAndYear } from '#lib/dates.ts'
import { percentOf } from '#lib/engrave/catalogue.ts'
import type { Point } from '#lib/engrave/geometry.ts'
import { css } from '#styled/css'
import { pageColumn } from '#ui/layout.ts'
import { styles } from './chart-styles.ts'

function positionOf(point: Point) {
  const [left, top] = percentOf(point)
  return { left, top }
}

type ProjectsChartProps = {
  /** The projects on this page of the list. */
  readonly projects: ProjectList['items']
}

/**
 * A chart with a star for each project of the site, at its month and on the line of its field. The stars of the projects
 * on this page have names, which link to the cards below.
 */
export function ProjectsChart({ projects }: ProjectsChartProps) {
  return (
    <section aria-labelledby="chart-name" className={styles.chart}>
      <div className={pageColumn}>
        <h2 id="chart-name" className={css({ srOnly: true })}>
          {words.chart.name}
        </h2>
        <div className={styles.sheet}>
          <img
            src="/art/projects-catalogue.svg"
            alt=""
            width="1312"
            height="440"
            decoding="sync"
            className={styles.drawing}
          />
          <p aria-hidden="true" className={styles.months}>
            {projectChart.named.map(({ name, left }) => (
              <span key={name} style={{ left }}>
                {name}
              </span>
            ))}
          </p>
          <ul aria-hidden="true" className={styles.rows}>
            {projectChart.rows.map(({ name, top }) => (
              <li key={name} style={{ top }}>
                {name}
              </li>
            ))}
          </ul>
          <ol className={styles.stars}>
            {[...projects].reverse().map(({ slug, label, field, completed, star }) => (
              <li key={slug} style={positionOf(star.at)}>
                <a href={`#${slug}`} data-side={star.side} data-quiet={star.isQuiet && ''} className={styles.star}>
                  {label}
                  <span className={css({ srOnly: true })}>{` (${field}, ${monthAndYear(completed)})`}</span>
                </a>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

import { projectChart, projects, projectsPage as words } from '#content/projects.ts'
import { monthAndYear } from '#lib/dates.ts'
import { percentOf } from '#lib/engrave/catalogue.ts'
import type { Point } from '#lib/engrave/geometry.ts'
import { css } from '#styled/css'
import { projectsPage } from '#styled/recipes/projects-page.js'
import { wrap } from '#ui/layout.ts'

const looks = projectsPage()

function placeOf(point: Point) {
  const [left, top] = percentOf(point)
  return { left, top }
}

/** The catalogue: a star for each project at its month and on the line of its field, each a way to its card. */
export function Chart() {
  return (
    <section aria-labelledby="chart-name" className={looks.chart}>
      <div className={wrap}>
        <h2 id="chart-name" className={css({ srOnly: true })}>
          {words.chart.name}
        </h2>
        <div className={looks.sheet}>
          <img
            src="/art/projects-catalogue.svg"
            alt=""
            width="1312"
            height="440"
            decoding="sync"
            className={looks.drawing}
          />
          <p aria-hidden="true" className={looks.months}>
            {projectChart.named.map(({ name, left }) => (
              <span key={name} style={{ left }}>
                {name}
              </span>
            ))}
          </p>
          <ul aria-hidden="true" className={looks.rows}>
            {projectChart.rows.map(({ name, top }) => (
              <li key={name} style={{ top }}>
                {name}
              </li>
            ))}
          </ul>
          <ol className={looks.stars}>
            {[...projects].reverse().map(({ slug, label, field, completed, star }) => (
              <li key={slug} style={placeOf(star.at)}>
                <a href={`#${slug}`} data-side={star.side} data-quiet={star.isQuiet && ''} className={looks.star}>
                  {label}
                  <span className={css({ srOnly: true })}>{` (${field}, ${monthAndYear(completed)})`}</span>
                </a>
              </li>
            ))}
          </ol>
        </div>
        <p className={looks.note}>{words.chart.note}</p>
      </div>
    </section>
  )
}

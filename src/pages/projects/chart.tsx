import { projectsPage as words } from '#content/projects.ts'
import { css } from '#styled/css'
import { projectsPage } from '#styled/recipes/projects-page.js'
import { wrap } from '#ui/layout.ts'
import { chartMonths, chartRows, chartStars, shortMonth } from './chart-plan.ts'

const looks = projectsPage()

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
            {chartMonths.map(({ name, left }) => (
              <span key={name} style={{ left }}>
                {name}
              </span>
            ))}
          </p>
          <ul aria-hidden="true" className={looks.rows}>
            {chartRows.map(({ name, top }) => (
              <li key={name} style={{ top }}>
                {name}
              </li>
            ))}
          </ul>
          <ol className={looks.stars}>
            {chartStars.map(({ project, isNamedLeft, at: [left, top] }) => (
              <li key={project.slug} style={{ left, top }}>
                <a href={`#${project.slug}`} data-side={isNamedLeft ? 'left' : undefined} className={looks.star}>
                  {project.label}
                  <span className={css({ srOnly: true })}>
                    {` (${project.field}, ${shortMonth(project.completed)})`}
                  </span>
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
